import { type History, historyOf } from '@recruit/chassis/audit-log/audit-log'
import type { Sequelize } from 'sequelize'
import { type AnswerStore, answerStore } from './answers/answer.model.ts'
import { type ApplicantStore, applicantStore } from './applicant.model.ts'
import { initRow } from './applicant.row.ts'
import { type DecisionStore, decisionStore } from './decision.model.ts'
import { type OutcomeStore, outcomeStore } from './idempotency-record.model.ts'
import { type PublicationStore, publicationStore } from './publication.model.ts'
import { type ReportStore, reportStore } from './report.model.ts'
import { type TermStore, termStore } from './term.model.ts'
import { type WaitingListStore, waitingListStore } from './waiting-list/waiting-list.model.ts'

export interface Stores {
  applicants: ApplicantStore
  answers: AnswerStore
  decisions: DecisionStore
  outcomes: OutcomeStore
  publications: PublicationStore
  reports: ReportStore
  terms: TermStore
  waitingLists: WaitingListStore
  history: History
}

/** Everything that this service keeps, by who asks for it. */
export function createStores(db: Sequelize): Stores {
  initRow(db)
  const history = historyOf(db)
  const outcomes = outcomeStore(db)
  return {
    applicants: applicantStore(db, history, outcomes),
    answers: answerStore(db, history),
    outcomes,
    decisions: decisionStore(db, history),
    publications: publicationStore(db, history),
    reports: reportStore(db),
    terms: termStore(db, history),
    waitingLists: waitingListStore(db, history),
    history,
  }
}
