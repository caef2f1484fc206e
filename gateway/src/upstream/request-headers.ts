import { type Caller, KNOWN_HEADER, TOKEN_HEADER } from '@recruit/chassis/tokens/internal-token'
import type { Service } from '@recruit/contract'
import { type DeviceCookies, knownOf } from '../identity/device-cookies.ts'
import type { Step } from '../request/locals.ts'

/** All that a service gets to see of what a client sent; every other header ends here. */
const KEPT = ['accept', 'accept-language', 'content-type', 'idempotency-key']

/**
 * Replaces the client's headers by ours before the proxy sees the request: a hook of the proxy would be too
 * late, it is skipped for a request that came with `Expect`.
 */
export const setInternalHeaders =
  (mint: (audience: Service, caller: Caller) => string, devices: DeviceCookies): Step =>
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
