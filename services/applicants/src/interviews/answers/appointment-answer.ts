import { AppError } from '@recruit/chassis/http/errors'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import type { Calls, RequestOf } from '@recruit/contract'
import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import { normalise } from '@recruit/contract/text'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { ApplicantStore } from '../../application/applicant.model.ts'
import { assertMine } from '../../application/applicant.ts'
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

/**
 * Stores an applicant's answer to the appointment that is shown. All applicants without one get the same refusal,
 * regardless of the plan and the deadline.
 */
export async function answerAppointment(
  applicants: ApplicantStore,
  { rules: rulesOf, answers }: Pick<TimetableStores, 'rules' | 'answers'>,
  settings: SettingsClient,
  { ids }: Caller,
  { id, date, will, reason }: RequestOf<Calls['answerAppointment']>,
  count: (application: string) => Promise<void>,
): Promise<AppointmentAnswer> {
  assertMine(ids, id)
  const now = await settings.now()
  const { rules } = await rulesOf.read(now.term)
  const clock = await applicants.clock()
  const said = { will, reason: will ? '' : normalise(reason).trim() }
  const stored = (await applicants.get(id))?.appointmentAnswer
  // An equal answer changes nothing.
  if (stored?.will !== said.will || stored.reason !== said.reason) await count(id)
  const kept = await answers.give(id, now.term, (application) => {
    const appointment = appointmentShown(application, announcementOf(now))
    if (!appointment) throw new AppError('noAppointment')
    if (appointment.date !== normalise(date)) throw new AppError('appointmentChanged')
    const before = answerTo(appointment, application.appointmentAnswer)
    // A repeat of the stored answer is not late: its first reply may be lost.
    if (before?.will === said.will && before.reason === said.reason) return { before, next: before }
    if (clock >= answersUntilOf(appointment, rules)) throw new AppError('appointmentAnswerTooLate')
    const { sequence } = appointment
    return { before, next: { ...said, date: appointment.date, sequence, at: clock.toISOString() } }
  })
  if (!kept) throw new AppError('notFound')
  return kept
}
