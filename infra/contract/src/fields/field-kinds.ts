import { emptyHours, type InterviewDays, type InterviewHours } from '../interview/grid.ts'
import type { Text } from '../text.ts'

/** Texts of one line, on page 1 of the form; essays are on page 2. */
export const LINE_KINDS = ['name', 'communityId', 'studentId', 'line', 'email', 'phone', 'link'] as const
export type LineKind = (typeof LINE_KINDS)[number]
export type TextKind = LineKind | 'essay'

/** The value of a field of each kind. */
export interface KindValues extends Record<TextKind, string> {
  switch: boolean
  hours: InterviewHours
  /** The dates of the hours; they always accompany the hours. */
  days: InterviewDays | null
}
export type Kind = keyof KindValues

const EMPTY = { switch: () => false, hours: emptyHours, days: () => null }
export const emptyValue = (kind: Kind): KindValues[Kind] =>
  kind === 'switch' || kind === 'hours' || kind === 'days' ? EMPTY[kind]() : ''

interface Named {
  /** The form within a sentence. */
  label: Text
  reviewLabel?: Text
  exportLabel?: Text
  /** Hidden from reviewers, because it identifies the applicant. */
  hiddenWhileScoring?: true
}
interface Described extends Named {
  description: string
}
/** A draft needs the fields of `draft`, the first submission those of `apply`, each later one those of `edit`. */
export type Moment = 'draft' | 'apply' | 'edit'
export interface TextField extends Described {
  kind: TextKind
  /** In code points; the column must hold as many. */
  limit: number
  required: readonly Moment[]
  hint?: Text
  /** For invented people, and the documentation of the API. */
  example: string
}
export interface LineField extends TextField {
  kind: LineKind
}
export interface SwitchField extends Described {
  kind: 'switch'
  /** What the applicant declares by it. */
  statement: Text
  example: boolean
}
interface HoursField extends Named {
  kind: 'hours' | 'days'
}
export type FieldDeclaration = TextField | SwitchField | HoursField
