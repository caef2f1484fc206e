import { queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Sequelize, Transaction } from 'sequelize'
import type { PersonalData } from '../shared/ports.ts'

/** Removes everything about applications from the reviews, in the same transaction. */
async function forgetReviews(db: Sequelize, ids: string[], transaction: Transaction): Promise<void> {
  const { write } = queriesOf(db)
  await write('DELETE FROM reviews WHERE application IN (?)', [ids], transaction)
  await write('DELETE FROM earlier_pseudonyms WHERE application IN (?)', [ids], transaction)
  await write('DELETE FROM hidden_names WHERE application IN (?)', [ids], transaction)
  await write('DELETE FROM assignments WHERE application IN (?)', [ids], transaction)
}

/** Removes the reviewers' names with the last application of their term. */
const forgetReviewers = (db: Sequelize, term: number): Promise<void> =>
  queriesOf(db).write('DELETE FROM reviewers WHERE term = ?', [term])

export const reviewsOfApplicants = (db: Sequelize): PersonalData => ({
  forget: ({ ids }, transaction) => forgetReviews(db, ids, transaction),
  forgetTerm: (term) => forgetReviewers(db, term),
})
