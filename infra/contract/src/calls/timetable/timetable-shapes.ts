/** Shapes that the calls of the interview timetable share. */
import { z } from 'zod'
import {
  ALL_HOURS,
  GRID_DAYS,
  GRID_HOURS,
  INTERVIEW_LENGTH_MAX,
  PACE_STEP,
  PANEL_MAX,
  PAUSE_MAX,
  PEOPLE_MAX,
  ROOM_NAME_MAX,
  ROOMS_MAX,
} from '../../constants.ts'
import { memberId, memberName } from '../review-shapes.ts'
import {
  digestOf,
  id,
  idText,
  interviewDay,
  interviewDays,
  interviewHours,
  personName,
  team,
  text,
} from '../shapes.ts'

export const version = z.int().min(0).describe('The stored version; 0 where nothing is stored.')
const count = z.int().min(0)
const mostHours = z.int().min(1).max(GRID_HOURS).nullable()
export const runId = idText
  .min(1)
  .max(36)
  .meta({ examples: ['feedbeef-1234-4abc-8def-000000000031'] })
export const interviewerId = idText
  .min(1)
  .max(36)
  .meta({ examples: ['feedbeef-1234-4abc-8def-000000000021'] })

export const interviewer = z.object({
  id: interviewerId,
  version,
  name: memberName,
  member: memberId
    .nullable()
    .describe('The member of the staff that this is, where it is one.')
    .meta({ examples: [null] }),
  teams: z.array(team).min(1).describe('Whose applicants she interviews.'),
  interviewHours,
  interviewDays,
  mostPerDay: mostHours.describe(
    'So many interviews in a day at most, those of one stay in a room counted once; null for no limit.',
  ),
  mostInARow: mostHours.describe('So many hours without a pause at most; null for no limit.'),
})
export const sentInterviewer = interviewer
  .partial({ id: true })
  .describe('Without an id a new one, of version 0.')

const minutes = (most: number) => z.int().min(0).max(most).multipleOf(PACE_STEP)
const roomCount = z.int().min(0).max(ROOMS_MAX)
export const pace = z
  .array(
    z.object({
      team,
      minutes: minutes(60 * INTERVIEW_LENGTH_MAX)
        .min(PACE_STEP)
        .describe('How long one interview takes; at most all of the hours.')
        .meta({ examples: [20] }),
      pause: minutes(PAUSE_MAX)
        .describe('Minutes between two interviews.')
        .meta({ examples: [5] }),
      people: z.int().min(1).max(PEOPLE_MAX).describe('How many applicants come together.'),
    }),
  )
  .max(3)
  .describe('What the hours of a panel hold for a team; one applicant where it is not said.')
export const rules = z.object({
  length: z
    .int()
    .min(1)
    .max(INTERVIEW_LENGTH_MAX)
    .describe('For so many hours of the grid a panel stays in its room.'),
  rooms: roomCount.describe('So many rooms there are at every hour.'),
  roomsByDay: z
    .array(z.object({ day: interviewDay, rooms: z.array(roomCount).length(GRID_HOURS) }))
    .max(GRID_DAYS)
    .describe('Of these days the rooms of each hour instead.'),
  roomNames: z
    .array(text.max(ROOM_NAME_MAX).meta({ examples: ['학관 301호'] }))
    .max(ROOMS_MAX)
    .describe("Where each room is; stands in the applicant's date. The first is room 0."),
  closed: z
    .array(
      z.object({
        day: interviewDay.nullable().describe('Null for every day.'),
        hours: z.int().min(0).max(ALL_HOURS).describe('The hours as bits: bit 0 is 8:00.'),
      }),
    )
    .max(GRID_DAYS + 1)
    .describe('Hours without interviews.'),
  panels: z
    .array(z.object({ team, size: z.int().min(1).max(PANEL_MAX) }))
    .max(3)
    .describe('So many interviewers talk to one applicant of a team; one where it is not said.'),
  pace: pace.default([]),
  answersUntil: z.iso
    .datetime({ offset: true })
    .nullable()
    .default(null)
    .describe('Until when applicants answer their appointments; null: until each begins.'),
})

const hourOfDay = z
  .int()
  .min(0)
  .max(GRID_HOURS - 1)
export const place = z.object({
  day: interviewDay,
  start: hourOfDay.describe('The first hour: 0 is 8:00.'),
  room: z
    .int()
    .min(0)
    .max(ROOMS_MAX - 1)
    .describe('The first is 0.'),
  interviewers: z.array(interviewerId).max(PANEL_MAX),
})
export const named = z.object({ _id: id, name: personName, team })
export const brokenRule = z.object({
  rule: text.meta({ examples: ['interviewer-twice'] }),
  said: text
    .describe("The rule's sentence in the caller's language.")
    .meta({ examples: ['소라 인터뷰어의 시간이 겹칩니다.'] }),
  _id: id.optional(),
  interviewer: interviewerId.optional(),
  room: count.optional(),
  day: text.optional(),
  hour: count.optional(),
})
/** Fields of the failure `timetableRuleBroken`. */
export const brokenRules = {
  broken: z.array(brokenRule).optional().describe('Each rule that would be broken.'),
}
export const seen = digestOf('Names what was read.')

export const unplacedReason = z.enum(['no-hours', 'no-panel', 'crowded', 'limits'])
export const concession = z.object({
  kind: text.describe('What would have to be conceded.').meta({ examples: ['interviews-per-day'] }),
  day: text.meta({ examples: ['2026-12-06'] }),
  start: z.int().optional(),
  to: z.int().optional().describe('The limit that would do.'),
  interviewer: interviewerId.optional(),
})
