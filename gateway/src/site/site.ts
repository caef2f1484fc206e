import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import type { GatewayResponse, Step } from '../request/locals.ts'
import { decoded, isApiPath, pathOf } from '../request/request-rules.ts'
import { type Language, SERVER_FOLDER } from './front-page.ts'
import { cookiesOf, languageFor, type PageSender } from './page-fast-path.ts'
import { compress, type Representation, represent, send } from './representation.ts'

interface SiteParts {
  assets: Map<string, Representation>
  sendPage: PageSender
  missingPage: Record<Language, Representation>
  pagePolicy: string
}

/** Serves everything outside of /api, from memory. */
export const site =
  ({ assets, sendPage, missingPage, pagePolicy }: SiteParts): Step =>
  (req, res, next) => {
    const path = pathOf(req.url ?? '')
    if (isApiPath(path)) return next()
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (path === '/' && isRead && sendPage(req, res, res.locals.secure)) {
      res.locals.route = 'page'
      return
    }
    const asset = isRead && assets.get(decoded(path) ?? path)
    if (asset) return sendAsset(req, res, path, asset)
    res.statusCode = 404
    res.setHeader('Cache-Control', 'no-store')
    res.setHeader('Content-Security-Policy', pagePolicy)
    send(req, res, missingPage[languageFor(req, cookiesOf(req))])
  }

function sendAsset(req: IncomingMessage, res: GatewayResponse, path: string, asset: Representation): void {
  res.locals.route = 'asset'
  res.setHeader('Vary', 'Accept-Encoding')
  // The build puts a hash of the content into these names.
  const isNamedByContent = path.startsWith('/assets/')
  res.setHeader('Cache-Control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache')
  send(req, res, asset)
}

const TITLES: Record<Language, string> = { ko: '페이지를 찾을 수 없습니다', en: 'Page not found' }
/** For a gateway without a web build. */
const plain = (language: Language): Buffer =>
  Buffer.from(`<!doctype html><html lang="${language}"><title>${TITLES[language]}</title></html>`)

/** The page for an unknown address, as built. */
export async function createMissingPage(
  files: Map<string, Buffer>,
): Promise<Record<Language, Representation>> {
  const drawn = async (language: Language) => {
    const page = represent(
      'text/html; charset=utf-8',
      files.get(`/missing.${language}.html`) ?? plain(language),
    )
    await compress(page)
    return page
  }
  return { ko: await drawn('ko'), en: await drawn('en') }
}

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
