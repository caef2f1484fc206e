import type { History } from '@recruit/chassis/audit-log/audit-log'
import type { ApplicantStore } from '../application/applicant.model.ts'
import type { ReviewingStores } from '../reviewing/reviewing-stores.ts'
import type { TermStore } from '../terms/term.model.ts'
import type { ReportStore } from './report.model.ts'

/** What reports read. */
export interface ReportStores {
  applicants: ApplicantStore
  reports: ReportStore
  reviewing: ReviewingStores
  terms: TermStore
  history: History
}
