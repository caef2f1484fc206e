import { ALL_HOURS, GRID_DAYS } from '../constants.ts'

/** 32 integers of 17 bits; bit 0 is 8:00. */
export type InterviewHours = number[]
/** The dates of the 32 columns of an applicant's hours, all different: '2026-09-12'. */
export type InterviewDays = string[]
/** 32 flags, 1 where the day has at least one hour. */
export type InterviewTime = (0 | 1)[]

/** How many hours are chosen. */
export const countHours = (hours: InterviewHours): number =>
  hours.reduce((sum, bits) => sum + bits.toString(2).replaceAll('0', '').length, 0)

export const emptyHours = (): InterviewHours => Array<number>(GRID_DAYS).fill(0)

/** One flag a day, for clients that know no hours (P8). */
export const flagsOf = (hours: InterviewHours): InterviewTime => hours.map((bits) => (bits ? 1 : 0))

/**
 * The hours of a client that knows only the 32 flags: 0 clears the day, 1 keeps the day's hours or, without any,
 * selects the whole day.
 */
export function hoursFromFlags(flags: InterviewTime, current: InterviewHours): InterviewHours {
  return flags.map((flag, day) => (flag ? current[day] || ALL_HOURS : 0))
}
