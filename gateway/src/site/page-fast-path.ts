import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { languageOf } from '@recruit/contract/text'
import {
  type Cookies,
  cookiesOf,
  LANGUAGE_NAME,
  nameOf,
  type SignedIds,
  XSRF_NAME,
  xsrfCookie,
} from '../identity/cookies.ts'
import { type XsrfTokens, xsrfHolder } from '../identity/identity.ts'
import type { Step } from '../request/locals.ts'
import type { Recorder } from '../request/observe.ts'
import { hasBody } from '../request/request-rules.ts'
import { secureHeaderList } from '../request/security-headers.ts'
import type { createFrontPage, Language } from './front-page.ts'
import { bestOf, isKnown } from './representation.ts'

export interface PageParts {
  frontPage: ReturnType<typeof createFrontPage>
  /** The content security policy of the front page, which has an inline script. */
  pagePolicy: string
  tokens: XsrfTokens
  proofs: SignedIds
}
/** The language chosen on the site, else the browser's. */
export function languageFor({ headers }: IncomingMessage, cookies: Cookies): Language {
  const chosen = cookies[LANGUAGE_NAME]
  return chosen === 'ko' || chosen === 'en' ? chosen : languageOf(headers['accept-language'])
}

/**
 * Sends the front page in the visitor's language, with a new XSRF token unless the browser has a valid one; returns
 * false where there is no page.
 */
export function pageSender({ frontPage, pagePolicy, tokens, proofs }: PageParts) {
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
    const holder = xsrfHolder(
      cookies[nameOf('session', secure)],
      proofs.read(cookies[nameOf('applicant', secure)]),
    )
    if (!tokens.isOurs(cookies[XSRF_NAME], holder))
      head.push('Set-Cookie', xsrfCookie(tokens.fresh(holder), secure))
    if (isKnown(req.headers['if-none-match'], etag)) res.writeHead(304, head).end()
    else {
      if (encoding) head.push('Content-Encoding', encoding)
      head.push('Content-Type', page.type, 'Content-Length', String(body.length))
      // Node omits the body of a reply to HEAD.
      res.writeHead(200, head).end(body)
    }
    return true
  }
}
export type PageSender = ReturnType<typeof pageSender>

interface PageFastPathParts {
  sendPage: PageSender
  isSecure: (req: IncomingMessage) => boolean
  record: Recorder
}

/** Answers a plain request for the front page, the first of every visit, from memory. */
export function pageFastPath({ sendPage, isSecure, record }: PageFastPathParts): Step {
  return (req, res, next) => {
    const { method, url, headers } = req
    const isPlain = method === 'GET' && (url === '/' || url?.startsWith('/?')) && !hasBody(headers)
    if (!isPlain) return next()
    const started = performance.now()
    const requestId = randomUUID()
    if (!sendPage(req, res, isSecure(req), ['X-Request-Id', requestId])) return next()
    record(started, { requestId, method, route: 'page', status: res.statusCode })
  }
}
