import { GRID_HOURS, TEAMS, type Team } from '@recruit/contract/constants'
import { closedOn } from '@recruit/contract/interview/closed-hours'
import { type DatedHours, hoursOfDay } from '@recruit/contract/interview/interview-days'
import { turnsOf, withTurns } from '@recruit/contract/interview/pace'
import type { Appointment, Instance } from '@recruit/timetable/instance/schema'
import type { DatedAppointment } from './answer.ts'
import type { Interviewer } from './interviewer.model.ts'
import type { Rules } from './rules.model.ts'

export interface Candidate extends DatedHours {
  id: string
  name: string
  team: Team
}
export interface Arranged extends DatedAppointment {
  isLocked: boolean
  /** Staff put it there, not a run. */
  isByHand?: boolean
  /** Which of the interviews of these hours and this room; absent before one is given. */
  turn?: number | undefined
  /** When it was read to begin and how long, in minutes: a kept place follows no later rule. */
  read?: Minutes
}
interface Minutes {
  minute: number
  minutes: number
}

/** An appointment that an applicant has read; it holds regardless of later decisions about her. */
export interface KeptPlace {
  candidate: Candidate
  isOver: boolean
  place: DatedAppointment & { turn?: number | undefined; read: Minutes }
}
/** Everything that a timetable depends on. */
export interface TimetableInput {
  /** The interview days of the settings. */
  days: string[]
  /** The dates for hours without dates. */
  columns: string[] | null
  rules: Rules
  candidates: Candidate[]
  interviewers: Interviewer[]
  /** The draft, of applicants who are to be interviewed, with kept places. */
  appointments: Arranged[]
  /** Kept places on the draft whose interview is over: shown, and no part of what is arranged. */
  over: (Arranged & { turn: number; candidate: Candidate })[]
  /** The kept places that are not over, on the board or not. */
  kept: Map<string, KeptPlace>
  /**
   * The appointments to which candidates did not come, by applicant: these places are free, and runs give such
   * candidates no other one.
   */
  absent: Map<string, Pick<DatedAppointment, 'day' | 'start'>>
}
export type RunKind = 'new' | 'repair'

/** The appointments, each with its turn in its hours and room. */
export function inTurns<One extends Arranged>(
  { rules, candidates }: Pick<TimetableInput, 'rules'> & { candidates: Pick<Candidate, 'id' | 'team'>[] },
  appointments: One[],
): (One & { turn: number })[] {
  const teams = new Map(candidates.map(({ id, team }) => [id, team]))
  return withTurns(appointments, ({ applicant }) => turnsOf(rules, teams.get(applicant) ?? TEAMS[0]))
}

/** The instance for the solver and its check. A repair begins with the present draft. */
export function instanceOf(input: TimetableInput, seconds = 1, kind: RunKind = 'new'): Instance {
  const { days, rules, candidates, interviewers } = input
  const numbered = numberedOn(input)
  const hours = hoursOn(input)
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  const standing = input.appointments.toSorted((a, b) => (a.applicant < b.applicant ? -1 : 1))
  return {
    days: days.length,
    perDay: GRID_HOURS,
    length: rules.length,
    rooms: days.map((day) => roomsOn(rules, day)),
    seconds,
    teams: TEAMS.map((id) => {
      const { capacity } = turnsOf(rules, id)
      const panel = rules.panels.find(({ team }) => team === id)?.size ?? 1
      return { id, panel, ...(capacity > 1 && { capacity }) }
    }),
    applicants: candidates.toSorted(byId).map((one) => ({ id: one.id, team: one.team, hours: hours(one) })),
    interviewers: interviewers.toSorted(byId).map(({ id, teams, mostPerDay, mostInARow, ...one }) => ({
      ...{ id, teams, hours: hours(one) },
      ...(mostPerDay !== null && { maxPerDay: mostPerDay }),
      ...(mostInARow !== null && { maxInARow: mostInARow }),
    })),
    locked: standing.filter(({ isLocked }) => isLocked).map(numbered),
    ...(kind === 'repair' && { previous: standing.map(numbered) }),
  }
}

/** The hours of each interview day, as bits. */
export const hoursOn =
  ({ days, columns }: TimetableInput) =>
  (dated: DatedHours): number[] => {
    const interviewDays = dated.interviewDays ?? columns
    return days.map((day, column) => hoursOfDay({ ...dated, interviewDays }, day, column))
  }

/** A removed interview day gets a number after the others: there every rule is broken. */
export function daysOf({ days, appointments }: TimetableInput): string[] {
  return [...new Set([...days, ...appointments.map(({ day }) => day)])]
}

/** Appointments in the solver's form. */
export function numberedOn(input: TimetableInput): (one: Arranged) => Appointment {
  const all = daysOf(input)
  return ({ isLocked: _, isByHand: _hand, turn: _turn, day, ...one }) => ({ ...one, day: all.indexOf(day) })
}

function roomsOn({ rooms, roomsByDay, closed }: Rules, day: string): number[] {
  const ofDay = roomsByDay.find((one) => one.day === day)?.rooms
  const shut = closedOn(closed, day)
  return Array.from({ length: GRID_HOURS }, (_, hour) => ((shut >> hour) & 1 ? 0 : (ofDay?.[hour] ?? rooms)))
}
