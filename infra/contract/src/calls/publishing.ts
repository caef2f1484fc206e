/** How staff show applicants what was decided while results are public; the applicants service answers. */
import { z } from 'zod'
import { BULK_MAX } from '../constants.ts'
import { call } from './call.ts'
import { date, flag, id, message, pass, team, text } from './shapes.ts'

const service = 'applicants'
const person = z.object({ _id: id, name: text, team })
const result = z.object({ pass, date })

export const unpublished = call({
  method: 'GET',
  path: '/api/applicantlist/unpublished',
  summary: 'Read what publishing would change',
  description: 'Of the running term: decisions that applicants do not see yet, and what is still missing.',
  service,
  who: 'staff',
  request: z.object({}),
  reply: z.object({
    isPublic: flag.describe('Results are shown to applicants.'),
    changes: z
      .array(
        person.extend({
          shown: result,
          next: result,
          seen: text.describe('Names this change, for `publish`.'),
        }),
      )
      .describe('What each applicant sees now and would see then.'),
    decided: z.array(z.object({ pass, count: z.int() })).describe('Of those who submitted.'),
    undecided: z.array(person).describe('Submitted, without a decision.'),
    withoutDate: z.array(person).describe('Passed the first round, without an interview date.'),
  }),
  timeoutSeconds: 10,
})

export const publish = call({
  method: 'PUT',
  path: '/api/applicantlist/publish',
  summary: 'Publish decisions',
  description:
    'All or none of those named. Where one of them was decided anew since it was read, nothing is published and 409 is answered.',
  service,
  who: 'admin',
  extraStatuses: [409],
  request: z.object({
    changes: z
      .array(z.object({ _id: id, seen: text }))
      .min(1)
      .max(BULK_MAX),
  }),
  reply: message.extend({ published: z.int().describe('So many applications.') }),
  timeoutSeconds: 20,
})
