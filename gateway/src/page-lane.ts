import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { languageOf } from '@recruit/chassis/errors'
import { parseCookie } from 'cookie'
import { hasBody } from './body-rules.ts'
import { LANGUAGE_NAME, XSRF_NAME, xsrfCookie } from './cookies.ts'
import type { createFrontPage, Language } from './front-page.ts'
import type { Recorder } from './observe.ts'
import { bestOf, isKnown } from './representation.ts'
import { secureHeaderList } from './security-headers.ts'
import type { XsrfTokens } from './xsrf-token.ts'

export interface PageParts {
  frontPage: ReturnType<typeof createFrontPage>
  /** The content security policy of the front page, which has a script in itself. */
  pagePolicy: string
  tokens: XsrfTokens
}
type Cookies = Record<string, string | undefined>

export const cookiesOf = ({ headers }: IncomingMessage): Cookies =>
  headers.cookie ? parseCookie(headers.cookie) : {}

/** The choice made on the site, else what the browser asks for. */
export function languageFor({ headers }: IncomingMessage, cookies: Cookies): Language {
  const chosen = cookies[LANGUAGE_NAME]
  return chosen === 'ko' || chosen === 'en' ? chosen : languageOf(headers['accept-language'])
}

/** Sends the front page in the visitor's language, with an XSRF token where there is no good one; false where there is no page. */
export function pageSender({ frontPage, pagePolicy, tokens }: PageParts) {
  const headOf = (secure: boolean) => [
    ...['Vary', 'Cookie, Accept-Language, Accept-Encoding', 'Cache-Control', 'private, no-cache'],
    ...secureHeaderList(secure, pagePolicy),
  ]
  const heads = { http: headOf(false), https: headOf(true) }

  return (req: IncomingMessage, res: ServerResponse, secure: boolean, also: string[] = []): boolean => {
    const cookies = cookiesOf(req)
    const page = frontPage.in(languageFor(req, cookies))
    if (!page) return false
    const { etag, encoding, body } = bestOf(page, req.headers)
    const head = [...also, 'ETag', etag, ...heads[secure ? 'https' : 'http']]
    if (!tokens.isOurs(cookies[XSRF_NAME])) head.push('Set-Cookie', xsrfCookie(tokens.fresh(), secure))
    if (isKnown(req.headers['if-none-match'], etag)) res.writeHead(304, head).end()
    else {
      if (encoding) head.push('Content-Encoding', encoding)
      head.push('Content-Type', page.type, 'Content-Length', String(body.length))
      // Node leaves the body of a reply to HEAD out.
      res.writeHead(200, head).end(body)
    }
    return true
  }
}
export type PageSender = ReturnType<typeof pageSender>

/**
 * Answers a plain request for the front page, with which every visit begins, before anything else looks at it. Falls
 * through to `otherwise` for every other request.
 */
export function pageLane(
  { sendPage, isHttps, record }: { sendPage: PageSender; isHttps: boolean; record: Recorder },
  otherwise: RequestListener,
): RequestListener {
  return (req, res) => {
    const { method, url, headers } = req
    const isPlain = method === 'GET' && (url === '/' || url?.startsWith('/?')) && !hasBody(headers)
    if (!isPlain) return otherwise(req, res)
    const started = performance.now()
    const requestId = randomUUID()
    if (!sendPage(req, res, isHttps, ['X-Request-Id', requestId])) return otherwise(req, res)
    record({ requestId, method, route: 'page', status: res.statusCode, started })
  }
}
