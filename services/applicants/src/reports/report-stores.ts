import type { History } from '@recruit/chassis/audit-log/audit-log'
import type { ApplicantStore } from '../application/applicant.model.ts'
import type { QuestionStore } from '../application/questions/question.model.ts'
import type { SeatStore } from '../application/seats/seat.model.ts'
import type { TimetableStores } from '../interviews/timetable-stores.ts'
import type { MessagingStores } from '../messages/messaging-stores.ts'
import type { ReviewingStores } from '../reviewing/reviewing-stores.ts'
import type { TermStore } from '../terms/term.model.ts'
import type { ReportStore } from './report.model.ts'

/** What reports read. */
export interface ReportStores {
  applicants: ApplicantStore
  reports: ReportStore
  messaging: MessagingStores
  questions: QuestionStore
  reviewing: ReviewingStores
  seats: SeatStore
  terms: TermStore
  timetable: TimetableStores
  history: History
}
