import { Counter } from 'prom-client'
import { type Logger, sampledLog } from './logger.ts'
import type { Metrics } from './metrics.ts'

/** Few values, none of a person: a role, a code, a term, a count. */
type EventDetails = Record<string, string | number>

/**
 * Reports a business event: counts it by name, and logs it with details. A flood of one kind is counted whole and
 * logged by sample. Within a request, pass the log of its context, which carries the request's id.
 */
export function eventTeller({ log, metrics }: { log: Logger; metrics: Pick<Metrics, 'registry'> }) {
  const events = new Counter({
    name: 'business_events_total',
    help: 'What happened in the business, by kind; a repeated write counts each time it is answered',
    labelNames: ['event'],
    registers: [metrics.registry],
  })
  const mayLog = sampledLog(log)
  return (event: string, details: EventDetails = {}, into: Logger = log): void => {
    events.inc({ event })
    if (mayLog(event)) into.info({ event, ...details }, event)
  }
}
export type TellEvent = ReturnType<typeof eventTeller>
