import type { IncomingMessage } from 'node:http'
import type { ApplicantProofs } from './applicant-cookie.ts'
import {
  applicantCookie,
  applicantName,
  endedApplicantCookie,
  endedSessionCookie,
  sessionCookie,
  XSRF_NAME,
  xsrfCookie,
} from './cookies.ts'
import type { GatewayResponse } from './locals.ts'
import type { XsrfTokens } from './xsrf-token.ts'

/** Said by services to the gateway, or about their own connection or software: none of it reaches a browser. */
const DROPPED = new Set([
  'set-cookie',
  'server',
  'x-powered-by',
  'date',
  'etag',
  'cache-control',
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'trailer',
  'upgrade',
  'x-request-id',
])

export interface CookieParts {
  proofs: ApplicantProofs
  tokens: XsrfTokens
  /** A change of settings was acknowledged: nothing older than this version may be shown. */
  onSettings: (version: number) => void
}

/** Turns what a service told by `x-internal-…` into cookies and lets only the rest of its headers through. */
export function receive(parts: CookieParts, reply: IncomingMessage, res: GatewayResponse): void {
  const settings = Number(reply.headers['x-internal-settings'])
  if (settings) parts.onSettings(settings)
  const cookies = cookiesToSet(parts, reply, res)
  if (cookies.length) res.setHeader('Set-Cookie', cookies)
  for (const name of Object.keys(reply.headers)) {
    if (DROPPED.has(name) || name.startsWith('x-internal-')) delete reply.headers[name]
  }
  // The browser's wish for its own connection, which the proxy would otherwise take from the service.
  reply.headers.connection = res.shouldKeepAlive ? 'keep-alive' : 'close'
}

function cookiesToSet({ proofs, tokens }: CookieParts, { headers }: IncomingMessage, res: GatewayResponse) {
  const { cookies, secure } = res.locals
  const set: string[] = []
  const [verb, id] = String(headers['x-internal-session'] ?? '').split(' ')
  const starts = verb === 'start' && id
  if (starts) set.push(sessionCookie(id, secure))
  if (verb === 'end') set.push(endedSessionCookie(secure))
  const proved = headers['x-internal-proved']
  const token = typeof proved === 'string' ? proofs.withId(cookies[applicantName(secure)], proved) : null
  if (token) set.push(applicantCookie(token, secure))
  const forgotten = headers['x-internal-forgotten']
  if (typeof forgotten === 'string') {
    const rest = proofs.withoutId(cookies[applicantName(secure)], forgotten)
    set.push(rest ? applicantCookie(rest, secure) : endedApplicantCookie(secure))
  }
  if (set.length) {
    const known = cookies[XSRF_NAME]
    // Kept where it holds, so that calls under way in another tab still agree; a sign-in begins anew.
    set.push(xsrfCookie(!starts && tokens.isOurs(known) ? known : tokens.fresh(), secure))
  }
  return set
}
