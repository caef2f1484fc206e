import type { Change } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import type { SettingsFields } from '@recruit/contract/fields/settings-values'
import { nextAnnouncement } from '@recruit/contract/rules/announcements'
import { PLANNED_SWITCHES, PLANNED_TIMES } from '@recruit/contract/rules/plans'

export interface ClosedTerm {
  term: number
  closedAt: Date
  /** Its cohort number at the close. */
  cardinalNumber: string
}

/** The record at a time of MySQL's clock; `null` without one. */
export interface StoredSettings {
  id: string
  term: number
  version: number
  fields: SettingsFields
  announcement: number
  /** When it was read, by MySQL's clock. */
  now: Date
  /** The same or slightly earlier, in ms of this process's monotonic clock. */
  readAt: number
  closedTerms: ClosedTerm[]
}

/** A plan that is this late is dropped, so that a restored backup publishes nothing by surprise. */
const MISSED_AFTER_MS = 3_600_000
/** The history's names of dropped plans. */
const MISSED = { opensAt: 'openingMissed', resultsAt: 'resultsMissed' } as const
/** Plans can be cancelled until this long before their time, which covers a change from its check to its commit. */
const LAST_CALL_MS = 1_000

type Planning = Pick<StoredSettings, 'fields' | 'version' | 'announcement'>

/**
 * The record at that time of MySQL's clock: due plans are applied, or dropped if they are an hour late. Each is
 * a version of its own, so that no earlier copy counts. No program has to run for it.
 */
export function applyDuePlans<Stored extends Planning>(stored: Stored, now: Date): Stored {
  const due = PLANNED_TIMES.filter((name) => isDue(stored.fields[name], now))
  if (due.length === 0) return stored
  const kept = due.filter((name) => !isMissed(stored.fields[name], now))
  const changed = [...due.map((name) => [name, '']), ...kept.map((name) => [PLANNED_SWITCHES[name], true])]
  return {
    ...stored,
    fields: { ...stored.fields, ...Object.fromEntries(changed) },
    version: stored.version + due.length,
    // Also while results are public already: another announcement publishes waiting changes.
    announcement: kept.includes('resultsAt')
      ? nextAnnouncement(stored.announcement, false)
      : stored.announcement,
  }
}
const isDue = (time: string, now: Date) => time !== '' && new Date(time) <= now
const isMissed = (time: string, now: Date) => now.getTime() - Date.parse(time) >= MISSED_AFTER_MS

/** The history's lines about what happened; a dropped plan has a line of its own. */
export const historyLinesOf = (changes: Change[], now: Date): Change[] =>
  changes.map((change) => {
    const plan = PLANNED_TIMES.find((name) => name === change.what)
    return plan && isMissed(change.from ?? '', now) ? { ...change, what: MISSED[plan] } : change
  })

/** Throws if a changed planned time has passed, or the one that it replaces is less than a second away. */
export function assertPlannable(before: SettingsFields, after: SettingsFields, now: Date): void {
  for (const name of PLANNED_TIMES) {
    const [was, is] = [before[name], after[name]]
    if (was === is) continue
    if (was && Date.parse(was) - now.getTime() < LAST_CALL_MS) throw new AppError('plannedTimeHere')
    if (isDue(is, now)) throw new AppError('plannedTimePassed')
  }
}

/** Until when writes are taken, null for ever: the closing time plus the grace, which no page shows. */
export const takenUntil = ({ closesAt, closeGraceSeconds }: SettingsFields): Date | null =>
  closesAt ? new Date(Date.parse(closesAt) + closeGraceSeconds * 1000) : null

/** The next moment at which the record changes on its own; null where there is none. */
export function nextMoment({ fields, now }: Pick<StoredSettings, 'fields' | 'now'>): Date | null {
  const closing = fields.isApplicationPeriod || fields.opensAt ? [fields.closesAt, takenUntil(fields)] : []
  const ahead = [...PLANNED_TIMES.map((name) => fields[name]), ...closing]
    .map((time) => (time ? new Date(time) : null))
    .filter((time) => time !== null && time > now)
  return ahead.reduce((first, time) => (first && time && first < time ? first : time), null)
}
