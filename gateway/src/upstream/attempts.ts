import type { IncomingMessage } from 'node:http'
import type { Outcome } from '@recruit/chassis/observability/commands'
import type { Metrics } from '@recruit/chassis/observability/metrics'
import type { Tracing } from '@recruit/chassis/observability/span'
import type { Call } from '@recruit/contract'
import type { Attempt, GatewayResponse } from '../request/locals.ts'

export type BeginAttempt = (call: Call, req: IncomingMessage, res: GatewayResponse) => Attempt

/**
 * Measures each try until its reply is passed on, and has the service continue its trace; a try whose client left is
 * not measured.
 */
export const attempts =
  (metrics: Metrics, tracing: Tracing | null): BeginAttempt =>
  ({ service, method, path }, req, res) => {
    const started = performance.now()
    const attributes = { 'http.request.method': method, 'http.route': path, 'peer.service': service }
    const span = tracing?.begin(`to ${service}`, 'client', attributes, res.locals.span?.traceparent)
    if (span) req.headers.traceparent = span.traceparent
    let isOver = false
    const end = (outcome?: Outcome, status?: number) => {
      if (isOver) return
      isOver = true
      span?.end(status ? { 'http.response.status_code': status } : {}, outcome !== 'ok')
      const seconds = (performance.now() - started) / 1000
      if (outcome) metrics.dependencies.observe({ dependency: service, outcome }, seconds)
    }
    return {
      answered: (reply) => {
        const status = reply.statusCode ?? 0
        reply.once('end', () => end(status < 500 ? 'ok' : 'refused', status))
      },
      failed: () => end('failed'),
      left: () => end(),
    }
  }
