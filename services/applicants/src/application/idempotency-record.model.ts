import { randomInt } from 'node:crypto'
import { AppError, asAppError } from '@recruit/chassis/http/errors'
import type { WriteKey } from '@recruit/chassis/http/route'
import { queriesOf } from '@recruit/chassis/mysql/mysql'
import { USAGE_LIMITS } from '@recruit/contract/rules/usage-limits'
import type { Sequelize, Transaction } from 'sequelize'
import type { Saved } from './applicant.ts'

/** The table of idempotency records: renaming it would stop the running release. */
const RECORDS = 'outcomes'
/** No browser repeats a write after a day. */
const KEEP = 'INTERVAL 1 DAY'
/** Few enough that no write waits for the locks. */
const BATCH = 1_000
/** Only some writes remove excess records, because each removal costs a query. */
const REMOVED_ONCE_IN = 8

interface Row extends Required<Saved> {
  request: string
}

/** The outcomes of writes, for callers who repeat one after a lost answer. */
export function idempotencyRecordsOf(db: Sequelize) {
  const { select, write, changeRows } = queriesOf(db)

  /** Keeps the newest of an application: no browser repeats a write after a hundred others. */
  async function removeOldest(id: string, transaction: Transaction): Promise<void> {
    const [first] = await select<{ at: string }>(
      `SELECT CAST(at AS CHAR) AS at FROM ${RECORDS} WHERE application_id = ? ORDER BY at DESC
        LIMIT 1 OFFSET ${USAGE_LIMITS.idempotencyRecords.most}`,
      [id],
      transaction,
    )
    if (!first) return
    await write(`DELETE FROM ${RECORDS} WHERE application_id = ? AND at <= ?`, [id, first.at], transaction)
  }

  return {
    /** Stores the outcome of a write in the transaction of its write. Fails with a unique error if a write with this key exists. */
    async store(id: string, { key, request }: WriteKey, transaction: Transaction): Promise<void> {
      await write(
        `INSERT INTO ${RECORDS} (application_id, write_key, request, version, submissions, submitted_at, at)
          SELECT id, ?, ?, version, submissions, submitted_at, UTC_TIMESTAMP(6) FROM applications WHERE id = ?`,
        [key, request, id],
        transaction,
      )
      if (randomInt(REMOVED_ONCE_IN) === 0) await removeOldest(id, transaction)
    },

    /** The answer to the write with this key, or null. Throws if the key was used for another request. */
    async find(id: string, writeKey: WriteKey): Promise<Saved | null> {
      const [row] = await select<Row>(
        `SELECT request, version, submissions, submitted_at AS submittedAt FROM ${RECORDS}
          WHERE application_id = ? AND write_key = ?`,
        [id, writeKey.key],
      )
      if (!row) return null
      const { request, ...saved } = row
      // The same key with another request is a mistake of the client.
      if (request !== writeKey.request) throw new AppError('keyReused')
      return saved
    },

    /** Removes the records that no repeat needs any more. */
    async removeOld(): Promise<void> {
      const sql = `DELETE FROM ${RECORDS} WHERE at < UTC_TIMESTAMP(6) - ${KEEP} LIMIT ${BATCH}`
      for (let gone = BATCH; gone === BATCH; ) gone = await changeRows(sql, [])
    },
  }
}
export type IdempotencyRecords = ReturnType<typeof idempotencyRecordsOf>

/**
 * Runs a write once per key. A repeat always fails (its version is stale, it is after the deadline, or a second outcome
 * violates the unique key and undoes it), so only failures need a lookup, and successful writes cost nothing extra.
 */
export async function once<Saved>(
  key: WriteKey | undefined,
  write: () => Promise<Saved>,
  find: (key: WriteKey) => Promise<Saved | null>,
): Promise<Saved> {
  try {
    return await write()
  } catch (thrown) {
    const saved = key && (await find(key).catch(unknown(thrown)))
    if (saved) return saved
    throw thrown
  }
}

/**
 * The lookup's own errors pass when they are a reused key or a bug. Otherwise the outcome is unknown: `first` may be a
 * repeat whose first try was saved.
 */
const unknown = (first: unknown) => (second: unknown) => {
  const failure = asAppError(second, true)
  if (failure === second || failure.reason === 'mistake') throw failure
  throw new AppError('perhapsUnsaved', { cause: first instanceof AppError ? second : first })
}
