import { type History, historyOf } from '@recruit/chassis/audit-log/audit-log'
import type { Sequelize } from 'sequelize'
import { type ApplicantStore, applicantStore } from './application/applicant.model.ts'
import { initRow } from './application/applicant.row.ts'
import { type IdempotencyRecords, idempotencyRecordsOf } from './application/idempotency-record.model.ts'
import { type QuestionStore, questionStore } from './application/questions/question.model.ts'
import { type SeatStore, seatStore } from './application/seats/seat.model.ts'
import { type AnswerStore, answerStore } from './decisions/answers/answer.model.ts'
import { type DecisionStore, decisionStore } from './decisions/decision.model.ts'
import { type PublicationStore, publicationStore } from './decisions/publication.model.ts'
import { type SecondChoiceStore, secondChoiceStore } from './decisions/second-choice/second-choice.model.ts'
import { type WaitingListStore, waitingListStore } from './decisions/waiting-list/waiting-list.model.ts'
import { answersUntilOf } from './interviews/answers/appointment-answer.ts'
import { timetableOfApplicants } from './interviews/forget.ts'
import { interviewsOn } from './interviews/panels.ts'
import { rulesStore } from './interviews/rules.model.ts'
import { type TimetableStores, timetableStores } from './interviews/timetable-stores.ts'
import { draftsOnPublication, messagesOfApplicants, receiptOnSubmission } from './messages/message-ports.ts'
import { type MessagingStores, messagingStores } from './messages/messaging-stores.ts'
import { type ReportStore, reportStore } from './reports/report.model.ts'
import { reviewsOfApplicants } from './reviewing/forget.ts'
import { type ReviewingStores, reviewingStores } from './reviewing/reviewing-stores.ts'
import type { OnPublished, PersonalData } from './shared/ports.ts'
import { type TermStore, termStore } from './terms/term.model.ts'

export interface Stores {
  applicants: ApplicantStore
  answers: AnswerStore
  decisions: DecisionStore
  idempotencyRecords: IdempotencyRecords
  messaging: MessagingStores
  publications: PublicationStore
  questions: QuestionStore
  reports: ReportStore
  reviewing: ReviewingStores
  seats: SeatStore
  secondChoices: SecondChoiceStore
  terms: TermStore
  timetable: TimetableStores
  waitingLists: WaitingListStore
  history: History
  /** What every room stores about applicants. */
  personalData: PersonalData[]
  onPublished: OnPublished
}

/**
 * All stores of this service. `site`: the address for links in messages. `more`: data about applicants of further
 * rooms.
 */
export function createStores(db: Sequelize, site: string, more: PersonalData[] = []): Stores {
  initRow(db)
  const history = historyOf(db)
  const idempotencyRecords = idempotencyRecordsOf(db)
  const interviewRules = rulesStore(db, history)
  const messaging = messagingStores(db, history, site, async (term, transaction) => {
    const { rules } = await interviewRules.read(term, transaction)
    return (appointment) => answersUntilOf(appointment, rules)
  })
  const onPublished = draftsOnPublication(messaging)
  const timetable = timetableStores(db, history, onPublished)
  // In the order in which they are removed.
  const personalData = [
    reviewsOfApplicants(db),
    timetableOfApplicants(db),
    messagesOfApplicants(messaging),
    ...more,
  ]
  return {
    applicants: applicantStore(db, history, idempotencyRecords, receiptOnSubmission(messaging)),
    messaging,
    idempotencyRecords,
    answers: answerStore(db, history),
    decisions: decisionStore(db, history),
    publications: publicationStore(db),
    questions: questionStore(db, history),
    reports: reportStore(db),
    reviewing: reviewingStores(db, history, interviewsOn(timetable)),
    seats: seatStore(db, history),
    secondChoices: secondChoiceStore(db, history),
    terms: termStore(db, history, personalData),
    timetable,
    waitingLists: waitingListStore(db, history),
    history,
    personalData,
    onPublished,
  }
}
