import { queriesOf } from '@recruit/chassis/mysql/queries'
import type { Sequelize, Transaction } from 'sequelize'

/** Removes everything about applications from the reviews, in the same transaction. */
export async function forgetReviews(db: Sequelize, ids: string[], transaction: Transaction): Promise<void> {
  const { write } = queriesOf(db)
  await write('DELETE FROM reviews WHERE application IN (?)', [ids], transaction)
  await write('DELETE FROM earlier_pseudonyms WHERE application IN (?)', [ids], transaction)
  await write('DELETE FROM assignments WHERE application IN (?)', [ids], transaction)
}

/** Removes the reviewers' names with the last application of their term. */
export const forgetReviewers = (db: Sequelize, term: number): Promise<void> =>
  queriesOf(db).write('DELETE FROM reviewers WHERE term = ?', [term])
