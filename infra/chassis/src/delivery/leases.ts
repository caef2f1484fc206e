import { randomUUID } from 'node:crypto'
import { QueryTypes, type Sequelize, Transaction } from 'sequelize'

const NOW = 'UTC_TIMESTAMP(6)'
/** Those whose lease ran out are looked at by so many at once. */
const BATCH = 50
/** What has begun so often and never ended is given up. */
const MOST_ATTEMPTS = 12
const LONGEST_PAUSE_SECONDS = 3_600

/** A row that this process alone may deliver, until its lease is over. */
export interface Claim {
  id: string
  lease: string
  attempts: number
}
/** How a delivery ended, as far as it is known. */
export type Ending =
  | { state: 'sent'; isDryRun?: boolean }
  | { state: 'failed' | 'again' | 'uncertain' | 'cancelled'; error: string }

interface LeaseOptions {
  /** A table with the columns `state`, `attempts`, `next_at`, `lease`, `lease_until`, `last_error` and times. */
  table: string
  leaseSeconds: number
  /** The first pause, which each further attempt doubles. */
  pauseSeconds: number
  /** What a row that is due must fulfil besides, as SQL; others wait as they are. Asked once in each round. */
  condition?: () => Promise<string>
}

/**
 * Leases over the rows of an outbox, by MySQL's clock alone. A row goes `queued → sending → handed → sent`; one whose
 * lease ran out in `sending` is certainly not delivered and is queued again, in `handed` nobody knows: `uncertain`.
 * Sequelize drops SKIP LOCKED without a word, so that the statements are written out; READ COMMITTED keeps a claim from
 * holding up those who insert.
 */
export function outboxLeases(db: Sequelize, { table, leaseSeconds, pauseSeconds, condition }: LeaseOptions) {
  const DUE = `SELECT id, attempts FROM ${table} WHERE state = 'queued' AND next_at <= ${NOW}`
  const FIRST = 'ORDER BY next_at LIMIT 1'
  const CLAIM = `UPDATE ${table} SET state = 'sending', lease = ?, attempts = attempts + 1,
    lease_until = ${NOW} + INTERVAL ${Number(leaseSeconds)} SECOND WHERE id = ?`
  const OVERDUE = `SELECT id, state, attempts FROM ${table}
    WHERE state IN ('sending', 'handed') AND lease_until <= ${NOW} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`
  const REQUEUE = `UPDATE ${table} SET state = 'queued', next_at = ${NOW}, lease = NULL WHERE id IN (?)`
  // The lease stays: who holds it may still learn how the delivery ended.
  const GIVE_UP = `UPDATE ${table} SET state = ?, ended_at = ${NOW}, last_error = ? WHERE id IN (?)`
  const HAND = `UPDATE ${table} SET state = 'handed', handed_at = ${NOW},
    lease_until = ${NOW} + INTERVAL ${Number(leaseSeconds)} SECOND
    WHERE id = ? AND lease = ? AND state = 'sending' AND lease_until > ${NOW}`
  const MINE = `WHERE id = ? AND lease = ? AND state IN ('sending', 'handed', 'uncertain')`
  const SENT = `UPDATE ${table} SET state = 'sent', ended_at = ${NOW}, last_error = NULL, is_dry_run = ? ${MINE}`
  const ENDED = `UPDATE ${table} SET state = ?, ended_at = ${NOW}, last_error = ? ${MINE}`
  const CANCELLED = `UPDATE ${table} SET state = 'cancelled', attempts = attempts - 1, ended_at = ${NOW}, last_error = ? ${MINE}`
  const AGAIN = `UPDATE ${table} SET state = 'queued', lease = NULL, ended_at = NULL, last_error = ?,
    next_at = ${NOW} + INTERVAL ? SECOND ${MINE}`

  const inReadCommitted = <Result>(story: (transaction: Transaction) => Promise<Result>) =>
    db.transaction({ isolationLevel: Transaction.ISOLATION_LEVELS.READ_COMMITTED }, story)
  const select = <Found extends object>(sql: string, transaction?: Transaction) =>
    db.query<Found>(sql, { type: QueryTypes.SELECT, transaction })
  const changed = (sql: string, replacements: unknown[], transaction?: Transaction) =>
    db.query(sql, { type: QueryTypes.BULKUPDATE, replacements, transaction })

  return {
    /** How the row that waits longest is claimed, or null where none is due; nothing is locked yet. */
    async due(): Promise<(() => Promise<Claim | null>) | null> {
      const due = condition ? `${DUE} AND (${await condition()}) ${FIRST}` : `${DUE} ${FIRST}`
      return (await select(due)).length ? () => claim(due) : null
    },

    /** Commits that the delivery may happen from now on; false where the lease is over, or the row is gone. */
    hand: async ({ id, lease }: Claim): Promise<boolean> => (await changed(HAND, [id, lease])) === 1,

    /** Writes down how it ended; also where the lease is over, as long as nobody else has taken the row. */
    async end({ id, lease, attempts }: Claim, ending: Ending): Promise<void> {
      if (ending.state === 'sent') await changed(SENT, [ending.isDryRun === true, id, lease])
      else if (ending.state === 'cancelled') await changed(CANCELLED, [ending.error, id, lease])
      else if (ending.state === 'again' && attempts < MOST_ATTEMPTS)
        await changed(AGAIN, [ending.error, pauseAfter(attempts), id, lease])
      else {
        const state = ending.state === 'uncertain' ? 'uncertain' : 'failed'
        await changed(ENDED, [state, ending.error, id, lease])
      }
    },

    /** Decides about those whose lease ran out; answers how many of each. Rows that others hold are left for later. */
    reclaim: (): Promise<{ queued: number; uncertain: number; failed: number }> =>
      inReadCommitted(async (transaction) => {
        const rows = await select<{ id: string; state: string; attempts: number }>(OVERDUE, transaction)
        const handed = rows.filter(({ state }) => state === 'handed')
        const sending = rows.filter(({ state }) => state === 'sending')
        const given = sending.filter(({ attempts }) => attempts >= MOST_ATTEMPTS)
        const queued = sending.filter(({ attempts }) => attempts < MOST_ATTEMPTS)
        const ids = (some: { id: string }[]) => some.map(({ id }) => id)
        if (queued.length) await changed(REQUEUE, [ids(queued)], transaction)
        if (handed.length) await changed(GIVE_UP, ['uncertain', 'lease over', ids(handed)], transaction)
        if (given.length) await changed(GIVE_UP, ['failed', 'too many attempts', ids(given)], transaction)
        return { queued: queued.length, uncertain: handed.length, failed: given.length }
      }),

    /** How many rows there are in each state. */
    counts: () =>
      select<{ state: string; count: number }>(
        `SELECT state, COUNT(*) AS count FROM ${table} GROUP BY state`,
      ),
  }

  /** Claims the row that waits longest; null where others have taken it. Two never claim the same one. */
  function claim(due: string): Promise<Claim | null> {
    return inReadCommitted(async (transaction) => {
      const [row] = await select<{ id: string; attempts: number }>(
        `${due} FOR UPDATE SKIP LOCKED`,
        transaction,
      )
      if (!row) return null
      const lease = randomUUID()
      await changed(CLAIM, [lease, row.id], transaction)
      return { id: row.id, lease, attempts: row.attempts + 1 }
    })
  }

  function pauseAfter(attempts: number): number {
    return Math.min(LONGEST_PAUSE_SECONDS, pauseSeconds * 2 ** (attempts - 1))
  }
}
export type OutboxLeases = ReturnType<typeof outboxLeases>
