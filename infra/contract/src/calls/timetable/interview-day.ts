/** What happens on the day of the interviews; the applicants service answers. */
import { z } from 'zod'
import { DAY_TAPS_MAX } from '../../constants.ts'
import { DAY_STATES } from '../../interview/day.ts'
import { callsOf } from '../call.ts'
import { contentShape, flag, id, interviewDay, messageOf, personName, team, text } from '../shapes.ts'
import { appointment } from './appointment-shapes.ts'

const call = callsOf({ service: 'applicants' })
const PANEL = 'A reviewer has only the interviews whose panel she is on.'

const { day, start, minute, minutes, place, uid } = appointment.shape
const tapId = z.uuid().meta({ examples: ['0d9c5a2e-3f64-4a55-9d0a-6b1f5f0e7c21'] })
const tap = z.object({
  id: tapId.describe('Made by the device: the same id again changes nothing.'),
  at: z.iso
    .datetime({ offset: true })
    .describe('When it was pressed, by the clock of the server.')
    .meta({ examples: ['2026-12-06T05:03:00.000Z'] }),
  state: z
    .enum(DAY_STATES)
    .nullable()
    .describe('Null for a tap that takes another one back.')
    .meta({ examples: ['arrived'] }),
  undoes: tapId
    .nullable()
    .default(null)
    .describe('The id of the tap that is taken back; null for a state.')
    .meta({ examples: [null] }),
})

export const readInterviewDay = call({
  method: 'GET',
  path: '/api/timetable/day',
  summary: 'Read the interviews of a day',
  description: `Published appointments, with every tap of each; today's without \`day\`. ${PANEL}`,
  who: 'review',
  request: z.object({ day: interviewDay.optional() }),
  reply: z.object({
    day: interviewDay,
    days: z.array(interviewDay).describe('The days that have interviews.'),
    interviews: z
      .array(
        z.object({
          ...{ uid, name: personName, team, start, minute, minutes, place },
          room: z.int().nullable().describe('The first is 0; null in appointments of an earlier release.'),
          panel: z.array(personName).describe('Who interviews.'),
          comes: flag.nullable().describe("The applicant's answer to this appointment; null without one."),
          forStaff: z
            .object({ id, phonenum: contentShape.phonenum })
            .nullable()
            .describe('The application, and where to call; null for a reviewer.'),
          taps: z.array(tap),
        }),
      )
      .describe('In the order of their times.'),
  }),
})
export const tapInterviews = call({
  method: 'PUT',
  path: '/api/timetable/taps',
  summary: 'Record what happens at the interviews',
  description: `Taps may come late, repeated and in any order: the state follows from their times. ${PANEL} Where one of them is refused, nothing is recorded and \`taps\` names those.`,
  reasons: ['noInterviewThen', 'tapBeforeDay', 'tapInFuture'],
  failureFields: {
    taps: z
      .array(text.meta({ examples: ['0d9c5a2e-3f64-4a55-9d0a-6b1f5f0e7c21'] }))
      .optional()
      .describe('The ids of the taps that are refused.'),
  },
  who: 'review',
  request: z.object({
    taps: z
      .array(
        z
          .object({ ...tap.shape, uid, day, start })
          .refine(({ state, undoes }) => (state === null) === (undoes !== null)),
      )
      .min(1)
      .max(DAY_TAPS_MAX),
  }),
  reply: messageOf('tapsRecorded'),
})
