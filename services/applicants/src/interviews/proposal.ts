import { digest } from '../shared/digest.ts'
import type { DatedAppointment, RunAnswer } from './answer.ts'
import type { RunInput } from './run-input.ts'
import { type Arranged, inTurns, type TimetableInput } from './timetable-input.ts'

type Place = Omit<DatedAppointment, 'applicant'>
interface Change {
  applicant: string
  from: Place | null
  to: Place | null
}

const placeOf = (one: DatedAppointment | undefined): Place | null =>
  one ? { day: one.day, start: one.start, room: one.room, interviewers: one.interviewers.toSorted() } : null

const isSame = (one: Place | null, other: Place | null) => JSON.stringify(one) === JSON.stringify(other)

/** Whether two places are in the same hours and the same room. */
export const isInRoom = (one: Omit<Place, 'interviewers'>, other: Omit<Place, 'interviewers'>): boolean =>
  one.day === other.day && one.start === other.start && one.room === other.room

/**
 * A run's answer as a draft: only applicants who are to be interviewed, with the present locks and marks. Interviews that
 * have begun since are as they were.
 */
export function arrangedBy({ appointments }: RunAnswer, { all: input, meant, held }: RunInput): Arranged[] {
  const known = new Set(meant.candidates.map(({ id }) => id))
  const isLocked = ({ applicant, isLocked }: Arranged) => isLocked && !input.kept.has(applicant)
  const locked = new Set(input.appointments.filter(isLocked).map((one) => one.applicant))
  const byHand = new Map(input.appointments.filter((one) => one.isByHand).map((one) => [one.applicant, one]))
  const before = new Map(input.appointments.map((one) => [one.applicant, one]))
  const turnOf = (one: DatedAppointment) => {
    const old = before.get(one.applicant)
    return old && isInRoom(old, one) ? old.turn : undefined
  }
  const stays = (one: DatedAppointment) => isSame(placeOf(byHand.get(one.applicant)), placeOf(one))
  const arranged = appointments
    .filter(({ applicant }) => known.has(applicant) && !held.has(applicant))
    .map((one) => ({
      ...one,
      turn: turnOf(one),
      isLocked: locked.has(one.applicant),
      isByHand: stays(one),
    }))
  // A kept place is locked by what it is.
  const begun = input.appointments
    .filter(({ applicant }) => held.has(applicant))
    .map((one) => ({ ...one, isLocked: locked.has(one.applicant) }))
  return inTurns(input, [...begun, ...arranged])
}

/** What the draft would lose and gain, and a digest by which the agreeing caller says what she saw. */
export function proposalOf(
  run: string,
  wanted: Arranged[],
  { candidates, appointments }: TimetableInput,
): { changes: Change[]; seen: string } {
  const before = new Map(appointments.map((one) => [one.applicant, one]))
  const after = new Map(wanted.map((one) => [one.applicant, one]))
  const changes = candidates
    .map(({ id }) => ({ applicant: id, from: placeOf(before.get(id)), to: placeOf(after.get(id)) }))
    .filter(({ from, to }) => !isSame(from, to))
  const seen = digest([run, changes])
  return { changes, seen }
}
