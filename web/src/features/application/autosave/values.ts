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
import {
  type Answer,
  type AnswerName,
  type Answers,
  answerName,
  emptyAnswer,
  isAnswerName,
  isSameAnswer,
  type Question,
  questionIdOf,
} from '@recruit/contract/fields/questions'
import { emptyHours } from '@recruit/contract/interview/grid'
import { type DatedHours, isSameChoice } from '@recruit/contract/interview/interview-days'
import {
  answerProblems,
  isTooLong,
  type Problem,
  problemsOf,
  type WrittenName,
} from '@recruit/contract/rules/application-rules'
import { normalise } from '@recruit/contract/text'
import type { Reply, Sent } from '../../../api/client.ts'
import type {
  Conflict as ConflictOf,
  Draft as DraftOf,
  Known as KnownOf,
} from '../../../api/drafts/draft-saves.ts'
import { type Fields, mergeRules } from '../../../api/drafts/merge.ts'
import { withoutSecondChoice, withSecondChoice } from './second-choice.ts'

/** What an applicant writes: the fields of the table, and a value for each question of the term. */
export type Values = ApplicationValues & { [name in AnswerName]?: Answer }
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
  /** What the term asks in addition. */
  questions: Question[]
  questionsVersion: number
}
export type Draft = DraftOf<Values, ValueName, Known>
export type Conflict = ConflictOf<Known>

const FIELD_NAMES = FIELDS.filter(
  (name): name is Exclude<ValueName, AnswerName> => declared[name].kind !== 'days',
)
const namesOf = (values: Partial<Values>): ValueName[] => [
  ...FIELD_NAMES,
  ...Object.keys(values).filter(isAnswerName),
]

/** The hours with their dates; a copy on the device from before there were dates has none. */
export const datedHours = ({ interviewHours, interviewDays }: Partial<Values>): DatedHours => ({
  interviewHours: interviewHours ?? emptyHours(),
  interviewDays: interviewDays ?? null,
})

/** Texts are the same when they are stored alike, in whichever form of Hangul; hours are compared by their dates. */
export const APPLICATION_FIELDS: Fields<Values, ValueName> = {
  namesOf,
  isSame: (field, whole, part) => {
    if (isAnswerName(field)) return part[field] !== undefined && isSameAnswer(whole[field], part[field])
    const [here, there] = [whole[field], part[field]]
    if (there === undefined) return false
    if (field === 'interviewHours') return isSameChoice(datedHours(whole), datedHours(part))
    return (
      here === there ||
      (typeof here === 'string' && typeof there === 'string' && normalise(here) === normalise(there))
    )
  },
  pick: (values, fields) =>
    pick(
      values,
      fields.flatMap((field): (keyof Values)[] =>
        field === 'interviewHours' ? [field, 'interviewDays'] : [field],
      ),
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
  ...{ questions: [], questionsVersion: 0 },
})

/** A value for each question: an unanswered one is empty. */
const valuesOf = (questions: readonly Question[], answers: Answers) =>
  Object.fromEntries(questions.map(({ id, kind }) => [answerName(id), answers[id] ?? emptyAnswer(kind)]))
export const answersIn = (values: Partial<Values>): Answers =>
  Object.fromEntries(
    Object.keys(values)
      .filter(isAnswerName)
      .flatMap((name) => (values[name] === undefined ? [] : [[questionIdOf(name), values[name]]])),
  )

/** What is sent of some values: the answers apart, with the version of the questions that they answer. */
export function formOf(sent: Partial<Values>, { questionsVersion }: Pick<Known, 'questionsVersion'>) {
  const fields = Object.fromEntries(Object.entries(sent).filter(([name]) => !isAnswerName(name)))
  const { answers, ...second } = withoutSecondChoice(answersIn(sent))
  return {
    ...{ ...(fields as Partial<ApplicationValues>), ...second },
    ...(Object.keys(answers).length > 0 && { answers, questionsVersion }),
  } satisfies Partial<Sent<'savePage1'>>
}

/** Everything wrong with the values, those of the term's questions included. */
export const problemsIn = (
  values: Values,
  questions: readonly Question[],
  required: readonly WrittenName[] = [],
): Problem[] => [
  ...problemsOf(textsOf(values), required),
  ...answerProblems(questions, answersIn(values), required),
]

export function knownOf(reply: Reply<'getApplication'>): Known {
  const fresh = emptyValues()
  const { questionsVersion = 0 } = reply
  const { questions, answers } = withSecondChoice(reply)
  const fields = Object.fromEntries(FIELDS.map((field) => [field, reply[field] ?? fresh[field]])) as Values
  const values = { ...fields, ...valuesOf(questions, answers) }
  const submissions = reply.submissions ?? (reply.isFinalSubmit ? 1 : 0)
  return {
    values,
    version: reply.version ?? 0,
    team: reply.team,
    submissions,
    submittedAt: reply.submittedAt ?? null,
    savedAt: reply.savedAt ?? null,
    submitted: submissions > 0 && !reply.hasUnsubmittedEdits ? values : null,
    ...{ questions, questionsVersion },
  }
}

/** Why a field stays on the device: the identity waits for a button, other fields for a correction. */
type Reason = 'identity' | 'wrong'
export interface HeldBack {
  field: ValueName
  reason: Reason
}
type Written = Pick<Draft, 'values' | 'stored'> & { known?: Pick<Known, 'questions'> }

const isIdentity = (field: ValueName) => (IDENTITY as readonly ValueName[]).includes(field)

/** The unsaved fields that no autosave sends; the others are saved regardless. */
export function heldBack({ values, stored, known = NO_QUESTIONS }: Written): HeldBack[] {
  const { questions } = known
  if (last.values === values && last.stored === stored && last.questions === questions) return last.held
  last = { values, stored, questions, held: fieldsHeldBack({ values, stored, known }) }
  return last.held
}
const NO_QUESTIONS = { questions: [] }

/** Asked several times for every letter, of values that are never changed in place. */
let last: Partial<Written & Pick<Known, 'questions'>> & { held: HeldBack[] } = { held: [] }

function fieldsHeldBack({ known = NO_QUESTIONS, ...draft }: Written): HeldBack[] {
  const wrong: ValueName[] = problemsIn(draft.values, known.questions).map(({ field }) => field)
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

/** What a button sends: all that was typed, except a text over the limit, which stays on the device. */
export function sentByButton({ values, known }: Pick<Draft, 'values' | 'known'>): Partial<Values> {
  const tooLong: ValueName[] = [
    ...ESSAYS.filter((essay) => isTooLong(essay, values[essay])),
    ...answerProblems(known.questions, answersIn(values)).map(({ field }) => field),
  ]
  return APPLICATION_FIELDS.pick(
    values,
    namesOf(values).filter((field) => !tooLong.includes(field)),
  )
}
