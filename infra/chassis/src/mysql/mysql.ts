import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Sequelize, type Transaction } from 'sequelize'
import type { Check } from '../http/health.ts'
import { type Metrics, show } from '../observability/metrics.ts'
import { isOfFormerWriter, limitCommands, noteRefusals } from './connections.ts'
import { parseMysqlAddress, refuseUntrusted } from './mysql-address.ts'
import { isConnectionLost, isDeadlock, isReadOnly, isStatementMistake } from './outage.ts'
import { isAlive, poolOf, seekById } from './sequelize-internals.ts'

interface MysqlOptions {
  /** The most connections. */
  pool?: number
  /** Shows the pool's state. */
  metrics?: Metrics
}

/**
 * A pool with a limit on every wait: to connect, for a free connection, for a lock and for an answer. Times are in UTC
 * with microseconds.
 */
export function connectMysql(url: string, { pool = 10, metrics }: MysqlOptions = {}): Sequelize {
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
  if (ssl) void refuseUntrusted(db)
  if (metrics) showPool(db, metrics)
  return db
}

const ATTEMPTS = 4
/** Of the first pause, at most; each further one is twice as long. */
const PAUSE_MS = 20

/**
 * Runs the whole transaction again after a deadlock (Galera reports conflicts so, at COMMIT too), when the server has
 * become read-only, or when the connection was dead before it began. After a random pause, since two that deadlocked
 * would else meet again.
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
      return await db.transaction((transaction) => {
        hasBegun = true
        return story(transaction)
      })
    } catch (thrown) {
      const isDead = isConnectionLost(thrown) && !hasBegun
      const isSafe = isDeadlock(thrown) || isDead || isReadOnly(thrown)
      if (attempt === ATTEMPTS || !isSafe) throw thrown
      if (!isDead) await sleep(randomInt(PAUSE_MS * 2 ** (attempt - 1)))
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

/** Shows how full the pool of connections is, and how many requests wait for one. */
export function showPool(db: Sequelize, metrics: Metrics): void {
  const pool = poolOf(db)
  show(metrics, 'mysql_pool_in_use', 'Connections with a command or a transaction', () => pool.using)
  show(metrics, 'mysql_pool_idle', 'Connections that wait for work', () => pool.available)
  show(metrics, 'mysql_pool_waiting', 'Requests that wait for a connection', () => pool.waiting)
  show(metrics, 'mysql_pool_max', 'The most connections there may be', () => pool.maxSize)
}
