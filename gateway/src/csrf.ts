import type { IncomingHttpHeaders } from 'node:http'
import { applicantName, sessionName, XSRF_NAME, xsrfCookie } from './cookies.ts'
import type { Step } from './locals.ts'
import { refuseBody } from './refuse.ts'
import type { XsrfTokens } from './xsrf-token.ts'

/** Whether a browser says that another site sent this. Our own origin is `publicOrigin` or, unset, the Host asked for. */
export function isForeign(headers: IncomingHttpHeaders, publicOrigin: string | undefined): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true
  const { origin } = headers
  if (origin === undefined) return false
  if (publicOrigin !== undefined) return origin !== publicOrigin
  const own = URL.parse(`http://${headers.host}`)?.host
  const from = URL.parse(origin)
  return own === undefined || from?.host !== own || !/^https?:$/.test(from.protocol)
}

/** Reads too: a link from elsewhere brings the session along, and an export is written down in the history. */
export const sameSite =
  (publicOrigin: string | undefined): Step =>
  (req, res, next) => {
    if (!isForeign(req.headers, publicOrigin)) next()
    else refuseBody(req, res, 'crossSite', res.locals.call?.failed)
  }

/** A browser that holds a cookie of ours must repeat the token; the refusal brings a fresh one to repeat with. */
export const checkXsrf =
  (tokens: XsrfTokens): Step =>
  (req, res, next) => {
    const { cookies, secure, call } = res.locals
    const vouches = cookies[sessionName(secure)] ?? cookies[applicantName(secure)]
    const header = req.headers['x-xsrf-token']
    if (
      req.method === 'GET' ||
      call?.path === '/api/var/load' ||
      vouches === undefined ||
      tokens.agree(cookies[XSRF_NAME], typeof header === 'string' ? header : undefined)
    ) {
      return next()
    }
    const known = cookies[XSRF_NAME]
    // One that holds stays, so that other tabs go on with it.
    res.setHeader('Set-Cookie', xsrfCookie(tokens.isOurs(known) ? known : tokens.fresh(), secure))
    refuseBody(req, res, 'xsrf', call?.failed)
  }
