import { GRID_FIRST_HOUR, GRID_HOURS } from '../constants.ts'

/** A day of the calendar, its first hour (0 is 8:00) and the number of hours. */
export interface Hours {
  day: string
  start: number
  length: number
  /** When it begins, in minutes from the first hour; 0 where it is absent. */
  minute?: number | undefined
  /** How long it takes; all of its hours where it is absent. */
  minutes?: number | undefined
}
const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** The hours are Seoul's, which has one offset all year. */
const SEOUL = 9 * HOUR

export function appointmentTimes({ day, start, length, minute = 0, minutes = length * 60 }: Hours) {
  const begins = Date.parse(`${day}T00:00:00Z`) - SEOUL + (start + GRID_FIRST_HOUR) * HOUR + minute * MINUTE
  return { begins: new Date(begins), ends: new Date(begins + minutes * MINUTE) }
}

/** Whether an hour of the grid has begun; `now` in ms since 1970. */
export const hasBegun = (day: string, start: number, now: number): boolean =>
  appointmentTimes({ day, start, length: 1 }).begins.getTime() <= now

/** The hours of a day that have begun, as bits: bit 0 is 8:00. */
export const begunHours = (day: string, now: number): number =>
  Array.from({ length: GRID_HOURS }, (_, start) => Number(hasBegun(day, start, now)) << start).reduce(
    (bits, one) => bits | one,
    0,
  )
