import { GRID_FIRST_HOUR, GRID_HOURS } from '@recruit/contract/constants'
import type { DatedHours } from '@recruit/contract/interview/interview-days'
import { type WrittenTime, writtenTime } from '@recruit/contract/interview/written-time'
import type { Applicant } from '../applicants.ts'

/** What is amiss with a written interview time; it is saved all the same. */
export type DateMark = 'notFree' | 'taken'
type Written = Pick<Applicant, '_id' | 'date'>

/** Everything that the marks of one team's rows follow from. */
export interface Schedule {
  /** When those can come who submitted hours. */
  offered: ReadonlyMap<string, DatedHours>
  /** Who has which time, by `keyOf`. */
  taken: ReadonlyMap<string, ReadonlySet<string>>
}
export const NO_SCHEDULE: Schedule = { offered: new Map(), taken: new Map() }

const keyOf = ({ day, hour, minute }: WrittenTime) => `${day} ${hour}:${minute}`

/** What the date of each row says: read once, for thousands are gone through with every save. */
const times = new WeakMap<Written, string | null>()
function timeOf(row: Written): string | null {
  const known = times.get(row)
  if (known !== undefined) return known
  const time = row.date ? writtenTime(row.date) : null
  const key = time && keyOf(time)
  times.set(row, key)
  return key
}

/** Who has which time by what the list says. */
export function takenOf(rows: readonly Written[]): Map<string, Set<string>> {
  const taken = new Map<string, Set<string>>()
  for (const row of rows) {
    const time = timeOf(row)
    const those = time && taken.get(time)
    if (those) those.add(row._id)
    else if (time) taken.set(time, new Set([row._id]))
  }
  return taken
}

/** The same with what is being typed in place of what the list says. */
export function withTyped(
  taken: ReadonlyMap<string, ReadonlySet<string>>,
  typed: readonly { before: Written; date: string }[],
): Map<string, ReadonlySet<string>> {
  const now = new Map(taken)
  for (const { before, date } of typed) {
    const [old, next] = [writtenTime(before.date), writtenTime(date)]
    if (old) now.set(keyOf(old), new Set([...(now.get(keyOf(old)) ?? [])].filter((id) => id !== before._id)))
    if (next) now.set(keyOf(next), new Set([...(now.get(keyOf(next)) ?? []), before._id]))
  }
  return now
}

/** The marks of a row whose field holds `date`; none for a text that cannot be read as a time. */
export function marksOf({ offered, taken }: Schedule, id: string, date: string): DateMark[] {
  const time = date ? writtenTime(date) : null
  if (!time) return []
  const person = offered.get(id)
  const others = [...(taken.get(keyOf(time)) ?? [])].some((other) => other !== id)
  const marks: DateMark[] = person && isNotFree(person, time) ? ['notFree'] : []
  return others ? [...marks, 'taken'] : marks
}

/** False for what the grid does not say: another day, an hour outside it, somebody who chose no hours. */
function isNotFree({ interviewDays, interviewHours }: DatedHours, { day, hour }: WrittenTime): boolean {
  const column = interviewDays?.findIndex((date) => date.slice(5) === day) ?? -1
  const bit = hour - GRID_FIRST_HOUR
  if (column < 0 || bit < 0 || bit >= GRID_HOURS || interviewHours.every((hours) => hours === 0)) return false
  return (((interviewHours[column] ?? 0) >> bit) & 1) === 0
}
