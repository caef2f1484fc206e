import { historyOf } from '@recruit/chassis/audit-log/audit-log'
import type { Sequelize } from 'sequelize'
import { applicantStore } from './application/applicant.model.ts'
import { initRow } from './application/applicant.row.ts'
import { idempotencyRecordsOf } from './application/idempotency-record.model.ts'
import { questionStore } from './application/questions/question.model.ts'
import { seatStore } from './application/seats/seat.model.ts'
import { answerStore } from './decisions/answers/answer.ts'
import { decisionStore } from './decisions/decision.model.ts'
import { publicationStore } from './decisions/publication.model.ts'
import { waitingListStore } from './decisions/waiting-list/waiting-list.model.ts'
import { answersUntilOf } from './interviews/answers/appointment-answer.ts'
import { rulesStore } from './interviews/rules.model.ts'
import { interviewsOn, timetableOfApplicants, timetableStores } from './interviews/timetable-stores.ts'
import { draftsOnPublication, messagesOfApplicants, receiptOnSubmission } from './messages/message-ports.ts'
import { messagingStores } from './messages/messaging-stores.ts'
import { reportStore } from './reports/report.model.ts'
import { reviewingStores, reviewsOfApplicants } from './reviewing/reviewing-stores.ts'
import type { PersonalData } from './shared/personal-data.ts'
import { termStore } from './terms/term.model.ts'

/**
 * All stores of this service. `site`: the address for links in messages. `more`: data about applicants of further
 * rooms.
 */
export function createStores(db: Sequelize, site: string, more: PersonalData[] = []) {
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
    terms: termStore(db, history, personalData),
    timetable,
    waitingLists: waitingListStore(db, history),
    history,
    personalData,
    onPublished,
  }
}
export type Stores = ReturnType<typeof createStores>
