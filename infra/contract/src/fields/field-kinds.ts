import { emptyHours, type InterviewDays, type InterviewHours } from '../interview/grid.ts'
import type { Text } from '../text.ts'

/** Texts of one line. They stand on page 1 of the form, essays on page 2. */
export const LINE_KINDS = ['name', 'communityId', 'studentId', 'line', 'email', 'phone', 'link'] as const
export type LineKind = (typeof LINE_KINDS)[number]
export type TextKind = LineKind | 'essay'

/** What the value of a field of each kind is. */
export interface KindValues extends Record<TextKind, string> {
  switch: boolean
  hours: InterviewHours
  /** The dates that the hours belong to; they go wherever the hours go. */
  days: InterviewDays | null
}
export type Kind = keyof KindValues

const EMPTY = { switch: () => false, hours: emptyHours, days: () => null }
export const emptyValue = (kind: Kind): KindValues[Kind] =>
  kind === 'switch' || kind === 'hours' || kind === 'days' ? EMPTY[kind]() : ''

interface Named {
  /** As it stands within a sentence. */
  label: Text
  /** Staff read this above the field. */
  reviewLabel?: Text
  /** The heading of its column in the export. */
  exportLabel?: Text
  /** Reviewers are not told it, for it says who applies. */
  hiddenWhileScoring?: true
}
interface Described extends Named {
  /** For the documentation of the API. */
  description: string
}
/** A draft needs the fields of `draft`, the first submission those of `apply`, each later one those of `edit`. */
export type Moment = 'draft' | 'apply' | 'edit'
export interface TextField extends Described {
  kind: TextKind
  /** In code points; the column has to hold as many. */
  limit: number
  required: readonly Moment[]
  hint?: Text
  /** Staff read the hint too. */
  isHintReviewed?: boolean
  /** What invented people say, and the documentation of the API. */
  example: string
}
export interface LineField extends TextField {
  kind: LineKind
}
export interface SwitchField extends Described {
  kind: 'switch'
  /** What the applicant says by it. */
  statement: Text
  example: boolean
}
interface HoursField extends Named {
  kind: 'hours' | 'days'
}
export type FieldDeclaration = TextField | SwitchField | HoursField
