import type { SettingsRecord } from '@recruit/settings-client/client'
import { answerTo, appointmentOf } from '../../application/appointment.ts'
import { announcementOf } from '../../application/shown-result.ts'
import { published } from '../published-appointment.ts'
import type { Rules } from '../rules.model.ts'
import type { Arranged } from '../timetable-input.ts'
import type { AnsweredAppointment } from './appointment-answer.model.ts'
import { shownAnswer } from './appointment-answer.ts'

/** The answers for staff, only to exactly this appointment of the draft. */
export function answersSeen(answered: AnsweredAppointment[], rules: Rules, now: SettingsRecord) {
  const running = announcementOf(now)
  const answers = new Map(answered.map((one) => [one.id, one]))
  return (arranged: Arranged) => {
    const one = answers.get(arranged.applicant)
    const shown = one && appointmentOf(one, running)
    if (!shown || shown.date !== published(arranged, rules, one.team).date) return null
    const answer = answerTo(shown, one.appointmentAnswer)
    return answer && shownAnswer(answer)
  }
}
