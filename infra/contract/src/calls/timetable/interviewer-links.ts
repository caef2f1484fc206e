/** How an interviewer enters her hours without an account; the applicants service answers. */
import { z } from 'zod'
import { INTERVIEWER_LINK_DAYS } from '../../constants.ts'
import { callsOf } from '../call.ts'
import { messageOf, text, time } from '../shapes.ts'
import { interviewer, interviewerId } from './timetable-shapes.ts'

const call = callsOf({ service: 'applicants' })
const token = text
  .max(100)
  .describe('The token of a link: 256 random bits, told once.')
  .meta({ examples: ['T2Vj9xR1gb0pYV3m8Wq2sKf6Jd9xR1gb0pYV3m8Wq2s'] })
const { version, name, teams, ...limits } = interviewer.omit({ id: true, member: true }).shape
const REFUSED =
  'A link that has expired, was replaced or never was is refused alike, and counted as a wrong staff key.'

export const newInterviewerLink = call({
  method: 'POST',
  path: '/api/timetable/interviewers/link',
  summary: 'Make a link for an interviewer',
  description: `Opens her own hours for ${INTERVIEWER_LINK_DAYS} days, and nothing else. The earlier one can no longer be used.`,
  reasons: ['notFound'],
  who: 'admin',
  request: z.object({ id: interviewerId }),
  reply: messageOf('linkMade').extend({
    token: token.describe('Told this once: the link is `/#/staff/hours?token=…`.'),
    expiresAt: time,
  }),
})
export const readOwnHours = call({
  method: 'POST',
  path: '/api/timetable/mine',
  summary: "Read an interviewer's own hours",
  description: `A POST, so that the token is in no log. ${REFUSED}`,
  reasons: ['linkUnusable', 'tooManyTries'],
  readOnly: true,
  who: 'anyone',
  request: z.object({ token }),
  reply: z.object({ version, name, teams, ...limits, expiresAt: time }),
})
export const saveOwnHours = call({
  method: 'PUT',
  path: '/api/timetable/mine',
  summary: "Save an interviewer's own hours and limits",
  description: `Where another version is stored 409 is answered and nothing is saved. ${REFUSED}`,
  reasons: ['linkUnusable', 'staleVersion', 'tooManyTries'],
  who: 'anyone',
  request: z.object({ token, version, ...limits }),
  reply: messageOf('interviewerSaved').extend({ version }),
})
