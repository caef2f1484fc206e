import { GRID_DAYS, GRID_FIRST_HOUR, GRID_HOURS } from '@recruit/contract/constants'
import type { InterviewHours } from '@recruit/contract/grid'

export interface Cell {
  day: number
  /** Row, 0 for 8:00. */
  row: number
}

export const isOn = (hours: InterviewHours, { day, row }: Cell): boolean =>
  (((hours[day] ?? 0) >> row) & 1) === 1

/** The hours with these cells set or cleared; the same array when nothing changes. */
export function paint(hours: InterviewHours, cells: Cell[], on: boolean): InterviewHours {
  const changed = cells.filter((cell) => isOn(hours, cell) !== on)
  if (changed.length === 0) return hours
  const next = [...hours]
  for (const { day, row } of changed)
    next[day] = on ? (next[day] ?? 0) | (1 << row) : (next[day] ?? 0) & ~(1 << row)
  return next
}

/** Every cell between two, both included: a pointer that moves fast reports only some of those it passes. */
export function cellsBetween(from: Cell, to: Cell): Cell[] {
  const steps = Math.max(Math.abs(to.day - from.day), Math.abs(to.row - from.row))
  return Array.from({ length: steps + 1 }, (_, step) => ({
    day: Math.round(from.day + ((to.day - from.day) * step) / (steps || 1)),
    row: Math.round(from.row + ((to.row - from.row) * step) / (steps || 1)),
  }))
}

const MOVES: Record<string, (cell: Cell) => Cell> = {
  ArrowLeft: ({ day, row }) => ({ day: day - 1, row }),
  ArrowRight: ({ day, row }) => ({ day: day + 1, row }),
  ArrowUp: ({ day, row }) => ({ day, row: row - 1 }),
  ArrowDown: ({ day, row }) => ({ day, row: row + 1 }),
  Home: ({ row }) => ({ day: 0, row }),
  End: ({ row }) => ({ day: GRID_DAYS - 1, row }),
  PageUp: ({ day }) => ({ day, row: 0 }),
  PageDown: ({ day }) => ({ day, row: GRID_HOURS - 1 }),
}
const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1)

/** Where a key leads from a cell; null for keys that do not move. */
export function cellAfter(cell: Cell, key: string): Cell | null {
  const to = MOVES[key]?.(cell)
  return to ? { day: within(to.day, GRID_DAYS), row: within(to.row, GRID_HOURS) } : null
}

/** '8:00' to '24:00'. */
export const hourLabel = (row: number) => `${GRID_FIRST_HOUR + row}:00`

/** One row's 32 days as one number, so that a row is drawn again only when it changed. */
export const rowBits = (hours: InterviewHours, row: number): number =>
  hours.reduce((bits, day, index) => (((day >> row) & 1) === 1 ? bits + 2 ** index : bits), 0)

/**
 * The heads of the 32 columns: dates from the first month.day of the interview period's text on, or 1 to 32
 * when it names none.
 */
export function dayLabels(interviewPeriod: string, year: number): string[] {
  const [, month, day] = /(\d{1,2})\.\s*(\d{1,2})/.exec(interviewPeriod)?.map(Number) ?? []
  const first = month && day ? new Date(Date.UTC(year, month - 1, day)) : null
  const isDate = first !== null && first.getUTCMonth() + 1 === month
  return Array.from({ length: GRID_DAYS }, (_, index) => {
    if (!isDate) return String(index + 1)
    const date = new Date(first.getTime() + index * 86_400_000)
    return `${date.getUTCMonth() + 1}.${date.getUTCDate()}`
  })
}
