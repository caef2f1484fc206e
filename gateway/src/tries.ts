import type { IncomingMessage } from 'node:http'
import type { Outcome } from '@recruit/chassis/commands'
import type { Metrics } from '@recruit/chassis/metrics'
import type { Call } from '@recruit/contract'

/** One try to carry a call to a replica: told of the reply or of the failure, whichever comes. */
export interface Try {
  answered: (reply: IncomingMessage) => void
  failed: () => void
  /** The client did not wait for either. */
  left: () => void
}
export type BeginTry = (call: Call) => Try

/** Measures each try, until its reply was passed on whole; one whose client left says nothing of the service. */
export const tries =
  (metrics: Metrics): BeginTry =>
  ({ service }) => {
    const started = performance.now()
    let isOver = false
    const end = (outcome?: Outcome) => {
      if (isOver) return
      isOver = true
      const seconds = (performance.now() - started) / 1000
      if (outcome) metrics.dependencies.observe({ dependency: service, outcome }, seconds)
    }
    return {
      answered: (reply) => reply.once('end', () => end((reply.statusCode ?? 0) < 500 ? 'ok' : 'refused')),
      failed: () => end('failed'),
      left: () => end(),
    }
  }
