import type { Team } from '../constants.ts'
import { isSafeLink } from '../rules/safe-link.ts'
import { isBlank, type Language, lengthOf, normalise, type Text } from '../text.ts'

/** Questions of a term, which staff write: they stand behind the fields of the table, on either page. No zod. */
export const QUESTION_KINDS = ['line', 'essay', 'oneOf', 'someOf', 'yesNo', 'link'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

export interface Option {
  id: string
  label: Text
}
export interface Question {
  id: string
  kind: QuestionKind
  label: Text
  /** Empty without any. */
  help: Text
  /** In code points, of a line, an essay and a link; else 0. */
  limit: number
  /** Of a choice; else none. */
  options: Option[]
  /** A submission needs an answer. */
  isRequired: boolean
  teams: Team[]
  page: 1 | 2
  /** The answer names its author: reviewers who score do not read it. */
  isNaming: boolean
  /** Staff have taken it away; its answers stay until the purge. */
  isRemoved?: boolean | undefined
}
/** The id of an option, 'yes' or 'no', or a text; some of several as a list of ids. */
export type Answer = string | string[]
/** By the question's id. */
export type Answers = Record<string, Answer>

/** The name of an answer among the fields of an application. */
export type AnswerName = `answer:${string}`
export const answerName = (id: string): AnswerName => `answer:${id}`
export const isAnswerName = (name: string): name is AnswerName => name.startsWith('answer:')
export const questionIdOf = (name: AnswerName): string => name.slice('answer:'.length)

export const YES_NO: Option[] = [
  { id: 'yes', label: { ko: '예', en: 'Yes' } },
  { id: 'no', label: { ko: '아니요', en: 'No' } },
]
/** What can be chosen; none for a text. */
export const optionsOf = ({ kind, options }: Pick<Question, 'kind' | 'options'>): Option[] =>
  kind === 'yesNo' ? YES_NO : options
export const isChoice = (kind: QuestionKind): boolean =>
  kind === 'oneOf' || kind === 'someOf' || kind === 'yesNo'

export const emptyAnswer = (kind: QuestionKind): Answer => (kind === 'someOf' ? [] : '')
export const isAnswered = (answer: Answer | undefined): answer is Answer =>
  Array.isArray(answer) ? answer.length > 0 : answer !== undefined && !isBlank(answer)

/** The stored form: texts without differences of typing, choices in the order of the options. */
export function normaliseAnswer(question: Pick<Question, 'kind' | 'options'>, answer: Answer): Answer {
  if (typeof answer === 'string') return normalise(answer)
  const order = optionsOf(question).map(({ id }) => id)
  return [...new Set(answer)].toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
}

export const isSameAnswer = (one: Answer | undefined, other: Answer | undefined): boolean =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))

/** No answer, an empty text and an empty choice are the same. */
const comparable = (answer: Answer | undefined) => {
  if (!isAnswered(answer)) return ''
  return typeof answer === 'string' ? normalise(answer) : answer.toSorted()
}

export type AnswerRule = 'missing' | 'too_long' | 'link' | 'not_offered'

/** What is wrong with an answer; one that is missing counts where `isRequired`. */
export function wrongAnswer(
  question: Question,
  answer: Answer | undefined,
  isRequired: boolean,
): AnswerRule | null {
  if (!isAnswered(answer)) return isRequired ? 'missing' : null
  if (Array.isArray(answer) !== (question.kind === 'someOf')) return 'not_offered'
  if (isChoice(question.kind)) {
    const offered = optionsOf(question).map(({ id }) => id)
    return [answer].flat().every((id) => offered.includes(id)) ? null : 'not_offered'
  }
  const text = String(answer)
  if (lengthOf(text) > question.limit) return 'too_long'
  return question.kind === 'link' && !isSafeLink(text) ? 'link' : null
}

/** An answer to read and to export; an option that is no longer known by its id. */
export function answerInWords(question: Question, answer: Answer | undefined, language: Language): string {
  if (!isAnswered(answer)) return ''
  if (!isChoice(question.kind)) return String(answer)
  const labels = new Map(optionsOf(question).map(({ id, label }) => [id, label[language]]))
  return [answer]
    .flat()
    .map((id) => labels.get(id) ?? id)
    .join(', ')
}
