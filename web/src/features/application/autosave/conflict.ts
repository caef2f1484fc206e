import type { DeviceCopy } from './device-copy.ts'
import { type DiscardedText, type Draft, type DraftStore, takenFrom, unsavedFields } from './draft.ts'
import { type Known, pickFields, sameIn, VALUE_NAMES, type ValueName, type Values } from './values.ts'

export type Side = 'mine' | 'theirs'
/** This device's text, the last server value it read, and unanswered saves. */
type Mine = Pick<Draft, 'values' | 'stored' | 'unanswered'>

/** Whether this device read or sent the server's value before: then its own text is simply newer. */
const isOurs = ({ stored, unanswered }: Mine, theirs: Values, field: ValueName): boolean =>
  sameIn(field, theirs, stored) || unanswered.some((sent) => sameIn(field, theirs, sent))

/** Fields that both sides changed to different values. Only these are asked about. */
export const clashesOf = (mine: Mine, theirs: Values): ValueName[] =>
  VALUE_NAMES.filter(
    (field) =>
      !sameIn(field, mine.values, theirs) &&
      !sameIn(field, mine.values, mine.stored) &&
      !isOurs(mine, theirs, field),
  )

/** The fields that the applicant has to choose between. */
export const fieldsInConflict = (draft: Draft): ValueName[] =>
  draft.conflict ? clashesOf(draft, draft.conflict.theirs.values) : []

/**
 * Merges two versions field by field. A change on one side wins; `sideOf` chooses between two changes. The merged
 * version is saved next, and the other text stays on the device.
 */
export function mergeVersions(store: DraftStore, theirs: Known, sideOf: (field: ValueName) => Side) {
  const draft = store.getState()
  const { values } = draft
  const clashes = clashesOf(draft, theirs.values)
  const mine = VALUE_NAMES.filter((field) =>
    clashes.includes(field) ? sideOf(field) === 'mine' : isOurs(draft, theirs.values, field),
  )
  const discarded = clashes.flatMap((field) =>
    discardedText(field, mine.includes(field) ? theirs.values[field] : values[field]),
  )
  store.setState({
    ...takenFrom(theirs),
    unanswered: [],
    conflict: null,
    values: { ...theirs.values, ...pickFields(values, mine) },
    discarded: [...draft.discarded, ...discarded],
    // A running save of the hours continues where nothing was asked.
    ...(clashes.length === 0 && mine.includes('interviewHours') ? {} : { hours: 'idle', hoursError: null }),
  })
}

const discardedText = (field: ValueName, value: Values[ValueName], at = Date.now()): DiscardedText[] =>
  typeof value === 'string' && value.trim() ? [{ field, text: value, at }] : []

/** The texts of a copy that neither the server nor the page shows. */
export const textsMissingFrom = (
  copy: Pick<DeviceCopy, 'values' | 'stored' | 'at'>,
  shown: Values[],
): DiscardedText[] =>
  unsavedFields(copy)
    .filter((field) => !shown.some((values) => sameIn(field, copy.values, values)))
    .flatMap((field) => discardedText(field, copy.values[field], copy.at))

/**
 * What only this device holds, from its copies, newest first. Of each field the newest unsaved copy counts; older texts
 * are kept as not chosen. If the server still holds what that copy had read or sent, its text is saved; else the
 * applicant is asked.
 */
export function recoveredFrom(copies: DeviceCopy[], theirs: Known): Partial<Draft> {
  const server = theirs.values
  const isNews = (copy: DeviceCopy, field: ValueName) =>
    !sameIn(field, copy.values, server) && !sameIn(field, copy.values, copy.stored)
  const discarded = copies.flatMap(({ aside }) => aside)
  let [values, stored] = [server, server]
  const unanswered: Partial<Values>[] = []
  let mineAt: number | null = null
  for (const field of VALUE_NAMES) {
    const copy = copies.find((one) => isNews(one, field))
    if (!copy) continue
    values = { ...values, ...pickFields(copy.values, [field]) }
    // Of this copy alone: what another tab sent of the field is not what this text was written upon.
    const sent = (copy.sent ?? []).filter((one) => field in one).map((one) => pickFields(one, [field]))
    // A save that the tab sent on leaving may still be on its way.
    unanswered.push(...sent, pickFields(copy.values, [field]))
    if (isOurs({ ...copy, unanswered: sent }, server, field)) continue
    stored = { ...stored, ...pickFields(copy.stored, [field]) }
    mineAt = Math.max(mineAt ?? 0, copy.at)
  }
  const missing = copies.flatMap((copy) => textsMissingFrom(copy, [values, server]))
  return {
    values,
    stored,
    unanswered,
    discarded: [...discarded, ...missing],
    conflict: mineAt === null ? null : { reason: 'returned', theirs, mineAt },
  }
}
