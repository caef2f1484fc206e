import { GRID_FIRST_HOUR } from '../constants.ts'

/** A day of the calendar, its first hour (0 is 8:00) and the number of hours. */
export interface Hours {
  day: string
  start: number
  length: number
}
const HOUR = 3_600_000
/** The hours are Seoul's, which has one offset all year. */
const SEOUL = 9 * HOUR

export function appointmentTimes({ day, start, length }: Hours): { begins: Date; ends: Date } {
  const begins = Date.parse(`${day}T00:00:00Z`) - SEOUL + (start + GRID_FIRST_HOUR) * HOUR
  return { begins: new Date(begins), ends: new Date(begins + length * HOUR) }
}
