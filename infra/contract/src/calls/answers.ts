/** What applicants answer to what they are shown; the applicants service answers. */
import { z } from 'zod'
import { APPOINTMENT_REASON_MAX } from '../constants.ts'
import { callsOf } from './call.ts'
import { answer, date, flag, id, messageOf, text, time } from './shapes.ts'
import { appointmentAnswer } from './timetable/appointment-shapes.ts'

const call = callsOf({ service: 'applicants' })

export const answerOffer = call({
  method: 'POST',
  path: '/api/update/answer',
  summary: 'Answer a final pass',
  description:
    'Until the time that the settings name, and once results are shown; another answer takes the place of the one before. Whoever is shown no final pass is refused with `noOffer`, whatever is decided.',
  reasons: ['noOffer', 'answerTooLate', 'notFound', 'tooManyTries'],
  who: 'applicant',
  request: z.object({ id, answer }),
  reply: messageOf('answered').extend({ answeredAt: time }),
})

export const answerAppointment = call({
  method: 'PUT',
  path: '/api/appointment/answer',
  summary: 'Answer an interview appointment',
  description:
    'Until the time that the appointment names; another answer takes the place of the one before. Whoever is shown no appointment is refused with `noAppointment`, whatever is planned. Where another appointment is shown by now, 409.',
  reasons: ['noAppointment', 'appointmentAnswerTooLate', 'notFound', 'appointmentChanged', 'tooManyTries'],
  who: 'applicant',
  request: z.object({
    id,
    date: date.describe('The `date` that was read with the appointment: an answer is one to this text.'),
    will: flag,
    reason: text
      .max(APPOINTMENT_REASON_MAX)
      .default('')
      .describe('Why not; kept of a refusal alone.')
      .meta({ examples: ['그날 시험이 있습니다.'] }),
  }),
  reply: messageOf('answered').extend({ answer: appointmentAnswer }),
})
