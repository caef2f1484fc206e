import { GRID_FIRST_HOUR, GRID_HOURS } from '@recruit/contract/constants'
import type { DatedHours } from '@recruit/contract/interview/interview-days'
import { type WrittenTime, writtenTime } from '@recruit/contract/interview/written-time'
import type { Applicant } from '../../staff/applicants.ts'

/** A problem with a written interview time, which is saved regardless. */
export type DateMark = 'notFree' | 'taken'
type Written = Pick<Applicant, '_id' | 'date'>

/** Everything that the marks of one team's rows follow from. */
export interface Schedule {
  /** When those can come who submitted hours. */
  offered: ReadonlyMap<string, DatedHours>
  taken: Taken
}
/** Who has which time, by `keyOf`, and where. */
type Taken = ReadonlyMap<string, ReadonlyMap<string, Place>>
interface Place {
  /** Without its blanks; '' without one. */
  room: string
  /** How long it takes, which the timetable appends in brackets; '' without it. */
  length: string
}
export const NO_SCHEDULE: Schedule = { offered: new Map(), taken: new Map() }

const keyOf = ({ day, hour, minute }: WrittenTime) => `${day} ${hour}:${minute}`
const LENGTH = /[(（][^)）]*[)）]\s*$/
const placeOf = ({ place }: WrittenTime): Place => ({
  room: place.replace(LENGTH, '').replace(/\s+/g, '').toLowerCase(),
  length: LENGTH.exec(place)?.[0].trim() ?? '',
})
/**
 * Two rooms serve two people at one time; an unnamed room may be either. The timetable lets several come together, and
 * writes the same for each of them.
 */
const isClash = (one: Place, other: Place) => {
  if (one.room !== '' && other.room !== '' && one.room !== other.room) return false
  return one.room !== other.room || one.length === '' || one.length !== other.length
}

/** The parsed date of each row: read once, because every save goes through thousands. */
const times = new WeakMap<Written, { key: string; place: Place } | null>()
function timeOf(row: Written) {
  const known = times.get(row)
  if (known !== undefined) return known
  const time = row.date ? writtenTime(row.date) : null
  const read = time && { key: keyOf(time), place: placeOf(time) }
  times.set(row, read)
  return read
}

/** Who has which time in the stored list. */
export function takenOf(rows: readonly Written[]): Taken {
  const taken = new Map<string, Map<string, Place>>()
  for (const row of rows) {
    const time = timeOf(row)
    if (!time) continue
    const those = taken.get(time.key) ?? new Map()
    taken.set(time.key, those.set(row._id, time.place))
  }
  return taken
}

/** The same with the typed date in place of the stored one. */
export function withTyped(taken: Taken, typed: readonly { before: Written; date: string }[]): Taken {
  const now = new Map(taken)
  const those = (time: WrittenTime) => new Map(now.get(keyOf(time)))
  for (const { before, date } of typed) {
    const [old, next] = [writtenTime(before.date), writtenTime(date)]
    if (old) {
      const others = those(old)
      others.delete(before._id)
      now.set(keyOf(old), others)
    }
    if (next) now.set(keyOf(next), those(next).set(before._id, placeOf(next)))
  }
  return now
}

/** The marks of a row whose field holds `date`; none for a text that cannot be read as a time. */
export function marksOf({ offered, taken }: Schedule, id: string, date: string): DateMark[] {
  const time = date ? writtenTime(date) : null
  if (!time) return []
  const person = offered.get(id)
  const there = [...(taken.get(keyOf(time)) ?? [])]
  const others = there.some(([other, place]) => other !== id && isClash(place, placeOf(time)))
  const marks: DateMark[] = person && isNotFree(person, time) ? ['notFree'] : []
  return others ? [...marks, 'taken'] : marks
}

/** False for times outside the grid's days and hours, and for an applicant who chose no hours. */
function isNotFree({ interviewDays, interviewHours }: DatedHours, { day, hour }: WrittenTime): boolean {
  const column = interviewDays?.findIndex((date) => date.slice(5) === day) ?? -1
  const bit = hour - GRID_FIRST_HOUR
  if (column < 0 || bit < 0 || bit >= GRID_HOURS || interviewHours.every((hours) => hours === 0)) return false
  return (((interviewHours[column] ?? 0) >> bit) & 1) === 0
}
