import { setTimeout as pause } from 'node:timers/promises'
import type { Invariant } from '@recruit/chassis/mysql/invariant'
import { connectionTo } from '@recruit/chassis/mysql/mysql-address'
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'

/** Values of the facts that statements may name. */
export type Facts = Record<string, (string | number)[]>
type Values = Record<string, string | number | (string | number)[]>

const BATCH = 1_000
/** A statement that takes longer is cancelled: others come first. */
const LIMIT_SECONDS = 10
/** After each statement the reader pauses for this many times as long as it took. */
const REST = 16

/**
 * Reads one schema while the product runs: each statement in a read-only transaction without locks, with a time limit
 * and a rest after it.
 */
export async function openReader(url: string) {
  const connection = await createConnection({ ...connectionTo(url), charset: 'utf8mb4' })
  await connection.query("SET SESSION time_zone = '+00:00', lock_wait_timeout = 5")
  await limitStatements(connection)

  async function ask<Found>(sql: string, values: Values = {}): Promise<Found[]> {
    const began = performance.now()
    await connection.query('START TRANSACTION READ ONLY')
    try {
      const [rows] = await connection.query<RowDataPacket[]>({ sql, namedPlaceholders: true }, values)
      return rows as Found[]
    } finally {
      await connection.query('ROLLBACK')
      await pause((performance.now() - began) * REST)
    }
  }

  /** The ids of a table in order, as the ends of batches. */
  async function* batchesOf(table: string): AsyncGenerator<{ after: string; upTo: string }> {
    for (let after = ''; ; ) {
      const [last] = await ask<{ id: string }>(
        `SELECT MAX(id) AS id FROM (SELECT id FROM ${table} WHERE id > :after ORDER BY id LIMIT ${BATCH}) AS batch`,
        { after },
      )
      if (!last?.id) return
      yield { after, upTo: last.id }
      after = last.id
    }
  }

  return {
    fact: async (sql: string) => (await ask<{ fact: string | number }>(sql)).map(({ fact }) => fact),

    async breaches({ sql, batches }: Invariant, facts: Facts): Promise<string[]> {
      // An SQL list cannot be empty; no term and no announcement is lower than 0.
      const values = Object.fromEntries(
        Object.entries(facts).map(([name, list]) => [name, list.length ? list : [-1]]),
      )
      const found: string[] = []
      const collect = async (more: Values) => {
        const rows = await ask<{ id: string | number }>(sql, { ...values, ...more })
        found.push(...rows.map(({ id }) => String(id)))
      }
      if (!batches) await collect({})
      else for await (const batch of batchesOf(batches)) await collect(batch)
      return found
    },
    close: () => connection.end(),
  }
}
export type Reader = Awaited<ReturnType<typeof openReader>>

/** MariaDB and MySQL name the limit differently. */
async function limitStatements(connection: Connection): Promise<void> {
  const [[found]] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version')
  const isMariaDb = String(found?.version).includes('MariaDB')
  await connection.query(
    isMariaDb
      ? `SET SESSION max_statement_time = ${LIMIT_SECONDS}`
      : `SET SESSION max_execution_time = ${LIMIT_SECONDS * 1_000}`,
  )
}
