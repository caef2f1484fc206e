import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '@recruit/chassis/observability/logger'
import type { Locals } from './locals.ts'
import { refuseBody } from './refuse.ts'

/** Whatever was thrown on the way: logged with its id, never told to the caller. */
export const endWithJson =
  (log: Logger) =>
  (err: unknown, req: IncomingMessage, res: ServerResponse & { locals: Partial<Locals> }): void => {
    if (res.writableEnded || res.destroyed) return
    log.error({ requestId: res.locals.requestId, err }, 'failed')
    if (res.headersSent) res.destroy()
    else refuseBody(req, res, 'upstreamDown', res.locals.call?.failed)
  }
