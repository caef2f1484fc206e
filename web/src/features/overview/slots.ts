import { begunHours } from '@recruit/contract/interview/appointment-times'
import { periodDays } from '@recruit/contract/interview/grid-days'
import { type DatedHours, hoursOfDay, namedDays } from '@recruit/contract/interview/interview-days'
import { ROWS } from '../../ui/grid/grid-paint.ts'

export interface Person extends DatedHours {
  _id: string
  name: string
}
/** A column of the heat map: its date, or null where it has its number alone, and its head. */
export interface Head {
  day: string | null
  label: string
}
interface Slot {
  day: number
  /** First and last row, 0 for 8:00. */
  from: number
  to: number
  count: number
}

/** Who can come at that hour. */
export const namesAt = (people: Person[], day: string | null, column: number, row: number): string[] =>
  people.filter((person) => (hoursOfDay(person, day, column) >> row) & 1).map(({ name }) => name)

/** Which of the days belong to the interview period; all where its text holds no date. */
export function inPeriodOf(days: readonly (string | null)[], interviewPeriod: string): boolean[] {
  const period = periodDays(interviewPeriod, new Date())
  const named = period && new Set<string | null>(namedDays(period))
  return days.map((day) => named?.has(day) ?? true)
}

/** The columns that say something: the days of the period, and others on which someone can come. */
export const columnsToDraw = (cells: number[][], inPeriod: readonly boolean[]): number[] => {
  const isKnown = inPeriod.some((is) => !is)
  return [...inPeriod.keys()].filter(
    (column) => (isKnown && inPeriod[column]) || cells[column]?.some((count) => count > 0),
  )
}

/** The hours at which someone can come on some day. */
export const rowsToDraw = (cells: number[][]): number[] =>
  ROWS.filter((row) => cells.some((hours) => (hours[row] ?? 0) > 0))

/** Applicants who chose no hour, which no other figure shows. */
export const namesWithoutHours = (people: Person[]): string[] =>
  people.filter(({ interviewHours }) => interviewHours.every((bits) => bits === 0)).map(({ name }) => name)

/** Whether no interview is held on that day at that hour. */
export const isClosed = (closed: number[], day: number, row: number): boolean =>
  (((closed[day] ?? 0) >> row) & 1) === 1

/** Hours that have begun count as closed; `now` in ms. */
export const withPast = (closed: number[], days: readonly (string | null)[], now: number): number[] =>
  days.map((day, at) => (closed[at] ?? 0) | (day === null ? 0 : begunHours(day, now)))

/** The same numbers, without the hours in which no interview is held. */
export const withoutClosed = (cells: number[][], closed: number[]): number[][] =>
  cells.map((rows, day) => rows.map((count, row) => (isClosed(closed, day, row) ? 0 : count)))

/**
 * The hours when the most can come; neighbouring hours with the same number are one slot, long ones first. As many more
 * have the number of the last one.
 */
export function bestSlots(cells: number[][], most = 3): Slot[] {
  const found = cells.flatMap((rows, day) => {
    const runs: Slot[] = []
    rows.forEach((count, row) => {
      const last = runs.at(-1)
      if (last && last.count === count) last.to = row
      else runs.push({ day, from: row, to: row, count })
    })
    return runs
  })
  const length = ({ from, to }: Slot) => to - from
  const slots = found
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || length(other) - length(one) || one.day - other.day)
  return slots.filter(({ count }, at) => at < most || (at < 2 * most && count === slots[most - 1]?.count))
}

/** 0 for an empty hour, else 1 to 5 in proportion to the fullest hour, which is always 5. */
export const shadeOf = (count: number, most: number): number =>
  count === 0 || most === 0 ? 0 : Math.max(1, Math.floor((count / most) * 5))
