/** Interviewers, their links and the rules; the applicants service answers. */
import { z } from 'zod'
import { INTERVIEWER_LINK_DAYS } from '../../constants.ts'
import { adminChanges, callsOf, staffReads } from '../call.ts'
import { interviewDay, messageOf, text, time } from '../shapes.ts'
import { interviewer, interviewerId, rules, sentInterviewer, version } from './timetable-shapes.ts'

export const listInterviewers = staffReads({
  path: '/api/timetable/interviewers',
  summary: 'Read who interviews',
  description: 'Of the running term.',
  reply: z.object({ interviewers: z.array(interviewer) }),
})
export const saveInterviewer = adminChanges({
  path: '/api/timetable/interviewers',
  summary: 'Add or change an interviewer',
  description: 'Where another version is stored 409 is answered and nothing is saved.',
  reasons: ['tooManyInterviewers', 'notFound', 'staleVersion'],
  request: sentInterviewer,
  reply: messageOf('interviewerSaved').extend({ interviewer }),
})
export const removeInterviewer = adminChanges({
  path: '/api/timetable/interviewers/remove',
  summary: 'Remove an interviewer',
  description: 'Appointments that name her stay, and break a rule from then on.',
  reasons: ['notFound', 'staleVersion'],
  request: z.object({ id: interviewerId, version }),
  reply: messageOf('interviewerRemoved'),
})
export const setTimetableRules = adminChanges({
  path: '/api/timetable/rules',
  summary: 'Set the rules of the timetable',
  description: 'All of them. What the draft breaks from then on is named when it is read.',
  reasons: ['staleVersion'],
  request: z.object({ version, rules }),
  reply: messageOf('timetableRulesSaved').extend({ version }),
})
export const timetableRules = staffReads({
  path: '/api/timetable/rules',
  summary: 'Read the rules of the timetable',
  description: 'Of the running term, with the interview days of the settings.',
  reply: z.object({
    version,
    rules,
    days: z
      .array(interviewDay)
      .describe('The interview days of the settings; none where their text has no date.'),
  }),
})

/** Without an account an interviewer enters her hours by a link. */
const call = callsOf({ service: 'applicants' })
const token = text
  .max(100)
  .describe('The token of a link: 256 random bits, told once.')
  .meta({ examples: ['T2Vj9xR1gb0pYV3m8Wq2sKf6Jd9xR1gb0pYV3m8Wq2s'] })
const { name, teams, ...limits } = interviewer.omit({ id: true, member: true, version: true }).shape
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
