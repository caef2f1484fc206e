import { type History, historyOf } from '@recruit/chassis/audit-log/audit-log'
import type { Sequelize } from 'sequelize'
import { type AnswerStore, answerStore } from './decisions/answers/answer.model.ts'
import { type ApplicantStore, applicantStore } from './application/applicant.model.ts'
import { initRow } from './application/applicant.row.ts'
import { type DecisionStore, decisionStore } from './decisions/decision.model.ts'
import { type IdempotencyRecords, idempotencyRecordsOf } from './application/idempotency-record.model.ts'
import { type TimetableStores, timetableStores } from './interviews/timetable-stores.ts'
import { type MessagingStores, messagingStores } from './messages/messaging-stores.ts'
import { type PublicationStore, publicationStore } from './decisions/publication.model.ts'
import { type ReportStore, reportStore } from './reports/report.model.ts'
import { type ReviewingStores, reviewingStores } from './reviewing/reviewing-stores.ts'
import { type TermStore, termStore } from './terms/term.model.ts'
import { type WaitingListStore, waitingListStore } from './decisions/waiting-list/waiting-list.model.ts'

export interface Stores {
  applicants: ApplicantStore
  answers: AnswerStore
  decisions: DecisionStore
  idempotencyRecords: IdempotencyRecords
  messaging: MessagingStores
  publications: PublicationStore
  reports: ReportStore
  reviewing: ReviewingStores
  terms: TermStore
  timetable: TimetableStores
  waitingLists: WaitingListStore
  history: History
}

/** All stores of this service, by their users. `site`: the address for links in messages. */
export function createStores(db: Sequelize, site: string): Stores {
  initRow(db)
  const history = historyOf(db)
  const idempotencyRecords = idempotencyRecordsOf(db)
  const messaging = messagingStores(db, history, site)
  return {
    applicants: applicantStore(db, history, idempotencyRecords, messaging),
    messaging,
    idempotencyRecords,
    answers: answerStore(db, history),
    decisions: decisionStore(db, history),
    publications: publicationStore(db, history, messaging),
    reports: reportStore(db),
    reviewing: reviewingStores(db, history),
    terms: termStore(db, history),
    timetable: timetableStores(db, history, messaging),
    waitingLists: waitingListStore(db, history),
    history,
  }
}
