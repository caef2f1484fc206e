import { type IndexHints, literal, type Sequelize, Transaction } from 'sequelize'

/** MySQL's clock as a column value; Sequelize's types of a new row exclude expressions. */
export const NOW = literal('UTC_TIMESTAMP(6)') as unknown as Date

/** Sequelize's pool, missing in its types. */
export interface Pool {
  using: number
  available: number
  maxSize: number
  acquire: () => Promise<object>
  release: (connection: object) => void
  destroy: (connection: object) => Promise<void>
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
export interface Statements {
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

export const statementsOf = (db: Sequelize): Statements => internalsOf(db).dialect.queryGenerator
export const poolOf = (db: Sequelize): Pool => internalsOf(db).connectionManager.pool

/** The check that Sequelize's pool runs by default before it reuses a connection. */
export const isAlive = (db: Sequelize, connection: object): boolean =>
  internalsOf(db).connectionManager.validate(connection)

/** What statements need of a mysql2 connection. */
export interface Connection {
  query: (
    statement: { sql: string; values: unknown[] },
    done: (error: Error | null, result: unknown) => void,
  ) => void
}

/** A connection from the pool; rejects like Sequelize. */
export const takeConnection = (db: Sequelize): Promise<Connection> =>
  internalsOf(db).connectionManager.getConnection()

/** The parts of a transaction that Sequelize's types lack. `finished`: it takes no more statements. */
interface OpenTransaction extends Transaction {
  connection: Connection
  finished?: 'commit' | 'rollback'
}

/** A transaction object over this connection; statements begin and end it. */
export function transactionOver(db: Sequelize, connection: Connection): OpenTransaction {
  const transaction = new Transaction(db, {}) as OpenTransaction
  transaction.connection = connection
  return transaction
}

/** The connection of a transaction. Throws after its end, when a statement would run outside of it. */
export function connectionOf(transaction: Transaction): Connection {
  const { connection, finished } = transaction as OpenTransaction
  if (finished) throw new Error('The transaction is over')
  return connection
}

/** Maps an error of mysql2 to Sequelize's. */
export function asSequelizeError(db: Sequelize, thrown: unknown): unknown {
  const { Query } = internalsOf(db).dialect
  return new Query(null, db, { logging: false }).formatError(thrown, new Error().stack)
}
