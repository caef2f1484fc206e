import { type Caller, KNOWN_HEADER, TOKEN_HEADER } from '@recruit/chassis/tokens/internal-token'
import type { Answerer, Call } from '@recruit/contract'
import { applicantDeviceName, staffDeviceName } from '../identity/cookies.ts'
import { type DeviceCookies, idsOf } from '../identity/signed-ids.ts'
import type { Locals, Step } from '../request/locals.ts'

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
  if (call.device === 'staff') return idsOf(devices.staff.read(cookies[staffDeviceName(secure)]))
  if (call.device === 'applicant') return idsOf(devices.applicant.read(cookies[applicantDeviceName(secure)]))
  return []
}
