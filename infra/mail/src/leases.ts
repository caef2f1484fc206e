import { randomUUID } from 'node:crypto'
import { queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Sequelize } from 'sequelize'

const NOW = 'UTC_TIMESTAMP(6)'
/** Each look handles at most this many expired leases. */
const BATCH = 50
/** Due rows are looked up in batches of this many and claimed one by one. */
const LOOKED_UP = 20
const FRESH_MS = 1_000
/** After this many unfinished attempts a message is given up. */
const MOST_ATTEMPTS = 12
const LONGEST_PAUSE_SECONDS = 3_600

/** A row that only this process may deliver, until its lease is over. */
export interface Claim {
  id: string
  kind: string
  lease: string
  attempts: number
}
/** How a delivery ended, as far as it is known. */
export type Ending =
  | { state: 'sent'; isDryRun?: boolean }
  | { state: 'failed' | 'again' | 'uncertain' | 'cancelled'; error: string }
  /** It is due again in `seconds`; this one counts no attempt. */
  | { state: 'held'; error: string; seconds: number }

interface LeaseOptions {
  /**
   * A table with the columns `kind`, `state`, `attempts`, `next_at`, `lease`, `lease_until`, `message_id`, `last_error`
   * and times.
   */
  table: string
  leaseSeconds: number
  /** The first pause, which each further attempt doubles. */
  pauseSeconds: number
  /** The domain of `<id@domain>`, by which a row is known from its first claim on. */
  domain: string
  /** An SQL condition: due rows that fulfil it leave before all others. */
  first?: string
  /** Returns an SQL condition for due rows, evaluated at each look-up; other rows wait. */
  condition?: () => Promise<string>
}
interface Due {
  id: string
  kind: string
  attempts: number
}

/**
 * Leases over the rows of an outbox, by MySQL's clock alone: `queued → sending → handed → sent`. A lease that expires
 * in `sending` is not delivered and queued again; in `handed` it is `uncertain`.
 *
 * Each change is one statement that repeats its condition, so nothing is locked in between and only one of two writers
 * succeeds.
 */
export function outboxLeases(
  db: Sequelize,
  { table, leaseSeconds, pauseSeconds, domain, first, condition }: LeaseOptions,
) {
  const UNTIL = `${NOW} + INTERVAL ${Number(leaseSeconds)} SECOND`
  const ORDER = first ? `(${first}) DESC, next_at` : 'next_at'
  const IS_DUE = `state = 'queued' AND next_at <= ${NOW}`
  const CLAIM = `UPDATE ${table} SET state = 'sending', lease = ?, lease_until = ${UNTIL}, attempts = attempts + 1,
    message_id = COALESCE(message_id, ?) WHERE id = ? AND attempts = ?`
  const OVERDUE = `SELECT id FROM ${table} WHERE state IN ('sending', 'handed') AND lease_until <= ${NOW} LIMIT ${BATCH}`
  const IS_OVERDUE = `state = ? AND lease_until <= ${NOW} AND id IN (?)`
  const REQUEUE = `UPDATE ${table} SET state = 'queued', next_at = ${NOW}, lease = NULL, last_error = 'lease over'
    WHERE ${IS_OVERDUE} AND attempts < ${MOST_ATTEMPTS}`
  // The lease stays: its holder may still learn how the delivery ended.
  const GIVE_UP = `UPDATE ${table} SET state = ?, ended_at = ${NOW}, last_error = ? WHERE ${IS_OVERDUE}`
  const HAND_OFF = `UPDATE ${table} SET state = 'handed', handed_at = ${NOW}, lease_until = ${UNTIL}
    WHERE id = ? AND lease = ? AND state = 'sending' AND lease_until > ${NOW}`
  const MINE = `WHERE id = ? AND lease = ? AND state IN ('sending', 'handed', 'uncertain')`
  const SENT = `UPDATE ${table} SET state = 'sent', ended_at = ${NOW}, last_error = NULL, is_dry_run = ? ${MINE}`
  const ENDED = `UPDATE ${table} SET state = ?, ended_at = ${NOW}, last_error = ? ${MINE}`
  const CANCELLED = `UPDATE ${table} SET state = 'cancelled', attempts = attempts - 1, ended_at = ${NOW}, last_error = ? ${MINE}`
  const BACK = `state = 'queued', lease = NULL, ended_at = NULL, last_error = ?, next_at = ${NOW} + INTERVAL ? SECOND ${MINE}`
  const AGAIN = `UPDATE ${table} SET ${BACK}`
  const HELD = `UPDATE ${table} SET attempts = attempts - 1, ${BACK}`

  const { select, write, changeRows } = queriesOf(db)
  let found = { rows: [] as Due[], isDue: IS_DUE, at: 0 }

  return {
    /** The claim of the row that waits longest, or null where none is due; nothing is locked yet. */
    async due(): Promise<(() => Promise<Claim | null>) | null> {
      if (!found.rows.length || performance.now() - found.at >= FRESH_MS) await lookUp()
      return found.rows.length ? claimNext : null
    },

    /** Commits that the delivery may happen from now on; false if the lease is over or the row is gone. */
    handOff: async ({ id, lease }: Claim): Promise<boolean> =>
      (await changeRows(HAND_OFF, [id, lease])) === 1,

    /** Stores the outcome, even after the lease is over, as long as no other process has taken the row. */
    async end({ id, lease, attempts }: Claim, ending: Ending): Promise<void> {
      if (ending.state === 'sent') await write(SENT, [ending.isDryRun === true, id, lease])
      else if (ending.state === 'cancelled') await write(CANCELLED, [ending.error, id, lease])
      else if (ending.state === 'held') await write(HELD, [ending.error, ending.seconds, id, lease])
      else if (ending.state === 'again' && attempts < MOST_ATTEMPTS)
        await write(AGAIN, [ending.error, pauseAfter(attempts), id, lease])
      else {
        const state = ending.state === 'uncertain' ? 'uncertain' : 'failed'
        await write(ENDED, [state, ending.error, id, lease])
      }
    },

    /** Decides about expired leases; returns how many of each outcome. */
    async reclaim(): Promise<{ queued: number; uncertain: number; failed: number }> {
      const ids = (await select<{ id: string }>(OVERDUE, [])).map(({ id }) => id)
      if (!ids.length) return { queued: 0, uncertain: 0, failed: 0 }
      const queued = await changeRows(REQUEUE, ['sending', ids])
      const uncertain = await changeRows(GIVE_UP, ['uncertain', 'lease over', 'handed', ids])
      const worn = ['failed', 'too many attempts', 'sending', ids]
      const failed = await changeRows(`${GIVE_UP} AND attempts >= ${MOST_ATTEMPTS}`, worn)
      return { queued, uncertain, failed }
    },

    counts: () =>
      select<{ state: string; count: number }>(
        `SELECT state, COUNT(*) AS count FROM ${table} GROUP BY state`,
        [],
      ),
  }

  async function lookUp(): Promise<void> {
    const at = performance.now()
    const isDue = condition ? `${IS_DUE} AND (${await condition()})` : IS_DUE
    const due = `SELECT id, kind, attempts FROM ${table} WHERE ${isDue} ORDER BY ${ORDER} LIMIT ${LOOKED_UP}`
    found = { rows: await select<Due>(due, []), isDue, at }
  }

  /** Claims the first row that no other process has claimed; null if none is left. */
  async function claimNext(): Promise<Claim | null> {
    for (let row = found.rows.shift(); row; row = found.rows.shift()) {
      const { id, kind, attempts } = row
      const lease = randomUUID()
      const values = [lease, `<${id}@${domain}>`, id, attempts]
      if (await changeRows(`${CLAIM} AND ${found.isDue}`, values))
        return { id, kind, lease, attempts: attempts + 1 }
      if (!found.rows.length) await lookUp()
    }
    return null
  }

  function pauseAfter(attempts: number): number {
    return Math.min(LONGEST_PAUSE_SECONDS, pauseSeconds * 2 ** (attempts - 1))
  }
}
export type OutboxLeases = ReturnType<typeof outboxLeases>
