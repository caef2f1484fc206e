import { type Draft, type DraftStore, type SetAside, takenFrom, unsavedFields } from './draft.ts'
import { differing, type Known, sameIn, type ValueName, type Values } from './values.ts'

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
 * Makes one version of the two. Nothing is lost: a text that was not chosen is set aside on the device, and
 * what was chosen here is saved next.
 */
export function settle(store: DraftStore, sideOf: (field: ValueName) => Side) {
  const draft = store.getState()
  const { conflict, values } = draft
  if (!conflict) return
  const theirs = conflict.theirs.values
  const fields = fieldsInConflict(draft)
  const mine = fields.filter((field) => sideOf(field) === 'mine')
  const chosen = Object.fromEntries(mine.map((field) => [field, values[field]]))
  const aside = fields.flatMap((field) =>
    textSetAside(field, mine.includes(field) ? theirs[field] : values[field]),
  )
  goOnFrom(store, conflict.theirs)
  store.setState({
    values: { ...theirs, ...chosen },
    aside: [...draft.aside, ...aside],
    grid: 'idle',
    gridError: null,
  })
}

const textSetAside = (field: ValueName, value: Values[ValueName], at = Date.now()): SetAside[] =>
  typeof value === 'string' && value.trim() ? [{ field, text: value, at }] : []

/** The texts of a copy that neither the server nor the page shows. */
export const textsMissingFrom = (
  copy: Pick<Draft, 'values' | 'stored'> & { at: number },
  shown: Values[],
): SetAside[] =>
  unsavedFields(copy)
    .filter((field) => !shown.some((values) => sameIn(field, copy.values, values)))
    .flatMap((field) => textSetAside(field, copy.values[field], copy.at))
