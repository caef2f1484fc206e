import type { Sequelize, Transaction } from 'sequelize'
import { sendOver } from './queries.ts'
import { asSequelizeError, takeConnection, transactionOver } from './sequelize-internals.ts'

/**
 * Does a story in a transaction, as Sequelize itself does with more work: commits at its end, rolls back where it
 * throws. A connection of which nobody knows what it has done is not used again.
 */
export async function transact<Result>(
  db: Sequelize,
  story: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const connection = await takeConnection(db)
  const transaction = transactionOver(db, connection)
  const tell = (sql: string) =>
    sendOver(connection, sql).catch((thrown: unknown) => {
      throw asSequelizeError(db, thrown)
    })
  const end = async (how: 'commit' | 'rollback') => {
    transaction.finished = how
    try {
      await tell(how.toUpperCase())
    } catch (thrown) {
      await db.connectionManager.destroyConnection(connection)
      throw thrown
    }
    db.connectionManager.releaseConnection(connection)
  }
  let result: Result
  try {
    await tell('START TRANSACTION')
    result = await story(transaction)
  } catch (thrown) {
    await end('rollback').catch(() => undefined)
    throw thrown
  }
  await end('commit')
  return result
}
