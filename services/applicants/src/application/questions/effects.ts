import type { Calls, ReplyOf } from '@recruit/contract'
import type { Team } from '@recruit/contract/constants'
import { type Answer, type Answers, isAnswered, type Question } from '@recruit/contract/fields/questions'
import { lengthOf } from '@recruit/contract/text'

export interface Answering {
  team: Team
  isSubmitted: boolean
  answers: Answers
  submittedAnswers: Answers
}
export type Effect = ReplyOf<Calls['previewQuestions']>['effects'][number]

/** How many applications answer each question, in the draft or in what was submitted. */
export function answeredBy(
  questions: readonly Question[],
  all: readonly Answering[],
): Record<string, number> {
  return Object.fromEntries(
    questions.map(({ id }) => [
      id,
      all.filter(
        ({ answers, submittedAnswers }) => isAnswered(answers[id]) || isAnswered(submittedAnswers[id]),
      ).length,
    ]),
  )
}

/** What a change of the questions does to answers and applications that are there, each with its numbers. */
export function effectsOf(
  before: readonly Question[],
  after: readonly Question[],
  all: readonly Answering[],
): Effect[] {
  const next = new Map(after.map((question) => [question.id, question]))
  const gone = before.flatMap((question): Effect[] => {
    const now = next.get(question.id)
    if (!now) return effect(question.id, 'removed', all, answering(question.id))
    const left = question.teams.filter((team) => !now.teams.includes(team))
    return [
      ...effect(
        question.id,
        'teams',
        all.filter(({ team }) => left.includes(team)),
        answering(question.id),
      ),
      ...(now.limit < question.limit
        ? effect(question.id, 'shorter', all, ({ answers }) => isLonger(answers[question.id], now.limit))
        : []),
      ...effect(question.id, 'options', all, ({ answers }) =>
        names(answers[question.id], lostOptions(question, now)),
      ),
    ]
  })
  const asked = new Map(before.map((question) => [question.id, question]))
  const required = after.flatMap((question): Effect[] => {
    const was = asked.get(question.id)
    const teams = question.teams.filter((team) => !(was?.isRequired && was.teams.includes(team)))
    if (!question.isRequired) return []
    return effect(
      question.id,
      'required',
      all.filter(({ team }) => teams.includes(team)),
      ({ answers }) => !isAnswered(answers[question.id]),
    )
  })
  return [...gone, ...required]
}

const answering =
  (id: string) =>
  ({ answers, submittedAnswers }: Answering): boolean =>
    isAnswered(answers[id]) || isAnswered(submittedAnswers[id])

/** Nothing where no application is affected. */
function effect(
  id: string,
  what: Effect['what'],
  all: readonly Answering[],
  isAffected: (one: Answering) => boolean,
): Effect[] {
  const affected = all.filter(isAffected)
  const submitted = affected.filter(({ isSubmitted }) => isSubmitted).length
  return affected.length ? [{ id, what, drafts: affected.length - submitted, submitted }] : []
}

const isLonger = (answer: Answer | undefined, limit: number) =>
  typeof answer === 'string' && lengthOf(answer) > limit
const lostOptions = ({ options }: Question, now: Question) =>
  options.flatMap(({ id }) => (now.options.some((option) => option.id === id) ? [] : [id]))
const names = (answer: Answer | undefined, ids: readonly string[]) =>
  answer !== undefined && [answer].flat().some((id) => ids.includes(id))
