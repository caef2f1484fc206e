import { AppError } from '@recruit/chassis/http/errors'
import type { Team } from '@recruit/contract/constants'
import {
  type Answer,
  type Answers,
  isAnswered,
  isSameAnswer,
  normaliseAnswer,
  type Question,
} from '@recruit/contract/fields/questions'
import { problemsText } from '@recruit/contract/problem-texts'
import { answerProblems } from '@recruit/contract/rules/application-rules'

/** The rules of a term's own questions; no I/O. */
export interface TermQuestions {
  /** Grows over all terms; 0 before the first question. */
  version: number
  /** What is asked now, in its order. */
  questions: Question[]
  /** And what was asked before, each marked as removed and with every option that it ever had. */
  known: Question[]
  /** They are those of an earlier term, unchanged. */
  isTakenOver: boolean
}
/** What one team's form asks. The version is 0 where that is nothing. */
export interface Asked {
  version: number
  questions: Question[]
}

interface Written {
  answers: Answers
  submitted: { answers?: Answers } | null
}

const isFor = (team: Team) => (question: Question) => question.teams.includes(team)

export function askedOf({ version, questions }: TermQuestions, team: Team): Asked {
  const asked = questions.filter(isFor(team))
  return { version: asked.length ? version : 0, questions: asked }
}

/** What there is to read of an application: what its team is asked, then what else it has answered. */
export function readableOf({ questions, known }: TermQuestions, team: Team, answers: Answers): Question[] {
  const asked = questions.filter(isFor(team))
  const ids = new Set(asked.map(({ id }) => id))
  const withAll = new Map(known.map((question) => [question.id, question]))
  return [
    ...asked.map((question) => ({ ...question, options: withAll.get(question.id)?.options ?? [] })),
    ...known
      .filter(({ id }) => !ids.has(id) && isAnswered(answers[id]))
      .map((question) => ({ ...question, isRemoved: true })),
  ]
}

/** Everything that was ever asked, with the latest words, from the versions in their order. */
export function knownOf(versions: readonly Question[][]): Question[] {
  const known = new Map<string, Question>()
  for (const questions of versions)
    for (const question of questions) {
      const options = [...question.options, ...(known.get(question.id)?.options ?? [])]
      const byId = new Map(options.toReversed().map((option) => [option.id, option]))
      const ordered = [...new Set(options.map(({ id }) => id))].flatMap((id) => byId.get(id) ?? [])
      known.set(question.id, { ...question, options: ordered })
    }
  const present = new Set(versions.at(-1)?.map(({ id }) => id))
  return [...known.values()].map((question) =>
    present.has(question.id) ? question : { ...question, isRemoved: true },
  )
}

/**
 * The answers after a save, or undefined if it has none. Throws 'questionsChanged' where the form shows others than the
 * team is asked now, and 'rulesBroken' for an answer that none of its question can be.
 */
export function answersAfter(
  { answers, questionsVersion }: { answers?: Answers; questionsVersion?: number },
  asked: Asked,
  stored: Answers,
): Answers | undefined {
  if (questionsVersion !== undefined && questionsVersion !== asked.version)
    throw new AppError('questionsChanged')
  if (!answers) return undefined
  const byId = new Map(asked.questions.map((question) => [question.id, question]))
  const sent = Object.entries(answers).map(([id, answer]): [string, Answer] => {
    const question = byId.get(id)
    if (!question) throw new AppError('questionsChanged')
    return [id, normaliseAnswer(question, answer)]
  })
  const changed = Object.fromEntries(sent)
  const problems = answerProblems(asked.questions, changed)
  if (problems.length) throw new AppError('rulesBroken', { said: problemsText(problems) })
  return { ...stored, ...changed }
}

/** The answers that staff read: those that were submitted, else the draft's. */
export const answersSeen = ({ submitted, answers }: Written): Answers =>
  submitted ? (submitted.answers ?? {}) : answers

/** The answers to these questions alone, which a submission freezes. */
export const answersTo = (questions: readonly Question[], answers: Answers): Answers =>
  Object.fromEntries(questions.flatMap(({ id }) => (isAnswered(answers[id]) ? [[id, answers[id]]] : [])))

/**
 * What a submission freezes: the answers to what is asked, and what was submitted before to questions that are gone.
 * Undefined where that is nothing and nothing is asked.
 */
export function frozenAnswers(
  { questions }: Asked,
  answers: Answers,
  before: Answers = {},
): Answers | undefined {
  const asked = new Set(questions.map(({ id }) => id))
  const kept = Object.entries(before).filter(([id]) => !asked.has(id))
  if (asked.size === 0 && kept.length === 0) return undefined
  return { ...Object.fromEntries(kept), ...answersTo(questions, answers) }
}

export const areSameAnswers = (questions: readonly Question[], one: Answers, other: Answers): boolean =>
  questions.every(({ id }) => isSameAnswer(one[id], other[id]))
