import { GRID_FIRST_HOUR } from '../constants.ts'

/** A day of the calendar, the first hour of it (0 is 8:00) and how many hours. */
export interface Hours {
  day: string
  start: number
  length: number
}
const HOUR = 3_600_000
/** The hours of the interview grid are Seoul's, which keeps one offset all year. */
const SEOUL = 9 * HOUR

/** When an interview begins and ends. */
export function appointmentTimes({ day, start, length }: Hours): { begins: Date; ends: Date } {
  const begins = Date.parse(`${day}T00:00:00Z`) - SEOUL + (start + GRID_FIRST_HOUR) * HOUR
  return { begins: new Date(begins), ends: new Date(begins + length * HOUR) }
}
