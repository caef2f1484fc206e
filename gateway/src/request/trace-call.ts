import { endOfRequest, type Tracing } from '@recruit/chassis/observability/span'
import type { Step } from './locals.ts'

/**
 * Starts a trace for each call. A client's traceparent is ignored: anyone could link strangers' requests by it, or
 * choose which are kept.
 */
export const traceCall =
  (tracing: Tracing): Step =>
  (_req, res, next) => {
    const { call } = res.locals
    if (!call) return next()
    const { method, path } = call
    const span = tracing.begin(`${method} ${path}`, 'server', {
      'http.request.method': method,
      'http.route': path,
    })
    res.locals.span = span
    res.once('close', () => span.end(...endOfRequest(res.statusCode)))
    span.within(next)
  }
