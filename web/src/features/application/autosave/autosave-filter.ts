import { ESSAYS, IDENTITY } from '@recruit/contract/fields/application-values'
import { isTooLong, problemsOf } from '@recruit/contract/rules/application-rules'
import {
  APPLICATION_FIELDS,
  type Draft,
  textsOf,
  unsavedFields,
  VALUE_NAMES,
  type ValueName,
  type Values,
} from './values.ts'

/** Why a field stays on the device: the identity waits for a button, other fields for a correction. */
export type Reason = 'identity' | 'wrong'
export interface HeldBack {
  field: ValueName
  reason: Reason
}
type Written = Pick<Draft, 'values' | 'stored'>

const isIdentity = (field: ValueName) => (IDENTITY as readonly ValueName[]).includes(field)

/** The unsaved fields that no autosave sends; the others are saved regardless. */
export function heldBack({ values, stored }: Written): HeldBack[] {
  if (last.values === values && last.stored === stored) return last.held
  last = { values, stored, held: fieldsHeldBack({ values, stored }) }
  return last.held
}

/** Asked several times for every letter, of values that are never changed in place. */
let last: Partial<Written> & { held: HeldBack[] } = { held: [] }

function fieldsHeldBack(draft: Written): HeldBack[] {
  const wrong: ValueName[] = problemsOf(textsOf(draft.values)).map(({ field }) => field)
  return unsavedFields(draft).flatMap<HeldBack>((field) => {
    if (wrong.includes(field)) return [{ field, reason: 'wrong' }]
    return isIdentity(field) ? [{ field, reason: 'identity' }] : []
  })
}

/** What an autosave sends: the unsaved fields without the identity and without what a rule would refuse. */
export function sentByAutosave(draft: Written): Partial<Values> {
  const held = heldBack(draft).map(({ field }) => field)
  return APPLICATION_FIELDS.pick(
    draft.values,
    unsavedFields(draft).filter((field) => !held.includes(field)),
  )
}

/** What a button sends: all that was typed, except an essay over the limit, which stays on the device. */
export function sentByButton(values: Values): Partial<Values> {
  const tooLong: ValueName[] = ESSAYS.filter((essay) => isTooLong(essay, values[essay]))
  return APPLICATION_FIELDS.pick(
    values,
    VALUE_NAMES.filter((field) => !tooLong.includes(field)),
  )
}
