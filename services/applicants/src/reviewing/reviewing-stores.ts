import type { History } from '@recruit/chassis/audit-log/audit-log'
import type { Sequelize } from 'sequelize'
import { type PersonalData, personalDataIn } from '../shared/personal-data.ts'
import type { Interviews } from '../shared/ports.ts'
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

/** The reviews, and with the last application of a term the names of its reviewers. */
export const reviewsOfApplicants = (db: Sequelize): PersonalData =>
  personalDataIn(db, {
    ofApplication: ['reviews', 'earlier_pseudonyms', 'hidden_names', 'assignments'],
    ofTerm: ['reviewers'],
  })
