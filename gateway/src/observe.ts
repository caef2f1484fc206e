import { randomUUID } from 'node:crypto'
import type { Logger } from '@recruit/chassis/logger'
import type { Metrics } from '@recruit/chassis/metrics'
import type { Step } from './locals.ts'

/** How a request is recorded whose client left before the reply. */
const CLIENT_LEFT = 499

/**
 * One line and one measurement per request, by route pattern. The id is ours in any case: a client's own would
 * put its text into every service's log.
 */
export const observe =
  ({ log, metrics, isHttps }: { log: Logger; metrics: Metrics; isHttps: boolean | undefined }): Step =>
  (req, res, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    const { method } = req
    res.locals.requestId = requestId
    res.locals.secure = isHttps ?? req.secure
    res.setHeader('X-Request-Id', requestId)
    res.once('close', () => {
      const ms = performance.now() - started
      const status = res.headersSent ? res.statusCode : CLIENT_LEFT
      const route = res.locals.route ?? 'unknown'
      metrics.requests.observe({ method, route, status }, ms / 1000)
      if (route !== 'health' || status >= 400)
        log.info({ requestId, method, route, status, ms: Math.round(ms) })
    })
    next()
  }
