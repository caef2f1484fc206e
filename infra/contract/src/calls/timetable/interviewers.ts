/** Interviewers and rules; the applicants service answers. */
import { z } from 'zod'
import { callsOf } from '../call.ts'
import { interviewDay, messageOf } from '../shapes.ts'
import { interviewer, interviewerId, rules, sentInterviewer, version } from './timetable-shapes.ts'

const call = callsOf({ service: 'applicants' })

export const listInterviewers = call({
  method: 'GET',
  path: '/api/timetable/interviewers',
  summary: 'Read who interviews',
  description: 'Of the running term.',
  who: 'staff',
  reply: z.object({ interviewers: z.array(interviewer) }),
})
export const saveInterviewer = call({
  method: 'PUT',
  path: '/api/timetable/interviewers',
  summary: 'Add or change an interviewer',
  description: 'Where another version is stored 409 is answered and nothing is saved.',
  reasons: ['tooManyInterviewers', 'notFound', 'staleVersion'],
  who: 'admin',
  request: sentInterviewer,
  reply: messageOf('interviewerSaved').extend({ interviewer }),
})
export const removeInterviewer = call({
  method: 'PUT',
  path: '/api/timetable/interviewers/remove',
  summary: 'Remove an interviewer',
  description: 'Appointments that name her stay, and break a rule from then on.',
  reasons: ['notFound', 'staleVersion'],
  who: 'admin',
  request: z.object({ id: interviewerId, version }),
  reply: messageOf('interviewerRemoved'),
})
export const setTimetableRules = call({
  method: 'PUT',
  path: '/api/timetable/rules',
  summary: 'Set the rules of the timetable',
  description: 'All of them. What the draft breaks from then on is named when it is read.',
  reasons: ['staleVersion'],
  who: 'admin',
  request: z.object({ version, rules }),
  reply: messageOf('timetableRulesSaved').extend({ version }),
})
export const timetableRules = call({
  method: 'GET',
  path: '/api/timetable/rules',
  summary: 'Read the rules of the timetable',
  description: 'Of the running term, with the interview days of the settings.',
  who: 'staff',
  reply: z.object({
    version,
    rules,
    days: z
      .array(interviewDay)
      .describe('The interview days of the settings; none where their text has no date.'),
  }),
})
