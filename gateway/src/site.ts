import { languageOf } from '@recruit/chassis/errors'
import { parseCookie } from 'cookie'
import type { Request } from 'express'
import { LANGUAGE_NAME, XSRF_NAME, xsrfCookie } from './cookies.ts'
import type { createFrontPage, Language } from './front-page.ts'
import type { GatewayResponse, Step } from './locals.ts'
import { missingPage } from './missing-page.ts'
import { decoded, isApiPath, pathOf } from './paths.ts'
import { type Representation, send } from './representation.ts'
import type { XsrfTokens } from './xsrf-token.ts'

export interface SiteParts {
  assets: Map<string, Representation>
  frontPage: ReturnType<typeof createFrontPage>
  /** The content security policy of the front page, which has a script in itself. */
  pagePolicy: string
  tokens: XsrfTokens
}

/** Everything outside of /api, out of memory. */
export const site =
  ({ assets, frontPage, pagePolicy, tokens }: SiteParts): Step =>
  (req, res, next) => {
    const path = pathOf(req.url)
    if (isApiPath(path)) return next()
    const cookies = req.headers.cookie ? parseCookie(req.headers.cookie) : {}
    const language = languageFor(req, cookies[LANGUAGE_NAME])
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    const page = path === '/' && isRead ? frontPage.in(language) : undefined
    if (page) {
      if (!tokens.isOurs(cookies[XSRF_NAME])) {
        res.setHeader('Set-Cookie', xsrfCookie(tokens.fresh(), res.locals.secure))
      }
      res.setHeader('Content-Security-Policy', pagePolicy)
      return sendPage(req, res, page)
    }
    const asset = isRead && assets.get(decoded(path) ?? path)
    if (asset) return sendAsset(req, res, path, asset)
    res.status(404)
    res.setHeader('Cache-Control', 'no-store')
    send(req, res, missingPage[language])
  }

/** The choice made on the site, else what the browser asks for. */
const languageFor = (req: Request, chosen: string | undefined): Language =>
  chosen === 'ko' || chosen === 'en' ? chosen : languageOf(req.headers['accept-language'])

function sendPage(req: Request, res: GatewayResponse, page: Representation): void {
  res.locals.route = 'page'
  res.setHeader('Vary', 'Cookie, Accept-Language, Accept-Encoding')
  res.setHeader('Cache-Control', 'private, no-cache')
  send(req, res, page)
}

function sendAsset(req: Request, res: GatewayResponse, path: string, asset: Representation): void {
  res.locals.route = 'asset'
  res.setHeader('Vary', 'Accept-Encoding')
  // The build names these by their content.
  const isNamedByContent = path.startsWith('/assets/')
  res.setHeader('Cache-Control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache')
  send(req, res, asset)
}
