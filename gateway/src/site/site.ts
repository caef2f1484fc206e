import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { cookiesOf } from '../identity/cookies.ts'
import type { GatewayResponse, Step } from '../request/locals.ts'
import { decoded, isApiPath, pathOf } from '../request/request-rules.ts'
import { type Language, SERVER_FOLDER } from './front-page.ts'
import { languageFor, type PageSender } from './page-fast-path.ts'
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

/** By extension; text, which is worth compressing, has a charset. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
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
    const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream'
    const asset: Representation = {
      ...represent(type, bytes),
      br: files.get(`${path}.br`),
      gzip: files.get(`${path}.gz`),
    }
    if (type.includes('charset')) await compress(asset)
    assets.set(path, asset)
  }
  return assets
}
