/** How staff arrange the timetable by hand, and publish it; the applicants service answers. */
import { z } from 'zod'
import { BULK_MAX, TURNS_MAX } from '../../constants.ts'
import { DAY_STATES } from '../../interview/day.ts'
import { adminChanges, staffReads } from '../call.ts'
import { date, flag, id, interviewDay, messageOf, time } from '../shapes.ts'
import { appointmentAnswer } from './appointment-shapes.ts'
import { brokenRule, brokenRules, named, pace, place, runId, seen, version } from './timetable-shapes.ts'

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

export const readTimetable = staffReads({
  path: '/api/timetable',
  summary: 'Read the timetable',
  description:
    'The draft that staff arrange, of those who submitted and passed the first round, and the places that others keep.',
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
        state: z.enum(DAY_STATES).optional().describe('What was tapped at the door; absent before a tap.'),
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
export const placeAppointment = adminChanges({
  path: '/api/timetable/place',
  summary: 'Add or move one appointment',
  description: REFUSED,
  reasons: ['timetableRuleBroken', 'turnTaken', 'notFound', 'staleVersion'],
  failureFields: brokenRules,
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
export const lockAppointments = adminChanges({
  path: '/api/timetable/lock',
  summary: 'Lock or unlock appointments',
  description: 'What is locked is neither moved by hand nor by a run.',
  reasons: ['notFound', 'staleVersion'],
  request: z.object({ version, ids: z.array(id).min(1).max(BULK_MAX), isLocked: flag }),
  reply: messageOf('appointmentSaved').extend({ version }),
})
export const removeAppointment = adminChanges({
  path: '/api/timetable/remove',
  summary: 'Take one appointment off the timetable',
  description: REFUSED,
  reasons: ['timetableRuleBroken', 'notFound', 'staleVersion'],
  failureFields: brokenRules,
  request: z.object({ version, _id: id }),
  reply: messageOf('appointmentSaved').extend({ version }),
  timeoutSeconds: 10,
})
export const applyTimetableRun = adminChanges({
  path: '/api/timetable/apply',
  summary: "Make a run's answer the timetable",
  description:
    'Exactly the changes that were read with the run; 409 where they are others by now. Locked appointments stay, and stay locked.',
  reasons: ['timetableRuleBroken', 'notFound', 'timetableChanged', 'timetableBegun'],
  failureFields: brokenRules,
  request: z.object({ id: runId, seen }),
  reply: messageOf('timetableApplied').extend({ version }),
  timeoutSeconds: 10,
})

export const timetablePublication = staffReads({
  path: '/api/timetable/publication',
  summary: 'Read what publishing the timetable would write',
  description: 'Nothing is changed by reading it.',
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
export const publishTimetable = adminChanges({
  path: '/api/timetable/publish',
  summary: 'Publish the timetable',
  description:
    "Writes the appointments into the applicants' dates. Applicants read them once results are shown; while they are, they wait for `publish` like every staged decision. 409 where it would be something else than what was seen.",
  reasons: ['timetableRuleBroken', 'timetableChanged'],
  failureFields: brokenRules,
  request: z.object({ seen }),
  reply: messageOf('timetablePublished').extend({ published: z.int().describe('How many applications.') }),
  timeoutSeconds: 20,
})
