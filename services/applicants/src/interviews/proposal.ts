import { digest } from '../shared/digest.ts'
import type { DatedAppointment, RunAnswer } from './answer.ts'
import type { Arranged, TimetableInput } from './timetable-input.ts'

type Place = Omit<DatedAppointment, 'applicant'>
interface Change {
  applicant: string
  from: Place | null
  to: Place | null
}

const placeOf = (one: DatedAppointment | undefined): Place | null =>
  one ? { day: one.day, start: one.start, room: one.room, interviewers: one.interviewers.toSorted() } : null

const isSame = (one: Place | null, other: Place | null) => JSON.stringify(one) === JSON.stringify(other)

/** A run's answer as a draft: only applicants who are to be interviewed, with the present locks and marks. */
export function arrangedBy({ appointments }: RunAnswer, input: TimetableInput): Arranged[] {
  const known = new Set(input.candidates.map(({ id }) => id))
  const isLocked = ({ applicant, isLocked }: Arranged) => isLocked && !input.kept.has(applicant)
  const locked = new Set(input.appointments.filter(isLocked).map((one) => one.applicant))
  const byHand = new Map(input.appointments.filter((one) => one.isByHand).map((one) => [one.applicant, one]))
  const stays = (one: DatedAppointment) => isSame(placeOf(byHand.get(one.applicant)), placeOf(one))
  return appointments
    .filter(({ applicant }) => known.has(applicant))
    .map((one) => ({ ...one, isLocked: locked.has(one.applicant), isByHand: stays(one) }))
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
