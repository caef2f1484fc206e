import type { Calls, ReplyOf } from '@recruit/contract'
import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import { interviewUid, type PublishedAppointment } from '../published-appointment.ts'
import type { Rules } from '../rules.model.ts'

/** An applicant's answer, with the answered appointment. */
export interface AppointmentAnswer extends Pick<PublishedAppointment, 'date' | 'sequence'> {
  will: boolean
  reason: string
  /** ISO 8601. */
  at: string
}

/** The answer to this appointment: one to an earlier appointment does not count, even with the same text. */
export const answerTo = (
  { date, sequence }: PublishedAppointment,
  stored: AppointmentAnswer | null,
): AppointmentAnswer | null => (stored?.date === date && stored.sequence === sequence ? stored : null)

/** Until when an appointment can be answered: never after it has begun. */
export function answersUntilOf(appointment: PublishedAppointment, { answersUntil }: Rules): Date {
  const { begins } = appointmentTimes(appointment)
  const set = answersUntil === null ? begins : new Date(answersUntil)
  return set < begins ? set : begins
}

/** The answer as replies show it. */
export const answerTold = ({ will, at, reason }: AppointmentAnswer) => ({ will, at, reason })

type Told = NonNullable<ReplyOf<Calls['getApplication']>['appointment']>

/** An appointment as its applicant reads it. `uid` names it in calendars, and opens nothing. */
export function appointmentTold(
  id: string,
  appointment: PublishedAppointment,
  stored: AppointmentAnswer | null,
  rules: Rules,
): Told {
  const { day, start, length, place, sequence } = appointment
  const answer = answerTo(appointment, stored)
  return {
    ...{ day, start, length, place, sequence },
    uid: interviewUid(id),
    answersUntil: answersUntilOf(appointment, rules).toISOString(),
    answer: answer && answerTold(answer),
  }
}
