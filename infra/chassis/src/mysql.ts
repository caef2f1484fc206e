import { Sequelize, type Transaction } from 'sequelize'
import type { Check } from './health.ts'

/** A pool whose every wait has a limit. Times are kept in UTC with microseconds. */
export function connectMysql(url: string, { pool = 10 } = {}): Sequelize {
  return new Sequelize(url, {
    dialect: 'mysql',
    logging: false,
    timezone: '+00:00',
    define: { timestamps: false, underscored: true, freezeTableName: true },
    pool: { max: pool, min: 0, acquire: 2_000, idle: 30_000, evict: 5_000 },
    dialectOptions: { connectTimeout: 2_000, charset: 'utf8mb4', maxPreparedStatements: 200 },
  })
}

const RETRIED = new Set(['ER_LOCK_DEADLOCK', 'PROTOCOL_CONNECTION_LOST'])
const ATTEMPTS = 3

/** Runs the whole story again after a deadlock or a connection that had died while idle; never a single query of it. */
export async function inTransaction<Result>(
  db: Sequelize,
  story: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(story)
    } catch (thrown) {
      if (attempt === ATTEMPTS || !RETRIED.has(codeOf(thrown))) throw thrown
    }
  }
}

const codeOf = (thrown: unknown): string => {
  const { original, code } = (thrown ?? {}) as { original?: { code?: string }; code?: string }
  return original?.code ?? code ?? ''
}

/** Ready when the database answers and its schema is the one this code was written for. */
export const schemaCheck =
  (db: Sequelize, latest: string): Check =>
  async () => {
    const [rows] = await db.query('SELECT name FROM migrations WHERE name = ?', { replacements: [latest] })
    return rows.length ? null : 'schema behind'
  }
