import { type IndexHints, literal, type Sequelize, Transaction } from 'sequelize'

/** MySQL's own clock, as the value of a column; Sequelize's types of a new row leave expressions out. */
export const NOW = literal('UTC_TIMESTAMP(6)') as unknown as Date

/** Sequelize's pool, which its types leave out. */
export interface Pool {
  using: number
  available: number
  maxSize: number
  acquire: () => Promise<object>
  release: (connection: object) => void
  destroy: (connection: object) => Promise<void>
}
/** What Sequelize has and its types leave out, all of it that we use. */
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
/** What writes Sequelize's statements. */
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

/** A connection of mysql2, as far as statements need it. */
export interface Connection {
  query: (
    statement: { sql: string; values: unknown[] },
    done: (error: Error | null, result: unknown) => void,
  ) => void
}

/** A connection from the pool. Fails as Sequelize does where there is none. */
export const takeConnection = (db: Sequelize): Promise<Connection> =>
  internalsOf(db).connectionManager.getConnection()

/** The parts of a transaction that Sequelize's types leave out. `finished`: it takes no statement any more. */
interface OpenTransaction extends Transaction {
  connection: Connection
  finished?: 'commit' | 'rollback'
}

/** A transaction over this connection for what takes one; its statements begin and end it. */
export function transactionOver(db: Sequelize, connection: Connection): OpenTransaction {
  const transaction = new Transaction(db, {}) as OpenTransaction
  transaction.connection = connection
  return transaction
}

/** The connection of a transaction. Throws where it is over: what is sent now would be a part of nothing. */
export function connectionOf(transaction: Transaction): Connection {
  const { connection, finished } = transaction as OpenTransaction
  if (finished) throw new Error('The transaction is over')
  return connection
}

/** What Sequelize makes of an error of mysql2. */
export function asSequelizeError(db: Sequelize, thrown: unknown): unknown {
  const { Query } = internalsOf(db).dialect
  return new Query(null, db, { logging: false }).formatError(thrown, new Error().stack)
}
