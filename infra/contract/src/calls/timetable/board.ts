/** How staff arrange the timetable by hand before its publication; the applicants service answers. */
import { z } from 'zod'
import { BULK_MAX, TURNS_MAX } from '../../constants.ts'
import { callsOf } from '../call.ts'
import { flag, id, interviewDay, messageOf, time } from '../shapes.ts'
import { appointmentAnswer } from './appointment-shapes.ts'
import { brokenRule, brokenRules, named, pace, place, runId, seen, version } from './timetable-shapes.ts'

const call = callsOf({ service: 'applicants' })
const REFUSED =
  'Where it breaks rules, 400 is answered with their sentences and each of them in `broken`; where another version is stored, 409.'

const hours = z.array(z.int()).describe('When she can come, on each of `days`, as bits: bit 0 is 8:00.')
const interview = named.extend({
  ...place.shape,
  turn: z.int().min(0).describe('Which of the interviews of these hours and this room: the first is 0.'),
  read: z
    .object({ minute: z.int(), minutes: z.int() })
    .optional()
    .describe(
      'Of a kept place: when it was read to begin, in minutes from the first hour, and for how long.',
    ),
})

export const readTimetable = call({
  method: 'GET',
  path: '/api/timetable',
  summary: 'Read the timetable',
  description:
    'The draft that staff arrange, of those who submitted and passed the first round, and the places that others keep.',
  who: 'staff',
  reply: z.object({
    version,
    days: z.array(interviewDay),
    length: z.int().describe('For so many hours a panel stays in its room.'),
    pace,
    appointments: z.array(
      interview.extend({
        hours,
        isLocked: flag,
        isByHand: flag.describe('Staff put it there, not a run.'),
        isKept: flag.describe(
          'The applicant has read this appointment and has another status by now: the place is hers until it is over or taken off.',
        ),
        answer: appointmentAnswer
          .nullable()
          .describe('What the applicant answered to exactly this appointment, as it is shown.'),
      }),
    ),
    over: z
      .array(interview)
      .describe(
        'Kept places whose interview is over: they stay on the board and are in no count of those to be placed.',
      ),
    unplaced: z
      .array(
        named.extend({
          hours,
          didNotCome: flag
            .optional()
            .describe('Her place is free again, and a run gives her no other one; staff may.'),
        }),
      )
      .describe('Who has no appointment.'),
    broken: z
      .array(brokenRule)
      .describe('What the draft breaks by now, since people, hours or rules changed.'),
    published: z
      .object({ version, at: time })
      .nullable()
      .describe('Which version was published last; null where none was.'),
  }),
  timeoutSeconds: 10,
})
export const placeAppointment = call({
  method: 'PUT',
  path: '/api/timetable/place',
  summary: 'Add or move one appointment',
  description: REFUSED,
  reasons: ['timetableRuleBroken', 'turnTaken', 'notFound', 'staleVersion'],
  failureFields: brokenRules,
  who: 'admin',
  request: z.object({
    version,
    _id: id,
    ...place.shape,
    turn: z
      .int()
      .min(0)
      .max(TURNS_MAX - 1)
      .optional()
      .describe(
        'Which of the interviews of these hours; whoever has it changes places. Absent: hers, or the first free one.',
      ),
  }),
  reply: messageOf('appointmentSaved').extend({ version }),
  timeoutSeconds: 10,
})
export const lockAppointments = call({
  method: 'PUT',
  path: '/api/timetable/lock',
  summary: 'Lock or unlock appointments',
  description: 'What is locked is neither moved by hand nor by a run.',
  reasons: ['notFound', 'staleVersion'],
  who: 'admin',
  request: z.object({ version, ids: z.array(id).min(1).max(BULK_MAX), isLocked: flag }),
  reply: messageOf('appointmentSaved').extend({ version }),
})
export const removeAppointment = call({
  method: 'PUT',
  path: '/api/timetable/remove',
  summary: 'Take one appointment off the timetable',
  description: REFUSED,
  reasons: ['timetableRuleBroken', 'notFound', 'staleVersion'],
  failureFields: brokenRules,
  who: 'admin',
  request: z.object({ version, _id: id }),
  reply: messageOf('appointmentSaved').extend({ version }),
  timeoutSeconds: 10,
})
export const applyTimetableRun = call({
  method: 'PUT',
  path: '/api/timetable/apply',
  summary: "Make a run's answer the timetable",
  description:
    'Exactly the changes that were read with the run; 409 where they are others by now. Locked appointments stay, and stay locked.',
  reasons: ['timetableRuleBroken', 'notFound', 'timetableChanged'],
  failureFields: brokenRules,
  who: 'admin',
  request: z.object({ id: runId, seen }),
  reply: messageOf('timetableApplied').extend({ version }),
  timeoutSeconds: 10,
})
