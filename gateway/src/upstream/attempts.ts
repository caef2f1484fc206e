import type { ClientRequest, IncomingMessage } from 'node:http'
import type { Outcome } from '@recruit/chassis/observability/commands'
import type { Metrics } from '@recruit/chassis/observability/metrics'
import type { Tracing } from '@recruit/chassis/observability/span'
import type { Call } from '@recruit/contract'
import type { Attempt, GatewayResponse } from '../request/locals.ts'
import type { Reason } from '../request/refuse.ts'

const CONNECT_LIMIT_MS = 1_000
/** The error code of a request whose connection timed out. */
export const NO_CONNECTION = 'NO_CONNECTION'

/** A replica on a machine that is gone does not even refuse. */
export function limitConnecting(outgoing: ClientRequest): void {
  const { socket } = outgoing
  if (!socket?.connecting) return
  const limit = setTimeout(() => {
    outgoing.destroy(Object.assign(new Error('No connection in time'), { code: NO_CONNECTION }))
  }, CONNECT_LIMIT_MS)
  socket.once('connect', () => clearTimeout(limit)).once('close', () => clearTimeout(limit))
}

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

/** `down`: nothing was sent. `broke`: the call may have been executed. `slow`: it may still be. */
export type Failure = 'down' | 'broke' | 'slow'

/** How an upstream failed; `late` after a timeout. */
export function failureOf(error: Error, late: boolean | undefined): Failure {
  if (late) return 'slow'
  return isUnreached(error) ? 'down' : 'broke'
}

/** Only an error of resolving or connecting proves that nothing was sent: the same code may come later. */
function isUnreached(error: Error): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnreached)
  const { code, syscall } = error as NodeJS.ErrnoException
  return code === NO_CONNECTION || syscall === 'connect' || syscall === 'getaddrinfo'
}

/** A call that changes nothing, or whose outcome is stored with its change, may be repeated after a failure. */
export const isRepeatable = (call: Call, key: string | string[] | undefined): boolean =>
  isReadOnly(call) || (call.idempotent === true && key !== undefined)

/** Only a call that changes something can leave it unknown whether it was saved. */
const REASONS = {
  read: { down: 'readDown', broke: 'readBroke', slow: 'readDown' },
  write: { down: 'upstreamDown', broke: 'upstreamBroke', slow: 'upstreamSlow' },
} as const satisfies Record<string, Record<Failure, Reason>>

export const reasonOf = (call: Call, failure: Failure): Reason =>
  REASONS[isReadOnly(call) ? 'read' : 'write'][failure]

export const isReadOnly = (call: Call): boolean => call.method === 'GET' || call.readOnly === true
