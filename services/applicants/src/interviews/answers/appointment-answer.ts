import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import {
  type AppointmentAnswer,
  answerTo,
  appointmentShown,
  interviewUid,
  type PublishedAppointment,
} from '../../application/appointment.ts'
import type { OwnAppointment, OwnView } from '../../application/ports.ts'
import { announcementOf } from '../../application/shown-result.ts'
import { lateMinutesOf } from '../day/own-day.ts'
import type { Rules } from '../rules.model.ts'
import type { TimetableStores } from '../timetable-stores.ts'

/** Until when an appointment can be answered: never after it has begun. */
export function answersUntilOf(appointment: PublishedAppointment, { answersUntil }: Rules): Date {
  const { begins } = appointmentTimes(appointment)
  const set = answersUntil === null ? begins : new Date(answersUntil)
  return set < begins ? set : begins
}

/** The answer as replies show it. */
export const shownAnswer = ({ will, at, reason }: AppointmentAnswer) => ({ will, at, reason })

/** An appointment for its applicant. `uid` names it in calendars, and opens nothing. */
function ownAppointment(
  id: string,
  appointment: PublishedAppointment,
  stored: AppointmentAnswer | null,
  rules: Rules,
): OwnAppointment {
  const { day, start, length, minute = 0, minutes = length * 60, place, sequence } = appointment
  const answer = answerTo(appointment, stored)
  return {
    ...{ day, start, length, minute, minutes, place, sequence },
    uid: interviewUid(id),
    answersUntil: answersUntilOf(appointment, rules).toISOString(),
    answer: answer && shownAnswer(answer),
  }
}

/** The shown appointment of an application. Reads the rules only where there is one, and taps only on its day. */
export const ownAppointments =
  (stores: Pick<TimetableStores, 'rules' | 'taps'>): OwnView['appointment'] =>
  async (application, now) => {
    const { id, term, appointmentAnswer } = application
    const shown = appointmentShown(application, announcementOf(now))
    if (!shown) return undefined
    const [{ rules }, lateMinutes] = await Promise.all([
      stores.rules.read(term),
      lateMinutesOf(stores, application, shown),
    ])
    const own = ownAppointment(id, shown, appointmentAnswer, rules)
    return lateMinutes === null ? own : { ...own, lateMinutes }
  }
