import { emptyHours, type InterviewHours } from '@recruit/contract/grid'
import type { ApplicationTexts, FieldName } from '@recruit/contract/rules'
import { normalise } from '@recruit/contract/text'
import type { Reply } from '../../api/client.ts'

/** What an applicant writes: ten texts, the certification and the interview hours. */
export interface Values extends ApplicationTexts {
  isEwhaian: boolean
  interviewHours: InterviewHours
}
export type ValueName = keyof Values

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

export const blank = (): Values => ({
  name: '',
  studentId: '',
  ewhaianId: '',
  isEwhaian: false,
  major: '',
  semester: '',
  email: '',
  phonenum: '',
  interviewHours: emptyHours(),
  applyReason: '',
  activityPlan: '',
  portfolioLink: '',
})
export const VALUE_NAMES = Object.keys(blank()) as ValueName[]

/** Texts are the same when they are stored alike: a syllable may have been typed or pasted in either form. */
function same(a: Values[ValueName], b: Values[ValueName]): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.every((bits, day) => bits === b[day])
  return a === b || (typeof a === 'string' && typeof b === 'string' && normalise(a) === normalise(b))
}

/** Fields in which two versions differ, in the order of the pages. */
export const differing = (a: Values, b: Values): ValueName[] =>
  VALUE_NAMES.filter((field) => !same(a[field], b[field]))

/** Whether a field has the same value in both; a field that is absent is not the same. */
export const sameIn = (field: ValueName, a: Values, b: Partial<Values>): boolean => {
  const other = b[field]
  return other !== undefined && same(a[field], other)
}

/** Some fields of a whole, as a part of it. */
export const pickFields = (values: Values, fields: readonly ValueName[]): Partial<Values> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

/** Everything typed, for the rules of the contract. */
export const textsOf = ({
  isEwhaian: _flag,
  interviewHours: _hours,
  ...texts
}: Values): Record<FieldName, string> => texts

/** Whether the reply is the applicant's own view; with the address alone only four fields come. */
export const isOwnView = (reply: Reply<'getApplication'>): boolean => reply.version !== undefined

export function knownOf(reply: Reply<'getApplication'>): Known {
  const fresh = blank()
  const entries = VALUE_NAMES.map((field) => [field, reply[field] ?? fresh[field]])
  return {
    values: Object.fromEntries(entries) as unknown as Values,
    version: reply.version ?? 0,
    submissions: reply.submissions ?? (reply.isFinalSubmit ? 1 : 0),
    submittedAt: reply.submittedAt ?? null,
    savedAt: reply.savedAt ?? null,
    hasUnsubmittedEdits: reply.hasUnsubmittedEdits ?? false,
  }
}
