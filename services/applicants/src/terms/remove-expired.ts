import type { SettingsClient, SettingsRecord } from '@recruit/settings/client'
import type { RemovalEvents } from '../events.ts'
import type { Stores } from '../stores.ts'
import type { TermStore } from './term.model.ts'

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
    const removed = await terms.remove(term, { role: 'system', session: '' })
    if (removed) events.personalDataRemoved(term, removed)
  }
}

/**
 * Removes expired terms and old records of writes periodically, and retries failures. Removal is final, so it asks only
 * the source itself for the terms. Returns a function that stops it.
 */
export function keepRemoving(
  { terms, idempotencyRecords }: Pick<Stores, 'terms' | 'idempotencyRecords'>,
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
