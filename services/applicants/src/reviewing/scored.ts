import { NAME_COVER, type Team } from '@recruit/contract/constants'
import { type Identity, SCORED, type ScoredName } from '@recruit/contract/fields/application-values'
import { pick } from '@recruit/contract/fields/pick'
import {
  type Answers,
  answerName,
  isAnswerName,
  isChoice,
  type Question,
  questionIdOf,
} from '@recruit/contract/fields/questions'
import type { Content, Submitted } from '../application/applicant.ts'
import { answersSeen, answersTo, readableOf, type TermQuestions } from '../application/questions/questions.ts'
import { namesIn, type Range } from './names-in.ts'

/** What reviewers read of a submission: nothing that is asked for to know its author. */
export interface Scored {
  content: Pick<Content, ScoredName>
  /** Absent where the term asks nothing of its own. */
  questions?: Question[]
  answers?: Answers
}
/** A submitted version and whose it is. */
export interface Written extends Identity {
  team: Team
  submitted: Submitted
}
/** A part of a text that names its author. */
export interface Place extends Range {
  /** The name of a field, or of an answer. */
  field: string
}
type Texts = Record<string, string>

export function scoredOf(
  ofTerm: TermQuestions,
  { team, submitted }: Pick<Written, 'team' | 'submitted'>,
): Scored {
  const content = pick(submitted, SCORED)
  const answers = answersSeen({ submitted, answers: {} })
  const questions = readableOf(ofTerm, team, answers).filter(({ isNaming }) => !isNaming)
  return questions.length ? { content, questions, answers: answersTo(questions, answers) } : { content }
}

/** The texts by the names of their fields; a choice names no person. */
export function textsOf({ content, questions = [], answers = {} }: Scored): Texts {
  const typed = questions.filter(({ id, kind }) => !isChoice(kind) && answers[id] !== undefined)
  return Object.fromEntries([
    ...Object.entries(content).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ...typed.map(({ id }): [string, string] => [answerName(id), String(answers[id])]),
  ])
}

/** Where the texts name their author: by the names as they are now, and e-mail and phone as submitted. */
export function placesIn(texts: Texts, { submitted, ...identity }: Omit<Written, 'team'>): Place[] {
  const { email, phonenum } = submitted
  return Object.entries(texts).flatMap(([field, text]) =>
    namesIn(text, { ...identity, email, phonenum }).map((range) => ({ field, ...range })),
  )
}

/**
 * What a reviewer reads, with the places that name the author. Hidden ones are replaced by a block of one width, so that
 * not even their length leaves the service.
 */
export function withoutNames(scored: Scored, written: Omit<Written, 'team'>, isHidden: boolean) {
  const texts = textsOf(scored)
  const found = placesIn(texts, written)
  if (!isHidden || found.length === 0) return { scored, names: { isHidden: false, places: found } }
  const byField = Map.groupBy(found, ({ field }) => field)
  const covered = [...byField].map(([field, its]) => ({ field, ...coveredText(texts[field] ?? '', its) }))
  return {
    scored: withTexts(scored, Object.fromEntries(covered.map(({ field, text }) => [field, text]))),
    names: {
      isHidden: true,
      places: covered.flatMap(({ field, ranges }) => ranges.map((range) => ({ field, ...range }))),
    },
  }
}

function coveredText(text: string, found: readonly Range[]) {
  const ranges: Range[] = []
  let [covered, last] = ['', 0]
  for (const { start, end } of found) {
    covered += text.slice(last, start)
    ranges.push({ start: covered.length, end: covered.length + NAME_COVER.length })
    covered += NAME_COVER
    last = end
  }
  return { text: covered + text.slice(last), ranges }
}

function withTexts({ content, questions, answers }: Scored, texts: Texts): Scored {
  const changed = (isAnswer: boolean) =>
    Object.entries(texts).flatMap(([name, text]) =>
      isAnswerName(name) === isAnswer ? [[isAnswerName(name) ? questionIdOf(name) : name, text]] : [],
    )
  return {
    content: { ...content, ...Object.fromEntries(changed(false)) },
    ...(questions && { questions, answers: { ...answers, ...Object.fromEntries(changed(true)) } }),
  }
}
