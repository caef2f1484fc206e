import type { IncomingMessage } from 'node:http'
import { type Caller, KNOWN_HEADER, TOKEN_HEADER } from '@recruit/chassis/tokens/internal-token'
import type { Answerer, Call } from '@recruit/contract'
import {
  type DeviceCookies,
  hiddenCookie,
  idsOf,
  type NamedIds,
  NO_IDS,
  nameOf,
  renewedStaffDevice,
  type SignedIds,
  XSRF_NAME,
  xsrfCookie,
} from '../identity/cookies.ts'
import { type XsrfTokens, xsrfHolder } from '../identity/identity.ts'
import type { GatewayResponse, Locals, Step } from '../request/locals.ts'

/** All client headers that a service receives. */
const KEPT = ['accept', 'accept-language', 'content-type', 'idempotency-key']

/**
 * Replaces the client's headers before the proxy sees the request; the proxy's own hook is skipped for a request with
 * `Expect`.
 */
export const setInternalHeaders =
  (mint: (audience: Answerer, caller: Caller) => string, devices: DeviceCookies): Step =>
  (req, res, next) => {
    const { call, caller, requestId, address, body } = res.locals
    if (!call) return next()
    const headers: Record<string, string | undefined> = {}
    for (const name of KEPT) {
      const value = req.headers[name]
      if (typeof value === 'string') headers[name] = value
    }
    if (req.method !== 'GET') headers['content-length'] = String(body.length)
    headers[TOKEN_HEADER] = mint(call.service, caller)
    headers['x-request-id'] = requestId
    const known = knownOf(devices, call, res.locals)
    if (known.length) headers[KNOWN_HEADER] = known.join(',')
    headers['x-forwarded-for'] = address
    req.headers = headers
    next()
  }

/** What the service of a call receives about a browser that the gateway recognises. */
function knownOf(devices: DeviceCookies, call: Call, { cookies, secure }: Locals): string[] {
  if (call.device === 'staff') return idsOf(devices.staff.read(cookies[nameOf('staff-device', secure)]))
  if (call.device === 'applicant')
    return idsOf(devices.applicant.read(cookies[nameOf('applicant-device', secure)]))
  return []
}

/** Headers for the gateway, or about the service's own connection or software: none reaches a browser. */
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
  proofs: SignedIds
  devices: DeviceCookies
  tokens: XsrfTokens
  /** A change of settings is acknowledged: no older version may be shown. */
  onSettings: (version: number) => void
}

/** Turns the `x-internal-…` headers of a service into cookies, and drops all others that browsers must not see. */
export function receive(parts: CookieParts, reply: IncomingMessage, res: GatewayResponse): void {
  const settings = Number(reply.headers['x-internal-settings'])
  if (settings) parts.onSettings(settings)
  const cookies = cookiesToSet(parts, reply, res)
  if (cookies.length) res.setHeader('Set-Cookie', cookies)
  for (const name of Object.keys(reply.headers)) {
    if (DROPPED.has(name) || name.startsWith('x-internal-')) delete reply.headers[name]
  }
  // The browser's own wish, which the proxy would otherwise take from the service.
  reply.headers.connection = res.shouldKeepAlive ? 'keep-alive' : 'close'
}

function cookiesToSet(parts: CookieParts, { headers }: IncomingMessage, res: GatewayResponse): string[] {
  const { cookies, secure } = res.locals
  const set: string[] = []
  const after: Held = { session: cookies[nameOf('session', secure)], proved: res.locals.proved }
  const [verb, id] = String(headers['x-internal-session'] ?? '').split(' ')
  if (verb === 'start' && id) {
    after.session = id
    const device = renewedStaffDevice(parts.devices, cookies[nameOf('staff-device', secure)])
    set.push(hiddenCookie('session', id, secure), hiddenCookie('staff-device', device, secure))
  }
  if (verb === 'end') {
    after.session = undefined
    set.push(hiddenCookie('session', undefined, secure))
  }
  const { 'x-internal-proved': proved, 'x-internal-forgotten': forgotten } = headers
  if (typeof proved === 'string') set.push(...proving(parts, proved, after, res.locals))
  if (typeof forgotten === 'string') set.push(...forgetting(parts, forgotten, after, res.locals))
  // A valid token is kept, so that calls of another tab still match.
  const token = () => parts.tokens.keepOrRenew(cookies[XSRF_NAME], xsrfHolder(after.session, after.proved))
  return set.length ? [...set, xsrfCookie(token(), secure)] : []
}

/** What the browser holds after this reply. */
interface Held {
  session: string | undefined
  proved: NamedIds
}

/** Grants this browser an application, and remembers that it has proved it. */
function proving({ proofs, devices }: CookieParts, id: string, after: Held, locals: Locals): string[] {
  const { cookies, secure } = locals
  const proof = proofs.withId(after.proved, id)
  const device = devices.applicant.withId(
    devices.applicant.read(cookies[nameOf('applicant-device', secure)]),
    id,
  )
  if (!proof || !device) return []
  after.proved = proof
  return [
    hiddenCookie('applicant', proofs.sign(proof), secure),
    hiddenCookie('applicant-device', devices.applicant.sign(device), secure),
  ]
}

/** Revokes an application, and forgets that the browser has proved it. */
function forgetting({ proofs, devices }: CookieParts, id: string, after: Held, locals: Locals): string[] {
  const { cookies, secure } = locals
  const proof = proofs.withoutId(after.proved, id)
  const device = devices.applicant.withoutId(
    devices.applicant.read(cookies[nameOf('applicant-device', secure)]),
    id,
  )
  after.proved = proof ?? NO_IDS
  return [
    hiddenCookie('applicant', proof ? proofs.sign(proof) : undefined, secure),
    hiddenCookie('applicant-device', device ? devices.applicant.sign(device) : undefined, secure),
  ]
}
