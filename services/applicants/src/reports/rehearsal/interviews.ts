import { REHEARSAL_SECONDS_MAX, runSecondsFor, type Team } from '@recruit/contract/constants'
import { check } from '@recruit/timetable/check/check'
import { runTimetable } from '@recruit/timetable/run/run-timetable'
import type { PublishedAppointment } from '../../application/appointment.ts'
import { answerOn, type RunAnswer } from '../../interviews/answer.ts'
import { published } from '../../interviews/published-appointment.ts'
import { hoursOn, instanceOf, inTurns, type TimetableInput } from '../../interviews/timetable-input.ts'
import type { Invented } from './invent.ts'

export type Premises = Pick<TimetableInput, 'days' | 'columns' | 'rules' | 'interviewers'>
export interface Interviews {
  input: TimetableInput
  answer: RunAnswer
}

/** Computes the timetable of invented applicants, for at most half a minute; `stop` ends it with its best so far. */
export function startInterviews(premises: Premises, candidates: Invented[]) {
  const input: TimetableInput = {
    ...{ ...premises, candidates, appointments: [], over: [] },
    ...{ kept: new Map(), absent: new Map() },
  }
  const seconds = Math.min(REHEARSAL_SECONDS_MAX, runSecondsFor(candidates.length))
  const instance = instanceOf(input, seconds)
  const run = runTimetable(instance)
  const answer = run.answer.then((made): Interviews => {
    if (check(instance, made.appointments).length > 0)
      throw new Error('The rehearsed timetable breaks a rule')
    return { input, answer: answerOn(input.days, made) }
  })
  return { answer, stop: run.stop }
}

/** How each day fills, who has no place and why, and what would help. */
export function shownInterviews({ input, answer }: Interviews) {
  const hours = hoursOn(input)
  const come = new Map(input.candidates.map((one) => [one.id, hours(one)]))
  const reasons = Map.groupBy(answer.unplaced, ({ reason }) => reason)
  return {
    isProven: answer.proven,
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
}: Interviews): (PublishedAppointment & { team: Team }) | null {
  const [first] = inTurns(
    input,
    answer.appointments.map((one) => ({ ...one, isLocked: false })),
  )
  const team = input.candidates.find(({ id }) => id === first?.applicant)?.team
  return first && team ? { ...published(first, input.rules, team), sequence: 1, team } : null
}
