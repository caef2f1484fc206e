import type { Sequelize, Transaction } from 'sequelize'
import { sendOver } from './queries.ts'
import { asSequelizeError, connectionOf, takeConnection, transactionOver } from './sequelize-internals.ts'

/**
 * Runs `story` in a transaction: commits at its end, rolls back if it throws. Sequelize's own way takes more
 * statements. A connection without an answer to COMMIT or ROLLBACK is not reused.
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
    // A deadlock has ended the transaction, though the code went on.
    connectionOf(transaction)
  } catch (thrown) {
    await end('rollback').catch(() => undefined)
    throw thrown
  }
  await end('commit')
  return result
}
