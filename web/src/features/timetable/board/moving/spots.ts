/** Where a held card would be put down: a cell of the shown day, or the list of the unplaced. */
export type Spot = { day: string; start: number; column: string } | 'unplaced'

export interface Shape {
  days: string[]
  rows: number[]
  columns: string[]
}

export const isSameSpot = (one: Spot | null, other: Spot | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one !== 'unplaced' &&
    other !== 'unplaced' &&
    one.day === other.day &&
    one.start === other.start &&
    one.column === other.column)

const within = <T>(all: T[], index: number): T | undefined =>
  all[Math.min(Math.max(index, 0), all.length - 1)]

/** The spot that a key moves to. The list of the unplaced is to the right of the last column. */
export function spotAfter(spot: Spot, key: string, day: string, { days, rows, columns }: Shape): Spot | null {
  const at = spot === 'unplaced' ? { day, start: rows[0] ?? 0, column: '' } : spot
  const column = spot === 'unplaced' ? columns.length : columns.indexOf(spot.column)
  const cell = (change: Partial<typeof at>): Spot => ({ ...at, column: columns[0] ?? '', ...change })
  const inColumn = (index: number): Spot =>
    index >= columns.length ? 'unplaced' : cell({ column: within(columns, index) ?? '' })
  const onDay = (step: number): Spot => {
    const to = within(days, days.indexOf(at.day) + step) ?? at.day
    return cell({ day: to, column: at.column || (columns[0] ?? '') })
  }
  if (key === 'ArrowLeft') return inColumn(column - 1)
  if (key === 'ArrowRight') return inColumn(column + 1)
  if (key === 'PageUp') return onDay(-1)
  if (key === 'PageDown') return onDay(1)
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  if (spot === 'unplaced') return spot
  const start = within(rows, rows.indexOf(spot.start) + (key === 'ArrowDown' ? 1 : -1))
  return { ...spot, start: start ?? spot.start }
}

/** The spot that an element of the board belongs to. */
export function spotOf(element: Element | null): Spot | null {
  const found = element?.closest<HTMLElement>('[data-spot]')?.dataset
  if (!found) return null
  const { spot, day, start, column } = found
  return spot === 'unplaced' ? 'unplaced' : { day: day ?? '', start: Number(start), column: column ?? '' }
}
