import { z } from 'zod'
import {
  ESSAY_MAX,
  LINK_MAX,
  QUESTION_HELP_MAX,
  QUESTION_LABEL_MAX,
  QUESTION_OPTION_MAX,
  QUESTION_OPTIONS_MAX,
  QUESTIONS_PER_TEAM_MAX,
  TEAMS,
  TEXT_MAX,
} from '../constants.ts'
import { isChoice, QUESTION_KINDS, type QuestionKind } from '../fields/questions.ts'
import { flag, team, text } from './shapes.ts'

const LIMITS: Partial<Record<QuestionKind, number>> = { line: TEXT_MAX, essay: ESSAY_MAX, link: LINK_MAX }

/** Ids come back as the service made them; others are those of new questions and options. */
export const questionId = text
  .min(1)
  .max(40)
  .meta({ examples: ['q-7f3a2c'] })
const both = (max: number, example: { ko: string; en: string }) =>
  z.object({ ko: text.max(max), en: text.max(max) }).meta({ examples: [example] })
const named = (max: number, example: { ko: string; en: string }) =>
  both(max, example).refine(({ ko, en }) => ko.trim() !== '' && en.trim() !== '')

const option = z.object({
  id: questionId,
  label: named(QUESTION_OPTION_MAX, { ko: '피그마', en: 'Figma' }),
})
const OPTIONS = [
  { id: 'figma', label: { ko: '피그마', en: 'Figma' } },
  { id: 'none', label: { ko: '없음', en: 'None' } },
]
const LABEL = { ko: '써 본 도구', en: 'Tools that you have used' }
const HELP = { ko: '없어도 괜찮습니다.', en: 'None is fine too.' }
const shape = {
  id: questionId,
  kind: z
    .enum(QUESTION_KINDS)
    .describe('A line, an essay, one or some of several options, yes or no, or an http(s) address.')
    .meta({ examples: ['someOf'] }),
  label: named(QUESTION_LABEL_MAX, LABEL),
  help: both(QUESTION_HELP_MAX, HELP),
  limit: z
    .int()
    .min(0)
    .describe(
      `Code points of a line (at most ${TEXT_MAX}), an essay (${ESSAY_MAX}) and a link (${LINK_MAX}); 0 of a choice.`,
    )
    .meta({ examples: [0] }),
  options: z
    .array(option)
    .max(QUESTION_OPTIONS_MAX)
    .describe('Of one and some of several; else none.')
    .meta({ examples: [OPTIONS] }),
  isRequired: flag.describe('A submission needs an answer.'),
  teams: z.array(team).min(1).max(TEAMS.length).describe('Whose applicants are asked.'),
  page: z.literal([1, 2]).describe('On which page of the form.'),
  isNaming: flag.describe('The answer names its author, so that reviewers who score do not read it.'),
}
export const question = z.object({
  ...shape,
  isRemoved: flag.optional().describe('Is no longer asked; its answers stay until the purge.'),
})

const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length
/** As staff send them: whole and consistent, in their order. */
export const sentQuestion = z.object(shape).refine(
  ({ kind, limit, options, teams }) =>
    (isChoice(kind) ? limit === 0 : limit >= 1 && limit <= (LIMITS[kind] ?? 0)) &&
    // Two things to choose from at least, with different ids.
    (kind === 'oneOf' || kind === 'someOf' ? options.length >= 2 : options.length === 0) &&
    isDistinct(options.map(({ id }) => id)) &&
    isDistinct(teams),
)
export const areDistinctQuestions = (questions: { id: string; teams: number[] }[]): boolean =>
  isDistinct(questions.map(({ id }) => id)) &&
  TEAMS.every((one) => questions.filter(({ teams }) => teams.includes(one)).length <= QUESTIONS_PER_TEAM_MAX)

const longest = LIMITS.link ?? 0
export const answer = z.union([
  text.max(2 * longest),
  z.array(text.max(QUESTION_OPTION_MAX)).max(QUESTION_OPTIONS_MAX),
])
export const answers = z
  .record(questionId, answer)
  .describe(
    "Answers to the term's own questions, by their ids: a text for a line, an essay and a link; the option's id for one of several; `yes` or `no`; a list of ids for some of several; '' and [] where there is none. In a save an absent one stays as it is.",
  )
  .meta({ examples: [{ 'q-7f3a2c': ['figma', 'sketch'], 'q-18bd40': '첫 포스터를 혼자 만들었습니다.' }] })
export const questionsVersion = z
  .int()
  .min(0)
  .describe('Of the questions that the form shows, 0 without any; a save on others is answered 409.')
  .meta({ examples: [2] })
/** What the form of a team asks in addition to the table of fields; absent where that is nothing. */
export const askedShape = {
  questions: z.array(question).optional().describe("The term's own questions for the team."),
  questionsVersion: questionsVersion.optional(),
  answers: answers.optional(),
}
