import type { IncomingHttpHeaders } from 'node:http'
import type { Step } from '../request/locals.ts'
import { refuseBody } from '../request/refuse.ts'
import { applicantName, sessionName, XSRF_NAME, xsrfCookie } from './cookies.ts'
import { xsrfHolder } from './xsrf-holder.ts'
import type { XsrfTokens } from './xsrf-token.ts'

/**
 * Whether the browser reports another origin, other hosts of the same site included, because neighbours under one
 * domain are not ours. Our own origin is `publicOrigin`, else the Host header.
 */
export function isForeign(headers: IncomingHttpHeaders, publicOrigin: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site === 'cross-site') return true
  // A page at our public address may call another host of ours.
  if (site === 'same-site' && (origin === undefined || origin !== publicOrigin)) return true
  if (origin === undefined) return false
  if (publicOrigin !== undefined) return origin !== publicOrigin
  const own = URL.parse(`http://${headers.host}`)?.host
  const from = URL.parse(origin)
  return own === undefined || from?.host !== own || !/^https?:$/.test(from.protocol)
}

/** Applies to reads too: a link from elsewhere carries the session, and an export is recorded in the history. */
export const sameSite =
  (publicOrigin: string | undefined): Step =>
  (req, res, next) => {
    if (!isForeign(req.headers, publicOrigin)) next()
    else refuseBody(req, res, 'crossSite', res.locals.call?.failed)
  }

/** A browser with a cookie of ours must repeat the token that is bound to it; the refusal carries a fresh token. */
export const checkXsrf =
  (tokens: XsrfTokens): Step =>
  (req, res, next) => {
    const { cookies, proved, secure, call } = res.locals
    const session = cookies[sessionName(secure)]
    const vouches = session ?? cookies[applicantName(secure)]
    const header = req.headers['x-xsrf-token']
    if (req.method === 'GET' || call?.xsrf === false || vouches === undefined) return next()
    const holder = xsrfHolder(session, proved)
    if (tokens.agree(cookies[XSRF_NAME], typeof header === 'string' ? header : undefined, holder))
      return next()
    res.setHeader('Set-Cookie', xsrfCookie(tokens.keepOrRenew(cookies[XSRF_NAME], holder), secure))
    refuseBody(req, res, 'xsrf', call?.failed)
  }
