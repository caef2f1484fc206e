import { Sequelize, type Transaction } from 'sequelize'
import type { Check } from '../http/health.ts'
import { sharePool } from '../limits/fair-pool.ts'
import type { Metrics } from '../observability/metrics.ts'
import { isOfFormerWriter, noteRefusals } from './former-writer.ts'
import { parseMysqlAddress, refuseUntrusted } from './mysql-address.ts'
import { isConnectionLost, isDeadlock, isReadOnly, isStatementMistake } from './outage.ts'
import { showPool } from './pool-metrics.ts'
import { seekById } from './seek-by-id.ts'
import { isAlive } from './sequelize-internals.ts'
import { limitCommands } from './timeouts.ts'
import { transact } from './transaction.ts'

interface MysqlOptions {
  /** The most connections, and the most of one caller; all by default. */
  pool?: number
  share?: number
  /** Shows the pool's state. */
  metrics?: Metrics
}

/**
 * A pool with a limit on every wait: to connect, for a free connection, for a lock and for an answer. Callers
 * alternate. Times are in UTC with microseconds.
 */
export function connectMysql(
  url: string,
  { pool = 10, share = pool, metrics }: MysqlOptions = {},
): Sequelize {
  const { url: plain, ssl } = parseMysqlAddress(url)
  const db: Sequelize = new Sequelize(plain, {
    dialect: 'mysql',
    logging: false,
    timezone: '+00:00',
    define: { timestamps: false, underscored: true, freezeTableName: true },
    pool: {
      ...{ max: pool, min: 0, acquire: 2_000, idle: 30_000, evict: 5_000 },
      validate: (connection: object) => !isOfFormerWriter(connection) && isAlive(db, connection),
    },
    dialectOptions: {
      connectTimeout: 2_000,
      charset: 'utf8mb4',
      maxPreparedStatements: 200,
      // The driver parses times faster than Sequelize, and objects never become part of a statement.
      typeCast: true,
      stringifyObjects: true,
      ...(ssl && { ssl }),
    },
  })
  db.addHook('afterConnect', (connection) => {
    limitCommands(connection)
    noteRefusals(connection)
  })
  seekById(db)
  const queue = sharePool(db, { connections: pool, share })
  if (ssl) void refuseUntrusted(db)
  if (metrics) showPool(db, queue, metrics)
  return db
}

const ATTEMPTS = 3

/**
 * Runs the whole transaction again after a deadlock (Galera reports conflicts so, at COMMIT too), when the server has
 * become read-only, or when the connection was dead before it began.
 *
 * A connection lost later is reported and never retried, since COMMIT may have succeeded. A lock timeout is not
 * retried: the next wait would outlast the caller.
 */
export async function inTransaction<Result>(
  db: Sequelize,
  story: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    let hasBegun = false
    try {
      return await transact(db, (transaction) => {
        hasBegun = true
        return story(transaction)
      })
    } catch (thrown) {
      const isDead = isConnectionLost(thrown) && !hasBegun
      const isSafe = isDeadlock(thrown) || isDead || isReadOnly(thrown)
      if (attempt === ATTEMPTS || !isSafe) throw thrown
    }
  }
}

/**
 * Ready when the database answers and has this code's schema. Uses a connection of its own, so that a busy pool does
 * not look like an absent database.
 */
export function schemaCheck(url: string, latest: string): { ask: Check; close: () => Promise<void> } {
  const db = connectMysql(url, { pool: 1 })
  const look = async () => {
    const asked = db.query('SELECT name FROM migrations WHERE name = ?', { replacements: [latest] })
    // A schema without the table was never migrated; MySQL itself works.
    const [rows] = await asked.catch((thrown: unknown) => {
      if (isStatementMistake(thrown)) return [[]]
      throw thrown
    })
    return rows.length ? null : 'schema behind'
  }
  let asked: Promise<string | null> | undefined
  return {
    // Concurrent callers share one answer, so that checks do not queue up behind an absent database.
    ask: () => {
      asked ??= look().finally(() => {
        asked = undefined
      })
      return asked
    },
    close: () => db.close(),
  }
}
