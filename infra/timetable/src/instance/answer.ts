import type { Appointment } from './schema.ts'

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
