import type { DeviceCopy } from './device-copy.ts'
import { type DiscardedText, type Draft, type DraftStore, takenFrom, unsavedFields } from './draft.ts'
import { differing, type Known, pickFields, sameIn, type ValueName, type Values } from './values.ts'

export type Side = 'mine' | 'theirs'

/** The fields that the applicant has to choose between: those in which the two versions differ. */
export const fieldsInConflict = ({ conflict, values }: Draft): ValueName[] =>
  conflict ? differing(values, conflict.theirs.values) : []

/** What is chosen unless the applicant says otherwise: a field changed on one side only is that side's. */
export const likelySide = ({ values, stored }: Draft, field: ValueName): Side =>
  sameIn(field, values, stored) ? 'theirs' : 'mine'

/**
 * Whether the other version holds anything that was neither here before nor sent from here: a save whose reply
 * got lost makes a new version too, but not one to ask about.
 */
export function isForeign({ values, stored, unanswered }: Draft, theirs: Values): boolean {
  return differing(values, theirs).some((field) => {
    const isOurs = sameIn(field, theirs, stored) || unanswered.some((sent) => sameIn(field, theirs, sent))
    return !isOurs
  })
}

/** Goes on from the server's version without touching what was typed. */
export const goOnFrom = (store: DraftStore, theirs: Known) =>
  store.setState({ ...takenFrom(theirs), unanswered: [], conflict: null })

/**
 * Makes one version of the two. Nothing is lost: a text that was not chosen stays on the device, and what was
 * chosen here is saved next.
 */
export function mergeVersions(store: DraftStore, sideOf: (field: ValueName) => Side) {
  const draft = store.getState()
  const { conflict, values } = draft
  if (!conflict) return
  const theirs = conflict.theirs.values
  const fields = fieldsInConflict(draft)
  const mine = fields.filter((field) => sideOf(field) === 'mine')
  const chosen = pickFields(values, mine)
  const discarded = fields.flatMap((field) =>
    discardedText(field, mine.includes(field) ? theirs[field] : values[field]),
  )
  goOnFrom(store, conflict.theirs)
  store.setState({
    values: { ...theirs, ...chosen },
    discarded: [...draft.discarded, ...discarded],
    hours: 'idle',
    hoursError: null,
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
 * What only this device holds, from its copies, newest first: the newest one with unsaved text stands against
 * the server's version, the texts of older ones are among those that were not chosen.
 */
export function recoveredFrom(copies: DeviceCopy[], theirs: Known): Partial<Draft> {
  const isNews = (copy: DeviceCopy) =>
    unsavedFields(copy).filter((field) => !sameIn(field, copy.values, theirs.values))
  const [newest, ...older] = copies.filter((copy) => isNews(copy).length > 0)
  const before = copies.flatMap(({ aside }) => aside)
  if (!newest) return before.length > 0 ? { discarded: before } : {}
  const values = { ...theirs.values, ...pickFields(newest.values, isNews(newest)) }
  const missing = older.flatMap((copy) => textsMissingFrom(copy, [values, theirs.values]))
  return {
    values,
    discarded: [...before, ...missing],
    conflict: { reason: 'returned', theirs, mineAt: newest.at },
  }
}
