import { randomInt } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { literal, Sequelize, type Transaction, UniqueConstraintError } from 'sequelize'
import type { Check } from '../http/health.ts'
import { type Metrics, show } from '../observability/metrics.ts'
import { parseMysqlAddress, refuseUntrusted } from './mysql-address.ts'
import { isConnectionLost, isDeadlock, isReadOnly, isStatementMistake } from './outage.ts'
import {
  asSequelizeError,
  connectionOf,
  isAlive,
  poolOf,
  seekById,
  sendTransactions,
} from './sequelize-internals.ts'

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
  db.addHook('afterConnect', watchConnection)
  seekById(db)
  sendTransactions(db, (sql, transaction) => send(db, sql, [], transaction))
  if (ssl) void refuseUntrusted(db)
  if (metrics) showPool(db, metrics)
  return db
}

const ATTEMPTS = 4
/** Of the first pause, at most; each further one is twice as long. */
const PAUSE_MS = 20

/**
 * Runs a story with its transaction, and with statements in it. All of it runs again after a deadlock (Galera reports
 * conflicts so, at COMMIT too), when the server has become read-only, or when the connection was dead before it began.
 * After a random pause, since two that deadlocked would else meet again.
 *
 * A connection lost later is reported and never retried, since COMMIT may have succeeded. A lock timeout is not
 * retried: the next wait would outlast the caller.
 */
export async function inTransaction<Result>(
  db: Sequelize,
  story: (transaction: Transaction, queries: Queries) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    let hasBegun = false
    try {
      return await db.transaction((transaction) => {
        hasBegun = true
        return story(transaction, queriesOf(db, transaction))
      })
    } catch (thrown) {
      const isDead = isConnectionLost(thrown) && !hasBegun
      const isSafe = isDeadlock(thrown) || isDead || isReadOnly(thrown)
      if (attempt === ATTEMPTS || !isSafe) throw thrown
      if (!isDead) await sleep(randomInt(PAUSE_MS * 2 ** (attempt - 1)))
    }
  }
}

/** The options of a query whose raw rows stay locked until the transaction ends. */
export const forUpdate = (transaction: Transaction) => ({
  raw: true as const,
  transaction,
  lock: transaction.LOCK.UPDATE,
})

/** Writes something; `taken` where a unique key has it already, which also decides between concurrent writers. */
export const orTaken = <Result, const Taken>(
  taken: Taken,
  write: () => Promise<Result>,
): Promise<Result | Taken> =>
  write().catch((thrown: unknown) => {
    if (thrown instanceof UniqueConstraintError) return taken
    throw thrown
  })

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

/** Shorter than callers wait, so that they receive 'not saved' rather than nothing. */
const ANSWER_LIMIT_MS = 2_500
const LOCK_LIMIT_SECONDS = 2

/** The part of a mysql2 connection that this needs. */
interface Connection {
  addCommand: (command: Command) => EventEmitter
  stream: { destroy: (error: Error) => void }
  query: (sql: string, done: () => void) => void
}
type Command = EventEmitter & { onResult?: ((error: Error | null, ...rest: unknown[]) => void) | undefined }

const formerWriters = new WeakSet<object>()

/** Whether the server of this connection has refused a write because it is read-only. */
const isOfFormerWriter = (connection: object): boolean => formerWriters.has(connection)

/**
 * Limits every command of a connection, and marks connections whose server has become read-only. A timeout destroys the
 * connection, whose unfinished work belongs to no request, and the pool opens a new one. A former writer answers health
 * checks, so the pool would keep it forever; a new connection leads to the current writer.
 */
function watchConnection(made: unknown): void {
  const connection = made as Connection
  const add = connection.addCommand.bind(connection)
  connection.addCommand = (command) => {
    const limit = setTimeout(() => {
      connection.stream.destroy(Object.assign(new Error('No answer in time'), { code: 'ETIMEDOUT' }))
    }, ANSWER_LIMIT_MS)
    const answered = () => clearTimeout(limit)
    command.once('end', answered).once('error', answered)
    const { onResult } = command
    if (!onResult) return add(command)
    // A separate value: V8 treats a function literal in an assignment to a property as a method, and allocates it among
    // old objects.
    const noted: typeof onResult = (error, ...rest) => {
      if (error && isReadOnly(error)) formerWriters.add(connection)
      onResult.call(command, error, ...rest)
    }
    command.onResult = noted
    return add(command)
  }
  connection.query(`SET SESSION innodb_lock_wait_timeout = ${LOCK_LIMIT_SECONDS}`, () => undefined)
}

/** The value of a question mark; a list for `IN (?)`. Not an object, which the driver would write as text. */
export type Value = string | number | bigint | boolean | null | Date | Buffer | readonly Value[]

/** Written statements with values, in a transaction if there is one. */
export const queriesOf = (db: Sequelize, within?: Transaction) => ({
  select: <Found extends object>(sql: string, values: Value[], transaction = within) =>
    send<Found[]>(db, sql, values, transaction),
  write: async (sql: string, values: Value[], transaction = within): Promise<void> => {
    await send(db, sql, values, transaction)
  },
  changeRows: async (sql: string, values: Value[], transaction = within): Promise<number> =>
    (await send<{ affectedRows: number }>(db, sql, values, transaction)).affectedRows,
})
type Queries = ReturnType<typeof queriesOf>

/** Sends a statement by the driver, over Sequelize's connections and with its errors: its own path costs more. */
async function send<Result>(db: Sequelize, sql: string, values: Value[], transaction?: Transaction) {
  const connection = await connectionOf(db, transaction)
  try {
    return await new Promise<Result>((resolve, reject) => {
      connection.query({ sql, values }, (error, result) =>
        error ? reject(error) : resolve(result as Result),
      )
    })
  } catch (thrown) {
    // A deadlock has undone the whole transaction, which takes no further statement.
    if (transaction && isDeadlock(thrown)) await transaction.rollback().catch(() => undefined)
    throw asSequelizeError(db, thrown)
  } finally {
    if (!transaction) db.connectionManager.releaseConnection(connection)
  }
}

/** MySQL's clock as a column value; Sequelize's types of a new row exclude expressions. */
export const NOW = literal('UTC_TIMESTAMP(6)') as unknown as Date

/** MySQL's time, which is the same for every process. */
export async function clockOf(db: Sequelize, transaction?: Transaction): Promise<Date> {
  const [row] = await queriesOf(db).select<{ now: Date }>('SELECT UTC_TIMESTAMP(6) AS now', [], transaction)
  if (!row) throw new Error('MySQL does not tell the time')
  return row.now
}
