import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { SERVER_FOLDER } from './front-page.ts'
import { compress, type Representation, represent } from './representation.ts'

/** By extension; `text` marks what is worth compressing. */
const TYPES: Record<string, { type: string; text?: true }> = {
  '.html': { type: 'text/html; charset=utf-8', text: true },
  '.js': { type: 'text/javascript; charset=utf-8', text: true },
  '.css': { type: 'text/css; charset=utf-8', text: true },
  '.json': { type: 'application/json; charset=utf-8', text: true },
  '.webmanifest': { type: 'application/manifest+json; charset=utf-8', text: true },
  '.svg': { type: 'image/svg+xml; charset=utf-8', text: true },
  '.txt': { type: 'text/plain; charset=utf-8', text: true },
  '.xml': { type: 'application/xml; charset=utf-8', text: true },
  '.png': { type: 'image/png' },
  '.jpg': { type: 'image/jpeg' },
  '.webp': { type: 'image/webp' },
  '.avif': { type: 'image/avif' },
  '.ico': { type: 'image/x-icon' },
  '.woff2': { type: 'font/woff2' },
}
const OTHER: { type: string; text?: true } = { type: 'application/octet-stream' }
const MADE = /\.(?:br|gz)$/

/** The files of a folder by their path on the site: `/assets/x.js`. Empty for a missing folder. */
export async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = new Map<string, Buffer>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    files.set(`/${relative(folder, file).split(sep).join('/')}`, await readFile(file))
  }
  return files
}

/** The files as served: with the build's encodings, and the missing ones made here. */
export async function loadAssets(files: Map<string, Buffer>): Promise<Map<string, Representation>> {
  const assets = new Map<string, Representation>()
  for (const [path, bytes] of files) {
    if (MADE.test(path) || /^\/(?:index|missing)\b[^/]*\.html$/.test(path) || path.startsWith(SERVER_FOLDER))
      continue
    const { type, text } = TYPES[extname(path).toLowerCase()] ?? OTHER
    const asset: Representation = {
      ...represent(type, bytes),
      br: files.get(`${path}.br`),
      gzip: files.get(`${path}.gz`),
    }
    if (text) await compress(asset)
    assets.set(path, asset)
  }
  return assets
}
