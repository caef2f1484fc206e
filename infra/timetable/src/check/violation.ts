import type { Appointment, Instance } from '../instance/schema.ts'

export type Rule =
  | 'applicant-unknown'
  | 'applicant-twice'
  | 'applicant-hours'
  | 'outside-grid'
  | 'panel-size'
  | 'interviewer-unknown'
  | 'interviewer-team'
  | 'interviewer-hours'
  | 'interviewer-busy'
  | 'interviewer-per-day'
  | 'interviewer-in-a-row'
  | 'room-unknown'
  | 'room-busy'
  | 'interview-full'
  | 'panel-split'
  | 'locked-changed'

/** One broken rule of a timetable, and where. */
export interface Violation {
  rule: Rule
  applicant?: string
  interviewer?: string
  room?: number
  day?: number
  hour?: number
}

/** The hours of an appointment, even outside of the day. */
export const hoursTaken = ({ start }: Appointment, { length }: Instance): number[] =>
  Array.from({ length }, (_, hour) => start + hour)

/** Whether these hours include this one. */
export const offers = (hours: number[], day: number, hour: number): boolean =>
  Math.floor((hours[day] ?? 0) / 2 ** hour) % 2 === 1

/** One line with ids, for a command's user and a log. */
export function describe({ rule, ...where }: Violation): string {
  const places = Object.entries(where).filter(([, value]) => value !== undefined)
  return [rule, ...places.map(([what, value]) => `${what} ${value}`)].join(', ')
}
