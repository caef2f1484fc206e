import type { IncomingMessage } from 'node:http'
import type { GatewayResponse, Step } from '../request/locals.ts'
import { decoded, isApiPath, pathOf } from '../request/request-rules.ts'
import type { Language } from './front-page.ts'
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
