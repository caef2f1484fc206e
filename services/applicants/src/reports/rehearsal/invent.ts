import type { Draws } from '@recruit/contract/certainty/random'
import { GRID_HOURS, TEAMS, type Team } from '@recruit/contract/constants'
import type { Question } from '@recruit/contract/fields/questions'
import { countHours } from '@recruit/contract/interview/grid'
import { sumOf } from '@recruit/contract/sum'
import type { Candidate } from '../../interviews/timetable-input.ts'
import { ESSAYS_LIMIT, type Example } from './last-term.model.ts'

/** An applicant who exists in a rehearsal alone. */
export interface Invented extends Candidate {
  /** What a reviewer reads. */
  characters: number
}
interface Asked {
  team: Team
  applicants: number
  /** The term's own questions for the team. */
  questions: readonly Question[]
  /** The interview days of the settings. */
  days: string[]
}

/** Fewer submissions do not show how a term is. */
const LEAST_EXAMPLES = 20

/** The examples to invent from: those of a term, or assumed ones where these are too few. */
export function examplesFor(
  ofTerm: Example[],
  draws: Draws,
): { basis: 'lastTerm' | 'invented'; examples: Example[] } {
  if (ofTerm.length >= LEAST_EXAMPLES) return { basis: 'lastTerm', examples: ofTerm }
  const examples = TEAMS.flatMap((team) =>
    Array.from({ length: LEAST_EXAMPLES }, () => assumedExample(team, draws)),
  )
  return { basis: 'invented', examples }
}

/** Between a third and nine tenths of the limits; on three days of five a stay of two to five hours. */
function assumedExample(team: Team, { uniform }: Draws): Example {
  const stay = () => {
    const length = 2 + Math.floor(4 * uniform())
    const start = Math.floor((GRID_HOURS - length) * uniform())
    return ((1 << length) - 1) << start
  }
  return {
    team,
    filled: 0.35 + 0.55 * uniform(),
    hours: Array.from({ length: 7 }, () => (uniform() < 0.6 ? stay() : 0)),
  }
}

/**
 * The applicants of one team. Each example is used once before any is used again, and the first of them, who are
 * interviewed, have few and many free hours as all have: so two rehearsals are close to each other.
 */
export function inventTeam(examples: Example[], { team, applicants, questions, days }: Asked, draws: Draws) {
  const own = examples.filter((one) => one.team === team)
  const order: Example[] = []
  while (order.length < applicants) order.push(...spread(own.length ? own : examples, draws))
  const limit = ESSAYS_LIMIT + sumOf(questions.filter(isRead), (one) => one.limit)
  return order.slice(0, applicants).map(
    ({ filled, hours }, index): Invented => ({
      ...{ id: `${team}-${index + 1}`, name: `${index + 1}`, team },
      characters: Math.round(filled * limit),
      interviewDays: days,
      interviewHours: days.map((_, day) => hours[Math.floor((day * hours.length) / days.length)] ?? 0),
    }),
  )
}

/** Its multiples, without their whole numbers, are spread over the unit as evenly as any. */
const GOLDEN = (Math.sqrt(5) - 1) / 2
/** In an order whose every beginning has about the same free hours. */
function spread(examples: readonly Example[], { uniform }: Draws): Example[] {
  const offset = uniform()
  return examples
    .map((one) => ({ one, free: countHours(one.hours), tie: uniform() }))
    .sort((first, second) => first.free - second.free || first.tie - second.tie)
    .map(({ one }, rank) => ({ one, key: (offset + rank * GOLDEN) % 1 }))
    .sort((first, second) => first.key - second.key)
    .map(({ one }) => one)
}

/** Reviewers read texts; they do not read what names its author, and a choice is read at a glance. */
const isRead = ({ kind, isNaming }: Question): boolean => (kind === 'line' || kind === 'essay') && !isNaming
