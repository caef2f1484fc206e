import type { Cell } from '../grid-paint.ts'

export interface Point {
  x: number
  y: number
}

/** Where the columns and rows begin, and at the end where the last one ends; measured from the table's corner. */
export interface Edges {
  columns: number[]
  rows: number[]
  /** The day of each column. */
  days: number[]
}

/** The part between two edges that contains a position; outside all of them the nearest. */
function partAt(edges: number[], at: number): number {
  const next = edges.findIndex((edge) => edge > at)
  return next < 0 ? edges.length - 2 : Math.max(next - 1, 0)
}

/** The cell under a position; outside the visible grid, the nearest visible cell. */
export function cellNear(
  { columns, rows, days }: Edges,
  seen: { left: number; right: number },
  at: Point,
): Cell {
  const x = Math.min(Math.max(at.x, seen.left), seen.right - 1)
  return { day: days[partAt(columns, x)] ?? 0, row: partAt(rows, at.y) }
}

/** Reads the table's own edges, with one layout for a whole drag. */
export function edgesOf(table: HTMLTableElement): Edges {
  const corner = table.getBoundingClientRect()
  const columns = [...table.querySelectorAll<HTMLElement>('thead th[data-column]')]
  const heads = columns.map((head) => head.getBoundingClientRect())
  const rows = [...(table.tBodies[0]?.rows ?? [])].map((row) => row.getBoundingClientRect())
  const lastHead = heads.at(-1)
  const lastRow = rows.at(-1)
  return {
    columns: [...heads.map(({ left }) => left), lastHead?.right ?? 0].map((x) => x - corner.left),
    rows: [...rows.map(({ top }) => top), lastRow?.bottom ?? 0].map((y) => y - corner.top),
    days: columns.map(({ dataset }) => Number(dataset.column)),
  }
}
