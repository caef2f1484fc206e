import { GRID_FIRST_HOUR } from '../constants.ts'

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
