import { AppError } from '@recruit/chassis/http/errors'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import { normalise } from '@recruit/contract/text'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { ApplicantStore } from '../../application/applicant.model.ts'
import { assertMine } from '../../application/applicant.ts'
import { type AppointmentAnswer, answerTo, appointmentShown } from '../../application/appointment.ts'
import { announcementOf } from '../../application/shown-result.ts'
import type { TimetableStores } from '../timetable-stores.ts'
import { answersUntilOf } from './appointment-answer.ts'

interface Given {
  id: string
  /** The text that the applicant has read with the appointment. */
  date: string
  will: boolean
  reason: string
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
  { id, date, will, reason }: Given,
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
