import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { SessionStore } from '@recruit/chassis/redis/session-store'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import { denialReason } from '@recruit/contract/calls/permission'
import type { Step } from '../request/locals.ts'
import { refuseBody } from '../request/refuse.ts'
import {
  cookiesOf,
  deriveKey,
  idsOf,
  type NamedIds,
  nameOf,
  type SignedIds,
  XSRF_NAME,
  xsrfCookie,
} from './cookies.ts'

export interface IdentityParts {
  sessions: Pick<SessionStore, 'read'>
  /** Called when the session store cannot be reached. */
  onUnsure: () => void
}

/** Opens the cookies; no program behind the gateway sees one. */
export const readCookies =
  (proofs: SignedIds): Step =>
  (req, res, next) => {
    const { locals } = res
    locals.cookies = cookiesOf(req)
    locals.proved = proofs.read(locals.cookies[nameOf('applicant', locals.secure)])
    next()
  }

/** Identifies the caller. It reads the session on every request, so that signing out takes effect immediately. */
export const identify =
  (parts: IdentityParts): Step =>
  (_req, res, next) => {
    const { cookies, proved, secure } = res.locals
    const ids = idsOf(proved)
    const caller: Caller = ids.length ? { ids } : {}
    res.locals.caller = caller
    const sessionId = cookies[nameOf('session', secure)]
    return sessionId ? addSession(parts, sessionId, caller).then(() => next()) : next()
  }

async function addSession({ sessions, onUnsure }: IdentityParts, sessionId: string, caller: Caller) {
  try {
    const session = await sessions.read(sessionId)
    if (!session) return
    caller.role = session.role
    caller.sid = session.sid
    if (session.member) caller.member = session.member
  } catch {
    caller.unsure = true
    onUnsure()
  }
}

export const checkPermission: Step = (req, res, next) => {
  const { call, caller } = res.locals
  const reason = call && denialReason(call, caller)
  if (reason) refuseBody(req, res, reason)
  else next()
}

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
    else refuseBody(req, res, 'crossSite')
  }

/** A browser with a cookie of ours must repeat the token that is bound to it; the refusal carries a fresh token. */
export const checkXsrf =
  (tokens: XsrfTokens): Step =>
  (req, res, next) => {
    const { cookies, proved, secure, call } = res.locals
    const session = cookies[nameOf('session', secure)]
    const vouches = session ?? cookies[nameOf('applicant', secure)]
    const header = req.headers['x-xsrf-token']
    if (req.method === 'GET' || call?.xsrf === false || vouches === undefined) return next()
    const holder = xsrfHolder(session, proved)
    if (tokens.agree(cookies[XSRF_NAME], typeof header === 'string' ? header : undefined, holder))
      return next()
    res.setHeader('Set-Cookie', xsrfCookie(tokens.keepOrRenew(cookies[XSRF_NAME], holder), secure))
    refuseBody(req, res, 'xsrf')
  }

/**
 * The double-submit token: a nonce and its signature over `holder`, so that neither a planted token nor one of another
 * session is valid.
 */
export function xsrfTokens(cookieKey: string) {
  const key = deriveKey(cookieKey, 'xsrf')
  const sign = (nonce: string, holder: string) =>
    createHmac('sha256', key).update(`${nonce} ${holder}`).digest('base64url')

  const isOurs = (token: string | undefined, holder: string): token is string => {
    const dot = token?.indexOf('.') ?? -1
    return token !== undefined && dot > 0 && isSame(token.slice(dot + 1), sign(token.slice(0, dot), holder))
  }
  const fresh = (holder: string): string => {
    // As good as random bytes, and drawn from a pool: every first visit needs one.
    const nonce = randomUUID()
    return `${nonce}.${sign(nonce, holder)}`
  }

  return {
    fresh,
    isOurs,
    /** The known token if valid, so that other tabs continue with it, else a fresh one. */
    keepOrRenew: (known: string | undefined, holder: string): string =>
      isOurs(known, holder) ? known : fresh(holder),
    /** Whether the header repeats a cookie that we signed for this holder. */
    agree: (cookie: string | undefined, header: string | undefined, holder: string): boolean =>
      header !== undefined && isOurs(cookie, holder) && isSame(cookie, header),
  }
}
export type XsrfTokens = ReturnType<typeof xsrfTokens>

function isSame(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * What a browser's XSRF token is bound to: its session, else its applicant's cookie, else nothing. The applicant's
 * cookie keeps its nonce when the gateway rewrites it.
 */
export const xsrfHolder = (session: string | undefined, { nonce }: NamedIds): string =>
  session ? `session ${session}` : nonce && `applicant ${nonce}`
