import { endOfRequest, type Tracing } from '@recruit/chassis/observability/tracing'
import type { Step } from './locals.ts'

/**
 * Begins a trace for each call. A client's own traceparent is not continued: anybody could tie strangers' requests
 * together by it, or choose which are kept.
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
