import { literal, type Sequelize, type Transaction } from 'sequelize'
import { isDeadlock } from './outage.ts'
import { asSequelizeError, connectionOf } from './sequelize-internals.ts'

/** The value of a question mark; a list for `IN (?)`. Not an object, which the driver would write as text. */
export type Value = string | number | bigint | boolean | null | Date | Buffer | readonly Value[]

/** Written statements with values, in a transaction if there is one. */
export const queriesOf = (db: Sequelize) => ({
  select: <Found extends object>(sql: string, values: Value[], transaction?: Transaction) =>
    send<Found[]>(db, sql, values, transaction),
  write: async (sql: string, values: Value[], transaction?: Transaction): Promise<void> => {
    await send(db, sql, values, transaction)
  },
  changeRows: async (sql: string, values: Value[], transaction?: Transaction): Promise<number> =>
    (await send<{ affectedRows: number }>(db, sql, values, transaction)).affectedRows,
})

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
