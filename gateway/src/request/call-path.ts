import type { IncomingMessage, RequestListener } from 'node:http'
import { type Call, calls } from '@recruit/contract'
import type { GatewayResponse, Locals, Step } from './locals.ts'
import { pathOf } from './paths.ts'

/** An address with a final slash also matches without it. */
const table = new Map<string, Call>(
  Object.values(calls).flatMap((call) =>
    [call.path, call.path.replace(/\/$/, '')].map((path) => [`${call.method} ${path}`, call] as const),
  ),
)

interface CallParts {
  answer: Step
  onError: (error: unknown, req: IncomingMessage, res: GatewayResponse) => void
}

/**
 * Answers calls, by method and path, before Express, whose overhead per step exceeds most steps. Passes everything else
 * to `otherwise`.
 */
export const callPath =
  ({ answer, onError }: CallParts, otherwise: RequestListener): RequestListener =>
  (req, res) => {
    const call = table.get(`${req.method} ${pathOf(req.url ?? '')}`)
    if (!call) return otherwise(req, res)
    const locals = { call, route: call.path } as Locals
    const reply = Object.assign(res, { locals })
    answer(req, reply, (error) => onError(error, req, reply))
  }
