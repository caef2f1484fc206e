import type { Sequelize, Transaction } from 'sequelize'
import { isDeadlock } from './outage.ts'
import { asSequelizeError, type Connection, connectionOf, takeConnection } from './sequelize-internals.ts'

/** What stands for a question mark; a list for the members of an `IN (?)`. The driver would write an object as text. */
export type Value = string | number | bigint | boolean | null | Date | Buffer | readonly Value[]

/**
 * Written statements with their values, in a transaction where there is one. The driver sends them itself, over the
 * connections and with the errors of Sequelize, whose own way there costs more than the driver's.
 */
export const queriesOf = (db: Sequelize) => ({
  select: <Found extends object>(sql: string, values: Value[], transaction?: Transaction) =>
    send<Found[]>(db, sql, values, transaction),
  write: async (sql: string, values: Value[], transaction?: Transaction): Promise<void> => {
    await send(db, sql, values, transaction)
  },
  /** Writes, and answers how many rows are another than before. */
  changeRows: async (sql: string, values: Value[], transaction?: Transaction): Promise<number> =>
    (await send<{ affectedRows: number }>(db, sql, values, transaction)).affectedRows,
})

async function send<Result>(db: Sequelize, sql: string, values: Value[], transaction?: Transaction) {
  const connection = transaction ? connectionOf(transaction) : await takeConnection(db)
  try {
    return await sendOver<Result>(connection, sql, values)
  } catch (thrown) {
    // It has undone all of the transaction, which takes no further statement.
    if (transaction && isDeadlock(thrown)) await transaction.rollback().catch(() => undefined)
    throw asSequelizeError(db, thrown)
  } finally {
    if (!transaction) db.connectionManager.releaseConnection(connection)
  }
}

/** Sends one statement over this connection; fails with the driver's own error. */
export const sendOver = <Result>(connection: Connection, sql: string, values: Value[] = []) =>
  new Promise<Result>((resolve, reject) => {
    connection.query({ sql, values }, (error, result) => (error ? reject(error) : resolve(result as Result)))
  })
