import { pick } from '@recruit/contract/fields/pick'
import { emptySettings, PASSED_SETTINGS, publicSettings } from '@recruit/contract/fields/settings-values'
import type { SettingsRecord } from '@recruit/settings-client/record'
import type { StoredSettings } from './planned.ts'
import { nextMoment, takenUntil } from './planned.ts'

const SWITCHES = ['isMarketingPreAssignment', 'isDesignPreAssignment', 'isWebDevPreAssignment'] as const

/**
 * The switch and the closing time together are the shown and effective period: a page that knows only the switch sees
 * it close on time.
 */
export function recordOf(stored: StoredSettings | null): SettingsRecord {
  const fields = stored?.fields ?? emptySettings()
  const { isApplicationPeriod, closesAt, opensAt } = fields
  const isAhead = (time: Date | string | null) => !time || !stored || new Date(time) > stored.now
  const isShownOpen = isApplicationPeriod && isAhead(closesAt)
  // No page counts down to what is open already or would close immediately.
  const willOpen = !isShownOpen && (!closesAt || closesAt > opensAt)
  const shown = publicSettings(
    { ...fields, isApplicationPeriod: isShownOpen, opensAt: willOpen ? opensAt : '' },
    stored !== null,
  )
  const until = takenUntil(fields)
  return {
    version: stored?.version ?? 0,
    term: stored?.term ?? 0,
    reply: JSON.stringify(shown),
    isApplicationPeriod: isApplicationPeriod && isAhead(until),
    closesAt: until?.toISOString() ?? null,
    nextAt: (stored && nextMoment(stored)?.toISOString()) ?? null,
    answersUntil: fields.answersUntil || null,
    showResultToApplicant: fields.showResultToApplicant,
    announcement: stored?.announcement ?? 0,
    switches: pick(fields, SWITCHES),
    preAssignments: pick(fields, PASSED_SETTINGS),
    keepMonths: fields.keepMonths,
    closedTerms: (stored?.closedTerms ?? []).map(({ term, closedAt, cardinalNumber }) => ({
      term,
      closedAt: closedAt.toISOString(),
      cardinalNumber,
    })),
  }
}
