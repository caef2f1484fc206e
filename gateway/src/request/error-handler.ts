import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '@recruit/chassis/observability/logger'
import type { Locals } from './locals.ts'
import { refuseBody } from './refuse.ts'

/** Logs any uncaught error with the request's id; the caller does not see it. */
export const endWithJson =
  (log: Logger) =>
  (err: unknown, req: IncomingMessage, res: ServerResponse & { locals: Partial<Locals> }): void => {
    if (res.writableEnded || res.destroyed) return
    log.error({ requestId: res.locals.requestId, err }, 'failed')
    if (res.headersSent) res.destroy()
    else refuseBody(req, res, 'upstreamDown', res.locals.call?.failed)
  }
