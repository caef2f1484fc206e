import {
  type ApplicationValues,
  declared,
  emptyValues,
  FIELDS,
  type FieldName,
  TEXTS,
} from '@recruit/contract/fields/application-values'
import { pick } from '@recruit/contract/fields/pick'
import { emptyHours } from '@recruit/contract/interview/grid'
import { type DatedHours, isSameChoice } from '@recruit/contract/interview/interview-days'
import { normalise } from '@recruit/contract/text'
import type { Reply } from '../../../api/client.ts'

/** What an applicant writes. */
export type Values = ApplicationValues
/** What can differ, be chosen and be sent alone: the dates always go with the hours. */
export type ValueName = Exclude<keyof Values, 'interviewDays'>

/** What the server holds of an application. */
export interface Known {
  values: Values
  version: number
  submissions: number
  /** ISO 8601; null until the first submission. */
  submittedAt: string | null
  savedAt: string | null
  /** Whether `values` differ from what was last submitted. */
  hasUnsubmittedEdits: boolean
}

export const blank = emptyValues
export const VALUE_NAMES = FIELDS.filter((name): name is ValueName => declared[name].kind !== 'days')

/** The hours with their dates; a copy on the device from before there were dates has none. */
export const datedHours = ({ interviewHours, interviewDays }: Partial<Values>): DatedHours => ({
  interviewHours: interviewHours ?? emptyHours(),
  interviewDays: interviewDays ?? null,
})

/** Fields in which two versions differ, in the order of the pages. */
export const differing = (a: Values, b: Values): ValueName[] =>
  VALUE_NAMES.filter((field) => !sameIn(field, a, b))

/**
 * Whether a field has the same value in both; a field that is absent is not the same. Texts are the same when they
 * are stored alike: a syllable may have been typed or pasted in either form. Hours are compared by their dates.
 */
export function sameIn(field: ValueName, a: Values, b: Partial<Values>): boolean {
  const [here, there] = [a[field], b[field]]
  if (there === undefined) return false
  if (field === 'interviewHours') return isSameChoice(datedHours(a), datedHours(b))
  return (
    here === there ||
    (typeof here === 'string' && typeof there === 'string' && normalise(here) === normalise(there))
  )
}

/** Some fields of a whole, as a part of it; the hours with their dates. */
export const pickFields = (values: Partial<Values>, fields: readonly ValueName[]): Partial<Values> =>
  Object.fromEntries(
    fields
      .flatMap((field): (keyof Values)[] => (field === 'interviewHours' ? [field, 'interviewDays'] : [field]))
      .map((field) => [field, values[field]]),
  )

/** Everything typed, for the rules of the contract. */
export const textsOf = (values: Values): Record<FieldName, string> => pick(values, TEXTS)

export function knownOf(reply: Reply<'getApplication'>): Known {
  const fresh = blank()
  const entries = FIELDS.map((field) => [field, reply[field] ?? fresh[field]])
  return {
    values: Object.fromEntries(entries) as Values,
    version: reply.version ?? 0,
    submissions: reply.submissions ?? (reply.isFinalSubmit ? 1 : 0),
    submittedAt: reply.submittedAt ?? null,
    savedAt: reply.savedAt ?? null,
    hasUnsubmittedEdits: reply.hasUnsubmittedEdits ?? false,
  }
}
