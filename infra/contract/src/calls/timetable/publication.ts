/** How staff publish the timetable; the applicants service answers. */
import { z } from 'zod'
import { callsOf } from '../call.ts'
import { date, flag, messageOf } from '../shapes.ts'
import { brokenRule, brokenRules, named, seen, version } from './timetable-shapes.ts'

const call = callsOf({ service: 'applicants' })

export const timetablePublication = call({
  method: 'GET',
  path: '/api/timetable/publication',
  summary: 'Read what publishing the timetable would write',
  description: 'Nothing is changed by reading it.',
  who: 'staff',
  reply: z.object({
    isPublic: flag.describe('Results are shown to applicants: the dates wait for `publish`.'),
    version,
    changes: z
      .array(named.extend({ date, next: date }))
      .describe('Whose date or appointment would be another one, with the date that is decided now.'),
    unplaced: z.array(named).describe('Passed the first round, without an appointment.'),
    broken: z.array(brokenRule).describe('As long as rules are broken nothing is published.'),
    seen: seen.describe('Names what was read, for `publishTimetable`.'),
  }),
  timeoutSeconds: 10,
})
export const publishTimetable = call({
  method: 'PUT',
  path: '/api/timetable/publish',
  summary: 'Publish the timetable',
  description:
    "Writes the appointments into the applicants' dates. Applicants read them once results are shown; while they are, they wait for `publish` like every staged decision. 409 where it would be something else than what was seen.",
  reasons: ['timetableRuleBroken', 'timetableChanged'],
  failureFields: brokenRules,
  who: 'admin',
  request: z.object({ seen }),
  reply: messageOf('timetablePublished').extend({ published: z.int().describe('How many applications.') }),
  timeoutSeconds: 20,
})
