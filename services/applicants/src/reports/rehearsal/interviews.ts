import { REHEARSAL_SECONDS_MAX, runSecondsFor, type Team } from '@recruit/contract/constants'
import { check } from '@recruit/timetable/check/check'
import type { Answer } from '@recruit/timetable/instance/schema'
import type { runTimetable } from '@recruit/timetable/run/run-timetable'
import type { PublishedAppointment } from '../../application/appointment.ts'
import { answerOn, type RunAnswer } from '../../interviews/answer.ts'
import { published } from '../../interviews/publication-plan.ts'
import { hoursOn, instanceOf, inTurns, type TimetableInput } from '../../interviews/timetable-input.ts'
import type { Invented } from './invent.ts'

export type Premises = Pick<TimetableInput, 'days' | 'columns' | 'rules' | 'interviewers'>

/** Enough to find how many fit; the shown timetable has longer. */
const GLANCE_SECONDS = 1

export interface RehearsedInterviews {
  input: TimetableInput
  answer: RunAnswer
  /** Which of the terms this is: the one in the middle by how many fit. */
  term: number
  /** How many fit in the terms, from the fewest to the most. */
  fits: number[]
}

/** Computes timetables of invented terms one after the other, for at most half a minute. */
export async function rehearseInterviews(
  premises: Premises,
  terms: Invented[][],
  compute: typeof runTimetable,
): Promise<RehearsedInterviews> {
  const solve = async (input: TimetableInput, seconds: number): Promise<Answer> => {
    const instance = instanceOf(input, seconds)
    const answer = await compute(instance).answer
    if (check(instance, answer.appointments).length > 0)
      throw new Error('The rehearsed timetable breaks a rule')
    return answer
  }
  const inputs = terms.map(
    (candidates): TimetableInput => ({
      ...{ ...premises, candidates, appointments: [], over: [] },
      ...{ kept: new Map(), absent: new Map() },
    }),
  )
  const glances: { term: number; placed: number }[] = []
  for (const [term, input] of inputs.entries())
    glances.push({ term, placed: (await solve(input, GLANCE_SECONDS)).placed })
  glances.sort((one, other) => one.placed - other.placed)
  const { term = 0 } = glances[Math.floor(glances.length / 2)] ?? {}
  const input = inputs[term]
  if (!input) throw new Error('There is no term to rehearse')
  const seconds = Math.min(REHEARSAL_SECONDS_MAX, runSecondsFor(input.candidates.length))
  const answer = answerOn(input.days, await solve(input, seconds))
  return { term, input, answer, fits: glances.map(({ placed }) => placed) }
}

/** How each day fills, who has no place and why, and what would help. */
export function shownInterviews({ input, answer, fits }: RehearsedInterviews) {
  const hours = hoursOn(input)
  const come = new Map(input.candidates.map((one) => [one.id, hours(one)]))
  const reasons = Map.groupBy(answer.unplaced, ({ reason }) => reason)
  return {
    isProven: answer.proven,
    fewest: fits[0] ?? 0,
    most: fits.at(-1) ?? 0,
    days: input.days.map((day, index) => ({
      day,
      interviewers: input.interviewers.filter((one) => hours(one)[index]).length,
      placed: answer.appointments.filter((one) => one.day === day).length,
      left: answer.unplaced.filter(({ applicant }) => come.get(applicant)?.[index]).length,
    })),
    unplaced: [...reasons].map(([reason, those]) => ({ reason, applicants: those.length })),
    concessions: answer.concessions.map((one) => {
      if (!('applicant' in one)) return one
      const { applicant: _, ...hour } = one
      return hour
    }),
  }
}

/** The first appointment, in the words in which it would be published. */
export function firstAppointment({
  input,
  answer,
}: RehearsedInterviews): (PublishedAppointment & { team: Team }) | null {
  const [first] = inTurns(
    input,
    answer.appointments.map((one) => ({ ...one, isLocked: false })),
  )
  const team = input.candidates.find(({ id }) => id === first?.applicant)?.team
  return first && team ? { ...published(first, input.rules, team), sequence: 1, team } : null
}
