import { ALL_HOURS, GRID_DAYS, GRID_FIRST_HOUR, GRID_HOURS } from '@recruit/contract/constants'
import type { InterviewHours } from '@recruit/contract/interview/grid'

export interface Cell {
  day: number
  /** Row, 0 for 8:00. */
  row: number
}

export const isOn = (hours: InterviewHours, { day, row }: Cell): boolean =>
  (((hours[day] ?? 0) >> row) & 1) === 1

export const isSameCell = (one: Cell, other: Cell): boolean => one.day === other.day && one.row === other.row

export const isSamePicture = (one: InterviewHours, other: InterviewHours): boolean =>
  one.every((bits, day) => bits === other[day])

/** The hours with these cells set or cleared; the same array when nothing changes. */
export function paint(hours: InterviewHours, cells: Cell[], on: boolean): InterviewHours {
  const changed = cells.filter((cell) => isOn(hours, cell) !== on)
  if (changed.length === 0) return hours
  const next = [...hours]
  for (const { day, row } of changed)
    next[day] = on ? (next[day] ?? 0) | (1 << row) : (next[day] ?? 0) & ~(1 << row)
  return next
}

/** A whole day: cleared when it is full, else filled. */
export const toggleDay = (hours: InterviewHours, day: number): InterviewHours =>
  hours.map((bits, index) => (index !== day ? bits : bits === ALL_HOURS ? 0 : ALL_HOURS))

const range = (one: number, other: number) =>
  Array.from({ length: Math.abs(one - other) + 1 }, (_, step) => Math.min(one, other) + step)

export const ROWS: readonly number[] = range(0, GRID_HOURS - 1)

export const EVERY_DAY: readonly number[] = range(0, GRID_DAYS - 1)

/** Every cell of the rectangle between two, both included, of the days that are shown. */
export const cellsWithin = (one: Cell, other: Cell, shown = EVERY_DAY): Cell[] =>
  range(one.day, other.day)
    .filter((day) => shown.includes(day))
    .flatMap((day) => range(one.row, other.row).map((row) => ({ day, row })))

/** The places of the day and of the hour among those that are shown. */
interface Place {
  column: number
  row: number
}
const LAST = Number.POSITIVE_INFINITY
const MOVES: Record<string, (place: Place, far: boolean) => Place> = {
  ArrowLeft: ({ column, row }) => ({ column: column - 1, row }),
  ArrowRight: ({ column, row }) => ({ column: column + 1, row }),
  ArrowUp: ({ column, row }) => ({ column, row: row - 1 }),
  ArrowDown: ({ column, row }) => ({ column, row: row + 1 }),
  Home: ({ row }, far) => ({ column: 0, row: far ? 0 : row }),
  End: ({ row }, far) => ({ column: LAST, row: far ? LAST : row }),
  PageUp: ({ column }) => ({ column, row: 0 }),
  PageDown: ({ column }) => ({ column, row: LAST }),
}
const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1)

/** The cell that a key moves to among the shown days and hours, `far` with Ctrl; null for other keys. */
export function cellAfter(cell: Cell, key: string, far = false, shown = EVERY_DAY, rows = ROWS): Cell | null {
  const to = MOVES[key]?.({ column: shown.indexOf(cell.day), row: rows.indexOf(cell.row) }, far)
  const day = to && shown[within(to.column, shown.length)]
  const row = to && rows[within(to.row, rows.length)]
  return day !== undefined && row !== undefined ? { day, row } : null
}

/** '8:00' to '24:00'; '1:00', at which the hour that begins at 24:00 is over. */
export function hourLabel(row: number): string {
  const hour = GRID_FIRST_HOUR + row
  return `${hour > 24 ? hour - 24 : hour}:00`
}

/** Minutes after the beginning of a row: '14:20'. */
export const timeLabel = (row: number, minute: number): string =>
  hourLabel(row + Math.floor(minute / 60)).replace(/00$/, String(minute % 60).padStart(2, '0'))

/** One row's 32 days as one number, so that a row is drawn again only when it changed. */
export const rowBits = (hours: InterviewHours, row: number): number =>
  hours.reduce((bits, day, index) => (((day >> row) & 1) === 1 ? bits + 2 ** index : bits), 0)
