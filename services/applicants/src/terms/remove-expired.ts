import { SYSTEM } from '@recruit/chassis/audit-log/audit-log'
import type { TellEvent } from '@recruit/chassis/observability/events'
import type { Logger } from '@recruit/chassis/observability/logger'
import type { SettingsClient, SettingsRecord } from '@recruit/settings-client/client'
import type { IdempotencyRecords } from '../application/idempotency-record.model.ts'
import type { TermStore } from './term.model.ts'

/** The events of the removal of expired terms; it belongs to no request. */
export const removalEvents = (log: Logger, tell: TellEvent) => ({
  personalDataRemoved: (term: number, removed: number) => tell('personal data removed', { term, removed }),
  /** A fault, not an event: it is retried. */
  personalDataNotRemoved: (err: unknown) => log.warn({ err }, 'personal data not removed yet'),
})
type RemovalEvents = ReturnType<typeof removalEvents>

const EVERY_MS = 10 * 60_000

/** Removes the personal data of expired terms; their numbers stay. */
async function removeExpired(
  terms: TermStore,
  { term: running, closedTerms, keepMonths }: SettingsRecord,
  events: RemovalEvents,
): Promise<void> {
  for (const term of await terms.expired(closedTerms, keepMonths)) {
    // Never removes the running term, even if a record is damaged.
    if (term >= running) continue
    const removed = await terms.remove(term, SYSTEM)
    if (removed) events.personalDataRemoved(term, removed)
  }
}

/**
 * Removes expired terms and old records of writes periodically, and retries failures. Removal is final, so it asks only
 * the source itself for the terms. Returns a function that stops it.
 */
export function keepRemoving(
  { terms, idempotencyRecords }: { terms: TermStore; idempotencyRecords: IdempotencyRecords },
  settings: Pick<SettingsClient, 'onChange'>,
  readSource: () => Promise<SettingsRecord>,
  events: RemovalEvents,
): () => void {
  let turn: Promise<void> = Promise.resolve()
  const run = () => {
    turn = turn
      .then(async () => removeExpired(terms, await readSource(), events))
      .then(() => idempotencyRecords.removeOld())
      .catch(events.personalDataNotRemoved)
  }
  const timer = setInterval(run, EVERY_MS)
  settings.onChange(run)
  return () => clearInterval(timer)
}
