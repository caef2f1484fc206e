import { z } from 'zod'

/** An hour is a bit of an integer, so a day has at most as many hours as a number has safe bits. */
const MOST_HOURS = 30
const MOST_ROOMS = 10_000

const Id = z.string().min(1).max(200)
const Count = z.int().min(0).max(1_000_000)
const DailyLimit = z.union([Count, z.array(Count)], { error: 'expected a number, or one for each day' })
/** For each day the hours as bits. */
const Hours = z.array(
  z
    .int()
    .min(0)
    .max(2 ** MOST_HOURS - 1),
)
const RoomCount = z.int().min(0).max(MOST_ROOMS)

export const Appointment = z.object({
  applicant: Id,
  day: Count,
  /** The first hour, counted from 0. */
  start: Count,
  room: Count,
  interviewers: z.array(Id),
})
export type Appointment = z.infer<typeof Appointment>

/** Names the interview of an appointment: a room holds one at a time, for one applicant or several. */
export const meetingOf = ({ day, start, room }: Pick<Appointment, 'day' | 'start' | 'room'>): string =>
  `${day} ${start} ${room}`

/** The input of a timetable, in the file's form; bit 0 of a day's hours is its first hour. */
export const Instance = z.object({
  days: z.int().min(0).max(366),
  perDay: z.int().min(1).max(MOST_HOURS),
  /** The length of an interview in hours of the grid. */
  length: z.int().min(1).max(MOST_HOURS),
  rooms: z.union([RoomCount, z.array(z.array(RoomCount))], {
    error: 'expected a number of rooms, or one for each hour of each day',
  }),
  seconds: z.number().positive().max(3600),
  teams: z.array(
    z.object({
      id: z.int(),
      panel: z.int().min(1).max(1000),
      /** How many applicants one interview holds, one after the other or together; one by default. */
      capacity: z.int().min(1).max(1000).optional(),
    }),
  ),
  applicants: z.array(z.object({ id: Id, team: z.int(), hours: Hours })),
  interviewers: z.array(
    z.object({
      id: Id,
      teams: z.array(z.int()),
      hours: Hours,
      maxPerDay: DailyLimit.optional(),
      /** Most hours in a row. */
      maxInARow: DailyLimit.optional(),
    }),
  ),
  locked: z.array(Appointment).optional(),
  previous: z.array(Appointment).optional(),
})
export type Instance = z.infer<typeof Instance>
export type Applicant = Instance['applicants'][number]
export type Interviewer = Instance['interviewers'][number]

/**
 * Why an applicant has no appointment: she offers no hours long enough; no interview is possible in any of them, even
 * alone; she and `with` share fewer places than they are; the same, because of the interviewers' limits.
 */
export type Reason = 'no-hours' | 'no-panel' | 'crowded' | 'limits'

export interface Unplaced {
  applicant: string
  reason: Reason
  /** Together with her too many, regardless of the others; empty where that is not proven. */
  with: string[]
}

/**
 * One concession of the people; `applyConcessions` makes it part of an instance. Each counts as one, one more interview
 * in a day as one each.
 */
export type Concession =
  | { kind: 'room'; day: number; start: number }
  | { kind: 'interviews-per-day'; interviewer: string; day: number; to: number }
  | { kind: 'hours-in-a-row'; interviewer: string; day: number; to: number }
  | { kind: 'interviewer-hours'; interviewer: string; day: number; start: number }
  | { kind: 'applicant-hours'; applicant: string; day: number; start: number }

export interface Answer {
  placed: number
  /** No timetable places more. */
  bound: number
  /** Proven: no timetable places more, nor as many with fewer moves. */
  proven: boolean
  /** People of `previous` who are still present and do not keep their day and hour. */
  moved: number
  seconds: number
  appointments: Appointment[]
  unplaced: Unplaced[]
  /** The fewest that place everyone whom any could place; empty where none were found in time. */
  concessions: Concession[]
}

export interface Progress {
  placed: number
  bound: number
  seconds: number
}
