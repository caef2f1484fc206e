import { IndexHints, Op, type Sequelize, type Transaction } from 'sequelize'

/** Sequelize's pool, missing in its types. */
interface Pool {
  using: number
  available: number
  waiting: number
  maxSize: number
}
/** All of Sequelize's internals that we use. */
interface Internals {
  connectionManager: {
    pool: Pool
    validate: (connection: object) => boolean
    getConnection: () => Promise<Connection>
  }
  dialect: {
    Query: new (connection: null, db: Sequelize, options: object) => ErrorFormat
    queryGenerator: Statements
  }
}
interface Statements {
  selectQuery: (table: unknown, options: SelectOptions, ...rest: unknown[]) => string
  updateQuery: (table: unknown, values: object, where: unknown, ...rest: unknown[]) => '' | { query: string }
  deleteQuery: (table: unknown, where: unknown, ...rest: unknown[]) => string
}
interface SelectOptions {
  where?: unknown
  lock?: unknown
  indexHints?: { type: IndexHints; values: string[] }[]
}
interface ErrorFormat {
  formatError: (error: unknown, stack?: string) => Error
}
const internalsOf = (db: Sequelize): Internals => db as Sequelize & Internals

const statementsOf = (db: Sequelize): Statements => internalsOf(db).dialect.queryGenerator
export const poolOf = (db: Sequelize): Pool => internalsOf(db).connectionManager.pool

/** The check that Sequelize's pool runs by default before it reuses a connection. */
export const isAlive = (db: Sequelize, connection: object): boolean =>
  internalsOf(db).connectionManager.validate(connection)

/**
 * Makes locking statements on a list of ids read only those rows, in the order of their ids. For a long list the
 * optimizer prefers a table scan, and InnoDB locks every row that it reads.
 */
export function seekById(db: Sequelize): void {
  const statements = statementsOf(db)
  const { selectQuery, updateQuery, deleteQuery } = statements
  statements.selectQuery = (table, options, ...rest) => {
    const isSeek = options.lock && namesIds(options.where)
    const hinted = isSeek
      ? { ...options, indexHints: [{ type: IndexHints.FORCE, values: ['PRIMARY'] }] }
      : options
    return selectQuery.call(statements, table, hinted, ...rest)
  }
  statements.updateQuery = (table, values, where, ...rest) => {
    const update = updateQuery.call(statements, table, values, where, ...rest)
    if (!update || !namesIds(where)) return update
    const query = update.query.replace(/^UPDATE (`\w+`)/, 'UPDATE $1 FORCE INDEX (PRIMARY)')
    return Object.assign(update, { query })
  }
  statements.deleteQuery = (table, where, ...rest) => {
    const query = deleteQuery.call(statements, table, where, ...rest)
    // Only the multi-table form of DELETE takes a hint.
    const hinted = 'DELETE $1 FROM $1 FORCE INDEX (PRIMARY)'
    return namesIds(where) ? query.replace(/^DELETE FROM (`\w+`)/, hinted) : query
  }
}

/** Whether a condition is about a list of ids. */
function namesIds(where: unknown): boolean {
  if (typeof where !== 'object' || where === null) return false
  const { id, [Op.and]: all } = where as { id?: unknown; [Op.and]?: unknown }
  return Array.isArray(id) || (Array.isArray(all) && all.some(namesIds))
}

/** What statements need of a mysql2 connection. */
interface Connection {
  query: (
    statement: { sql: string; values: unknown[] },
    done: (error: Error | null, result: unknown) => void,
  ) => void
}

/** The connection of a transaction, which must not be over, else one of the pool; rejects like Sequelize. */
export async function connectionOf(db: Sequelize, transaction?: Transaction): Promise<Connection> {
  if (!transaction) return internalsOf(db).connectionManager.getConnection()
  const { connection, finished } = transaction as Transaction & { connection: Connection; finished?: string }
  if (finished) throw new Error('The transaction is over')
  return connection
}

/**
 * Begins, commits and rolls back by `send`: Sequelize's own path of a transaction's two statements costs a twelfth of a
 * save. Transactions are not nested, and have the server's isolation.
 */
export function sendTransactions(
  db: Sequelize,
  send: (sql: string, transaction: Transaction) => Promise<unknown>,
): void {
  const ends = (sql: string, finished: string) => async (transaction: Transaction) => {
    const sent = send(sql, transaction)
    Object.assign(transaction, { finished })
    await sent
  }
  Object.assign(db.getQueryInterface(), {
    startTransaction: (transaction: Transaction) => send('START TRANSACTION', transaction),
    commitTransaction: ends('COMMIT', 'commit'),
    rollbackTransaction: ends('ROLLBACK', 'rollback'),
  })
}

/** Maps an error of mysql2 to Sequelize's. */
export function asSequelizeError(db: Sequelize, thrown: unknown): unknown {
  const { Query } = internalsOf(db).dialect
  return new Query(null, db, { logging: false }).formatError(thrown, new Error().stack)
}
