/** What final passers answer; the applicants service answers. */
import { z } from 'zod'
import { call } from './call.ts'
import { answer, id, reason, text, time } from './shapes.ts'

export const answerOffer = call({
  method: 'POST',
  path: '/api/update/answer',
  summary: 'Answer a final pass',
  description:
    'Until the time that the settings name, and once results are shown; another answer takes the place of the one before. Whoever is shown no final pass is refused with `noOffer`, whatever is decided.',
  extraStatuses: [404],
  service: 'applicants',
  who: 'applicant',
  request: z.object({ id, answer }),
  reply: z.object({
    applicationUpdateSuccess: z.enum(['success', 'fail']),
    message: text,
    reason,
    answeredAt: time.optional(),
  }),
  failed: { applicationUpdateSuccess: 'fail' },
})
