import { pick } from '@recruit/contract/fields/pick'
import { SETTINGS_TABS, type SettingsTab } from '@recruit/contract/fields/settings-fields'
import {
  declaredSetting,
  emptySettings,
  SETTINGS,
  type SettingName,
  type SettingOf,
  type SettingsFields,
  settingsOn,
} from '@recruit/contract/fields/settings-values'
import type { PlannedTime } from '@recruit/contract/rules/plans'
import type { Reply } from '../../api/client.ts'
import { fromSeoulInput, toSeoulInput } from '../../ui/time/seoul-time.ts'
import { daysIn } from './picked-dates.ts'

export const TABS = SETTINGS_TABS
export type Tab = SettingsTab

/** The typed settings: a time as its input shows it, a number as digits. */
export type Edited = Omit<SettingsFields, SettingOf<'number'>> & Record<SettingOf<'number'>, string>
export type EditedField = SettingName
export type Stored = Edited & { version: number }

function typed(field: SettingName, value: string | number | boolean): string | boolean {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && declaredSetting[field].kind === 'time' ? toSeoulInput(value) : value
}
function stored(field: SettingName, value: string | boolean): string | number | boolean {
  if (typeof value === 'boolean') return value
  const { kind } = declaredSetting[field]
  if (kind === 'number') return Number(value)
  return kind === 'time' ? fromSeoulInput(value) : value
}

/** A record as it is edited; a setting that the server does not know yet has its default. */
export const edited = ({ version, objectId: _, ...record }: Reply<'getSettings'>): Stored => ({
  ...typedSettings(record),
  version,
})
export const typedSettings = (settings: Partial<SettingsFields> = {}): Edited => {
  const all = { ...emptySettings(), ...settings }
  return Object.fromEntries(SETTINGS.map((field) => [field, typed(field, all[field])])) as Edited
}

/**
 * What one tab sends. Time inputs have no seconds, so an untouched time is not sent and keeps them. A retyped one is
 * sent, even with the same time.
 */
export const sentBy = (
  tab: Tab,
  values: Edited,
  before: Edited,
  retyped: readonly EditedField[] = [],
): Partial<SettingsFields> =>
  Object.fromEntries(
    settingsOn(tab)
      .filter(
        (field) =>
          declaredSetting[field].kind !== 'time' ||
          values[field] !== before[field] ||
          retyped.includes(field),
      )
      .map((field) => [field, stored(field, values[field])]),
  )

export const fieldsOf = (tab: Tab, values: Edited): Partial<Edited> => pick(values, settingsOn(tab))

/** The tab's fields in which the two differ. */
export const differing = (tab: Tab, one: Edited, other: Edited): EditedField[] =>
  settingsOn(tab).filter((field) => one[field] !== other[field])

export const isDirty = (tab: Tab, values: Edited, stored: Edited): boolean =>
  differing(tab, values, stored).length > 0

/** What another admin's edit met on one tab: until this admin chooses, the tab is not saved. */
interface Clash {
  message: string
  /** Their changes to fields that I had not touched: the inputs already show them. */
  taken: EditedField[]
}
export interface Editing {
  /** The stored values, as far as this window knows. */
  stored: Stored
  values: Edited
  /** Planned times typed since they were stored: the admin means them, regardless of their switch. */
  retyped: readonly PlannedTime[]
  clashes: Partial<Record<Tab, Clash>>
}

/** My edits on top of another admin's record: untouched fields become theirs, typed ones stay mine. */
export const onTopOf = <S extends Edited>(theirs: S, before: Edited, mine: Edited): S => ({
  ...theirs,
  ...Object.fromEntries(
    TABS.flatMap((tab) => differing(tab, before, mine)).map((field) => [field, mine[field]]),
  ),
})

/**
 * Another admin stored `theirs` meanwhile. Every tab on which both changed a field differently gets a clash, and so
 * does a `refused` tab with any difference. An earlier clash stays until it is settled.
 */
export function met(now: Editing, theirs: Stored, message: string, refused: Tab | null): Editing {
  const values = onTopOf<Edited>(theirs, now.stored, now.values)
  const clashes = { ...now.clashes }
  for (const tab of TABS) {
    const changed = differing(tab, theirs, now.stored)
    const taken = changed.filter((field) => now.values[field] === now.stored[field])
    const mine = differing(tab, values, theirs)
    const isClash = changed.some((field) => mine.includes(field))
    const isTold = tab === refused && taken.length + mine.length > 0
    if (isClash || isTold) clashes[tab] = { message, taken }
  }
  return { ...now, stored: theirs, values, clashes }
}

/** After one tab's values were stored or discarded, nothing is left to choose there. */
export const settled = (now: Editing, tab: Tab, changed: Partial<Editing>): Editing => {
  const { [tab]: _, ...clashes } = now.clashes
  return { ...now, ...changed, clashes }
}

/** The texts that hold dates with their weekdays, and how the dates of each are picked. */
export const PICKED_AS = {
  applicationSubmissionPeriod: 'days',
  firstPresentationPeriod: 'day',
  interviewPeriod: 'days',
  finalPresentationPeriod: 'day',
  masterTrainingSchedule: 'time',
  designPreAssignmentSubmitPeriod: 'day',
} as const satisfies Partial<Record<EditedField, 'day' | 'days' | 'time'>>

export const isDated = (field: EditedField): field is keyof typeof PICKED_AS => field in PICKED_AS

export const isPlanned = (field: EditedField): field is 'opensAt' | 'closesAt' =>
  field === 'opensAt' || field === 'closesAt'

function periodIn(text: string, now: number) {
  const { from, to } = daysIn(text, new Date(now))
  return { opensAt: from, closesAt: to || from }
}

/** The first minute or the last one of the application period; '' where it is over, or the time is that day's. */
export function timeOfPeriod(field: 'opensAt' | 'closesAt', values: Edited, now: number): string {
  const day = periodIn(values.applicationSubmissionPeriod, now)[field]
  if (!day || values[field].startsWith(day)) return ''
  if (field === 'opensAt' && values.isApplicationPeriod) return ''
  const time = `${day}T${field === 'opensAt' ? '00:00' : '23:59'}`
  return Date.parse(fromSeoulInput(time)) > now ? time : ''
}

/** Opening and closing times that keep their hour and move with the days of the picked application period. */
export function movedTimes(field: EditedField, picked: string, values: Edited, now = Date.now()) {
  if (field !== 'applicationSubmissionPeriod') return []
  const [before, after] = [periodIn(values[field], now), periodIn(picked, now)]
  return (['opensAt', 'closesAt'] as const).flatMap((name) =>
    before[name] && after[name] && before[name] !== after[name] && values[name].startsWith(before[name])
      ? [[name, `${after[name]}${values[name].slice(10)}`] as const]
      : [],
  )
}
