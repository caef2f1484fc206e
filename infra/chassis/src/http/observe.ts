import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import { sampledLog } from '../limits/sampled-log.ts'
import type { Logger } from '../observability/logger.ts'
import type { Metrics } from '../observability/metrics.ts'
import { endOfRequest, type Tracing } from '../observability/span.ts'
import type { ServedCall } from './route.ts'

export interface LogParts {
  log: Logger
  metrics: Metrics
}

/**
 * One line and one measurement per request, by route pattern, with the gateway's request id. The line has the code of a
 * refusal, because a wrong key is answered 200 like a right one.
 */
export function observe({ log, metrics }: LogParts): RequestHandler {
  const mayLog = sampledLog(log)
  return (req, res, next) => {
    const started = performance.now()
    const requestId = req.get('x-request-id') ?? randomUUID()
    res.locals.log = log.child({ requestId })
    res.on('close', () => {
      const route: string = req.route?.path ?? 'unknown'
      const seconds = (performance.now() - started) / 1000
      metrics.requests.observe({ method: req.method, route, status: res.statusCode }, seconds)
      const { method } = req
      const { statusCode: status } = res
      const { limit, code } = res.locals
      const isTold = status >= 400 ? mayLog(`${method} ${route} ${status}`) : route.startsWith('/api')
      const ms = Math.round(seconds * 1000)
      if (isTold) res.locals.log.info({ method, route, status, code, limit, ms })
    })
    next()
  }
}

/** Continues the gateway's trace. Must follow the body, whose events lose the async context. */
export function traced(tracing: Tracing | null, { method, path }: ServedCall): RequestHandler {
  if (!tracing) return (_req, _res, next) => next()
  return (req, res, next) => {
    const attributes = { 'http.request.method': method, 'http.route': path }
    const span = tracing.begin(`${method} ${path}`, 'server', attributes, req.get('traceparent') ?? '')
    res.locals.log = res.locals.log.child({ traceId: span.traceId })
    res.once('close', () => span.end(...endOfRequest(res.statusCode)))
    span.within(next)
  }
}
