import { declaredText, type FieldName, TEXTS } from '../fields/application-values.ts'
import type { Moment, TextKind } from '../fields/field-kinds.ts'
import {
  type AnswerName,
  type AnswerRule,
  type Answers,
  answerName,
  type Question,
  wrongAnswer,
} from '../fields/questions.ts'
import { isBlank, lengthOf, type Text } from '../text.ts'
import { isSafeLink } from './safe-link.ts'

export { type FieldName, IDENTITY } from '../fields/application-values.ts'

export type Rule = 'missing' | 'too_long' | 'student_id' | 'email' | 'phone' | 'link' | 'no_address'
/** What an applicant writes: a field of the table, or an answer to a question of the term. */
export type WrittenName = FieldName | AnswerName
export type Problem =
  | { field: FieldName; rule: Rule; limit?: number }
  | { field: AnswerName; rule: AnswerRule; limit: number; label: Text }

/** The required fields of each moment. */
export const requiredAt = (moment: Moment): FieldName[] =>
  TEXTS.filter((field) => declaredText[field].required.includes(moment))

/**
 * Everything wrong with the given fields: blank or absent required ones, and malformed ones. Absent optional fields are
 * skipped.
 */
export function problemsOf(
  fields: Partial<Record<FieldName, string>>,
  required: readonly WrittenName[] = [],
) {
  const problems: Extract<Problem, { field: FieldName }>[] = []
  for (const field of TEXTS) {
    const value = fields[field] ?? ''
    const blank = isBlank(value)
    if (blank && required.includes(field)) problems.push({ field, rule: 'missing' })
    const rule = blank ? tooLong(field, value) : malformed(field, value)
    if (rule) problems.push({ field, rule, limit: declaredText[field].limit })
  }
  return problems
}

/** Everything wrong with the answers to these questions; a missing one counts if its name is required. */
export const answerProblems = (
  questions: readonly Question[],
  answers: Answers,
  required: readonly string[] = [],
): Extract<Problem, { field: AnswerName }>[] =>
  questions.flatMap((question) => {
    const field = answerName(question.id)
    const rule = wrongAnswer(question, answers[question.id], required.includes(field))
    return rule ? [{ field, rule, limit: question.limit, label: question.label }] : []
  })

/** The answers without which nothing is submitted. */
export const requiredAnswers = (questions: readonly Question[]): AnswerName[] =>
  questions.flatMap(({ id, isRequired }) => (isRequired ? [answerName(id)] : []))

export const isTooLong = (field: FieldName, value: string): boolean =>
  lengthOf(value) > declaredText[field].limit

const tooLong = (field: FieldName, value: string) => (isTooLong(field, value) ? 'too_long' : null)

function malformed(field: FieldName, value: string): Rule | null {
  const { kind } = declaredText[field]
  if (kind === 'studentId') return /^\d{7}$/.test(value.trim()) ? null : 'student_id'
  return tooLong(field, value) ?? malformedOf(kind, value)
}

function malformedOf(kind: TextKind, value: string): Rule | null {
  if (kind === 'name') return namesSite(value) ? 'no_address' : null
  if (kind === 'email') return isEmail(value) ? null : 'email'
  if (kind === 'phone') return isPhone(value) ? null : 'phone'
  if (kind === 'link') return isSafeLink(value) ? null : 'link'
  return null
}

/** What mail programs turn into a link, since the name opens every mail. 'J.Kim' and 'St.John' are names. */
const namesSite = (name: string) =>
  /:\/\/|[\p{L}\p{N}-][.。．｡][a-z]{2}|[\p{L}\p{N}-]{2}[.。．｡][\p{Script=Hangul}\p{Script=Han}]{2}|\p{N}[.。．｡]\p{N}/u.test(
    name,
  ) ||
  /www\.|[.。．｡](?:com|net|org|edu|info|kr|io|co|me|app|dev|xyz|link|site|shop)(?![\p{L}\p{N}])/iu.test(name)

const isEmail = (value: string) => /^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$/.test(value.trim())

/** Digits with the usual separators: Korean numbers with or without hyphens, foreign ones with a plus. */
const isPhone = (value: string) =>
  /^\+?[\d\s().-]+$/.test(value.trim()) && /^\d{8,15}$/.test(value.replace(/\D/g, ''))
