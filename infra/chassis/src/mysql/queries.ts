import type { Sequelize, Transaction } from 'sequelize'
import { isDeadlock } from './outage.ts'
import { asSequelizeError, type Connection, connectionOf, takeConnection } from './sequelize-internals.ts'

/** The value of a question mark; a list for `IN (?)`. Not an object, which the driver would write as text. */
export type Value = string | number | bigint | boolean | null | Date | Buffer | readonly Value[]

/**
 * Written statements with values, in a transaction if there is one. The driver sends them, over Sequelize's connections
 * and with its errors, because Sequelize's own path costs more.
 */
export const queriesOf = (db: Sequelize) => ({
  select: <Found extends object>(sql: string, values: Value[], transaction?: Transaction) =>
    send<Found[]>(db, sql, values, transaction),
  write: async (sql: string, values: Value[], transaction?: Transaction): Promise<void> => {
    await send(db, sql, values, transaction)
  },
  changeRows: async (sql: string, values: Value[], transaction?: Transaction): Promise<number> =>
    (await send<{ affectedRows: number }>(db, sql, values, transaction)).affectedRows,
})

async function send<Result>(db: Sequelize, sql: string, values: Value[], transaction?: Transaction) {
  const connection = transaction ? connectionOf(transaction) : await takeConnection(db)
  try {
    return await sendOver<Result>(connection, sql, values)
  } catch (thrown) {
    // A deadlock has undone the whole transaction, which takes no further statement.
    if (transaction && isDeadlock(thrown)) await transaction.rollback().catch(() => undefined)
    throw asSequelizeError(db, thrown)
  } finally {
    if (!transaction) db.connectionManager.releaseConnection(connection)
  }
}

/** Sends one statement over this connection; rejects with the driver's own error. */
export const sendOver = <Result>(connection: Connection, sql: string, values: Value[] = []) =>
  new Promise<Result>((resolve, reject) => {
    connection.query({ sql, values }, (error, result) => (error ? reject(error) : resolve(result as Result)))
  })
