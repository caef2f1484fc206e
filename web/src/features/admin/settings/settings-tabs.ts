import {
  MASTER_TEXTS,
  RECRUIT_SWITCHES,
  RECRUIT_TEXTS,
  RESULT_SWITCHES,
  RESULT_TEXTS,
  type SettingsFields,
} from '@recruit/contract/fields/settings-fields'
import type { Reply } from '../../../api/client.ts'
import { toSeoulInput } from './seoul-input.ts'

export const TABS = ['recruit', 'result', 'master'] as const
export type Tab = (typeof TABS)[number]

/** The settings as they are typed: the closing time as its input shows it, the months as digits. */
export type Edited = SettingsFields & { closesAt: string; keepMonths: string }
export type EditedField = keyof Edited
/** What is edited, and the version of the record that it came from. */
export type Stored = Edited & { version: number }

export const edited = ({ closesAt, keepMonths, objectId: _, ...rest }: Reply<'getSettings'>): Stored => ({
  ...rest,
  closesAt: toSeoulInput(closesAt),
  keepMonths: String(keepMonths),
})

/** The fields that each tab edits and sends, hidden ones included so that they are not lost. */
export const FIELDS: Record<Tab, readonly EditedField[]> = {
  recruit: [...RECRUIT_TEXTS, ...RECRUIT_SWITCHES, 'closesAt', 'keepMonths'],
  result: [...RESULT_TEXTS, ...RESULT_SWITCHES],
  master: MASTER_TEXTS,
}

export const fieldsOf = (tab: Tab, values: Edited): Partial<Edited> =>
  Object.fromEntries(FIELDS[tab].map((field) => [field, values[field]]))

/** The tab's fields in which the two differ. */
export const differing = (tab: Tab, one: Edited, other: Edited): EditedField[] =>
  FIELDS[tab].filter((field) => one[field] !== other[field])

export const isDirty = (tab: Tab, values: Edited, stored: Edited): boolean =>
  differing(tab, values, stored).length > 0

/** What somebody else's edit met on one tab: until this one chooses, the tab is not saved. */
export interface Clash {
  message: string
  /** What they changed that I had not touched: it stands in the inputs already. */
  taken: EditedField[]
}
export interface Editing {
  /** What is stored, as far as this window knows. */
  stored: Stored
  values: Edited
  clashes: Partial<Record<Tab, Clash>>
}

/**
 * My edits on top of a record that somebody else changed meanwhile: what I did not touch becomes theirs, what I
 * typed stays.
 */
export const onTopOf = <S extends Edited>(theirs: S, before: Edited, mine: Edited): S => ({
  ...theirs,
  ...Object.fromEntries(
    TABS.flatMap((tab) => differing(tab, before, mine)).map((field) => [field, mine[field]]),
  ),
})

/**
 * Somebody else stored `theirs` meanwhile. Every tab on which both changed a field to something else gets a clash,
 * and so does the tab that was `refused`, where the two differ at all. An earlier clash stays until it is chosen.
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
  return { stored: theirs, values, clashes }
}

/** One tab's values were stored, or taken back: nothing is left to choose there. */
export const settled = (now: Editing, tab: Tab, changed: Partial<Editing>): Editing => {
  const { [tab]: _, ...clashes } = now.clashes
  return { ...now, ...changed, clashes }
}
