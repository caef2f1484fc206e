import type { PublicSettings } from '@recruit/contract/fields/settings-fields'
import { type PeriodDays, periodDays } from '@recruit/contract/interview/grid-days'
import type { SettingsRecord } from '@recruit/settings/client'

/** The days of the running term's interview period; null where its text holds no date, and of an earlier term. */
export function periodOf(now: SettingsRecord, term = now.term): PeriodDays | null {
  if (term !== now.term) return null
  const { interviewPeriod } = JSON.parse(now.reply) as PublicSettings
  return periodDays(interviewPeriod, new Date())
}
