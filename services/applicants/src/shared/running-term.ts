import { AppError } from '@recruit/chassis/http/errors'
import { type PeriodDays, periodDays } from '@recruit/contract/interview/grid-days'
import { type SettingsRecord, shownBy } from '@recruit/settings-client/client'

/** The running term, or an earlier one by its number. */
export function termOf(asked: number | undefined, now: SettingsRecord): number {
  if (asked !== undefined && asked > now.term) throw new AppError('notFound')
  return asked ?? now.term
}

/** The cohort number of a term: of a closed one as of its close; '' if unknown. */
export function cohortOf(term: number, now: SettingsRecord): string {
  if (term === now.term) return shownBy(now).cardinalNumber
  return now.closedTerms.find((closed) => closed.term === term)?.cardinalNumber ?? ''
}

/** The days of the running term's interview period; null without a date in its text, and for an earlier term. */
export function periodOf(now: SettingsRecord, term = now.term): PeriodDays | null {
  if (term !== now.term) return null
  const { interviewPeriod } = shownBy(now)
  return periodDays(interviewPeriod, new Date())
}
