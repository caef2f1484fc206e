import type { History } from '@recruit/chassis/audit-log/audit-log'
import { queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Sequelize, Transaction } from 'sequelize'
import type { Interviews, PersonalData } from '../shared/ports.ts'
import { assignmentStore } from './assignment.model.ts'
import { criteriaStore } from './criteria.model.ts'
import { hiddenNamesStore } from './hidden-names.model.ts'
import { nextCriteriaStore } from './next-criteria.model.ts'
import { phaseStore } from './phase.model.ts'
import { pseudonymStore } from './pseudonym.ts'
import { reviewStore } from './review.model.ts'
import { reviewerStore } from './reviewer.model.ts'

export function reviewingStores(db: Sequelize, history: History, interviews: Interviews) {
  const phases = phaseStore(db, history)
  const criteria = criteriaStore(db, phases, history)
  const reviewers = reviewerStore(db)
  return {
    phases,
    criteria,
    nextCriteria: nextCriteriaStore(db, phases, criteria, history),
    reviewers,
    pseudonyms: pseudonymStore(db),
    assignments: assignmentStore(db, phases, reviewers, history),
    hiddenNames: hiddenNamesStore(db, history),
    reviews: reviewStore(db, phases, criteria),
    interviews,
  }
}
export type ReviewingStores = ReturnType<typeof reviewingStores>

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
