import { type PeriodDays, periodDays } from '@recruit/contract/interview/grid-days'
import { type SettingsRecord, shownBy } from '@recruit/settings-client/client'

/** The days of the running term's interview period; null without a date in its text, and for an earlier term. */
export function periodOf(now: SettingsRecord, term = now.term): PeriodDays | null {
  if (term !== now.term) return null
  const { interviewPeriod } = shownBy(now)
  return periodDays(interviewPeriod, new Date())
}
