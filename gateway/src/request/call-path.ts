import type { IncomingMessage, RequestListener } from 'node:http'
import { type Call, calls } from '@recruit/contract'
import type { GatewayResponse, Locals, Step } from './locals.ts'
import { pathOf } from './paths.ts'

/** An address that ends in a slash is known without it too. */
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
 * Answers calls, known by their method and path, before Express: what it does for each step costs more than most
 * steps. Falls through to `otherwise` for everything else.
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
