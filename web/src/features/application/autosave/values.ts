import type { Team } from '@recruit/contract/constants'
import {
  type ApplicationValues,
  declared,
  ESSAYS,
  emptyValues,
  FIELDS,
  type FieldName,
  IDENTITY,
  TEXTS,
} from '@recruit/contract/fields/application-values'
import { pick } from '@recruit/contract/fields/pick'
import { emptyHours } from '@recruit/contract/interview/grid'
import { type DatedHours, isSameChoice } from '@recruit/contract/interview/interview-days'
import { isTooLong, problemsOf } from '@recruit/contract/rules/application-rules'
import { normalise } from '@recruit/contract/text'
import type { Reply } from '../../../api/client.ts'
import type {
  Conflict as ConflictOf,
  Draft as DraftOf,
  Known as KnownOf,
} from '../../../api/drafts/draft-saves.ts'
import { type Fields, mergeRules } from '../../../api/drafts/merge.ts'

/** What an applicant writes. */
export type Values = ApplicationValues
/** What can differ, be chosen and be sent alone: the dates always go with the hours. */
export type ValueName = Exclude<keyof Values, 'interviewDays'>

/** What the server holds of an application. */
export interface Known extends KnownOf<Values> {
  team: Team | null
  submissions: number
  /** ISO 8601; null until the first submission. */
  submittedAt: string | null
  savedAt: string | null
  /** The values that were last submitted, where this device knows them. */
  submitted: Values | null
}
export type Draft = DraftOf<Values, ValueName, Known>
export type Conflict = ConflictOf<Known>

export const VALUE_NAMES = FIELDS.filter((name): name is ValueName => declared[name].kind !== 'days')

/** The hours with their dates; a copy on the device from before there were dates has none. */
export const datedHours = ({ interviewHours, interviewDays }: Partial<Values>): DatedHours => ({
  interviewHours: interviewHours ?? emptyHours(),
  interviewDays: interviewDays ?? null,
})

/** Texts are the same when they are stored alike, in whichever form of Hangul; hours are compared by their dates. */
export const APPLICATION_FIELDS: Fields<Values, ValueName> = {
  names: VALUE_NAMES,
  isSame: (field, whole, part) => {
    const [here, there] = [whole[field], part[field]]
    if (there === undefined) return false
    if (field === 'interviewHours') return isSameChoice(datedHours(whole), datedHours(part))
    return (
      here === there ||
      (typeof here === 'string' && typeof there === 'string' && normalise(here) === normalise(there))
    )
  },
  pick: (values, fields) =>
    Object.fromEntries(
      fields
        .flatMap((field): (keyof Values)[] =>
          field === 'interviewHours' ? [field, 'interviewDays'] : [field],
        )
        .map((field) => [field, values[field]]),
    ),
}
export const { differing } = mergeRules(APPLICATION_FIELDS)

/** Fields whose value differs from what the server holds. */
export const unsavedFields = ({ values, stored }: Pick<Draft, 'values' | 'stored'>): ValueName[] =>
  differing(values, stored)

/** Whether the draft differs from the submission; the identity is not part of a submission. */
export const hasUnsubmittedEdits = ({
  known: { submissions, submitted },
  values,
}: Pick<Draft, 'known' | 'values'>): boolean =>
  submissions > 0 && (!submitted || differing(values, submitted).some((field) => !isIdentity(field)))

/** Everything typed, for the rules of the contract. */
export const textsOf = (values: Values): Record<FieldName, string> => pick(values, TEXTS)

export const blankKnown = (): Known => ({
  ...{ values: emptyValues(), version: 0 },
  ...{ team: null, submissions: 0, submittedAt: null, savedAt: null, submitted: null },
})

export function knownOf(reply: Reply<'getApplication'>): Known {
  const fresh = emptyValues()
  const values = Object.fromEntries(FIELDS.map((field) => [field, reply[field] ?? fresh[field]])) as Values
  const submissions = reply.submissions ?? (reply.isFinalSubmit ? 1 : 0)
  return {
    values,
    version: reply.version ?? 0,
    team: reply.team,
    submissions,
    submittedAt: reply.submittedAt ?? null,
    savedAt: reply.savedAt ?? null,
    submitted: submissions > 0 && !reply.hasUnsubmittedEdits ? values : null,
  }
}

/** Why a field stays on the device: the identity waits for a button, other fields for a correction. */
type Reason = 'identity' | 'wrong'
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
