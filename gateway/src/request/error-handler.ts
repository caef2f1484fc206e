import type { Logger } from '@recruit/chassis/observability/logger'
import type { ErrorRequestHandler } from 'express'
import { refuseBody } from './refuse.ts'

/** Whatever was thrown on the way: logged with its id, never told to the caller. Express knows an error handler by its four parameters. */
export const endWithJson =
  (log: Logger): ErrorRequestHandler =>
  (err, req, res, _next) => {
    if (res.writableEnded || res.destroyed) return
    log.error({ requestId: res.locals.requestId, err }, 'failed')
    if (res.headersSent) res.destroy()
    else refuseBody(req, res, 'upstreamDown', res.locals.call?.failed)
  }
