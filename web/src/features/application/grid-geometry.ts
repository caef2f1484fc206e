import type { Cell } from '../../ui/grid/grid-paint.ts'

export interface Point {
  x: number
  y: number
}

/** Where the columns and rows begin, and at the end where the last one ends; measured from the table's corner. */
export interface Edges {
  columns: number[]
  rows: number[]
}

const indexAt = (edges: number[], at: number): number => {
  const next = edges.findIndex((edge) => edge > at)
  return next < 0 ? -1 : next - 1
}

/**
 * The cells that a straight way passes over, in its order. A fast pointer reports few points, and one that left
 * the grid comes back somewhere else: what lies outside passes over nothing.
 */
export function cellsAlong({ columns, rows }: Edges, from: Point, to: Point): Cell[] {
  const crossings = [
    ...columns.map((edge) => (edge - from.x) / (to.x - from.x)),
    ...rows.map((edge) => (edge - from.y) / (to.y - from.y)),
  ]
    .filter((share) => share > 0 && share < 1)
    .sort((one, other) => one - other)
  const stops = [0, ...crossings]
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1] ?? 1
    if (next === stop) return []
    const middle = (stop + next) / 2
    const day = indexAt(columns, from.x + (to.x - from.x) * middle)
    const row = indexAt(rows, from.y + (to.y - from.y) * middle)
    return day < 0 || row < 0 ? [] : [{ day, row }]
  })
}

/** Only the cells between two lines across the table: what is scrolled out of view is never painted. */
export const clipped = ({ columns, rows }: Edges, left: number, right: number): Edges => ({
  columns: columns.map((edge) => Math.min(Math.max(edge, left), right)),
  rows,
})

/** Reads the table's own edges; one layout, however often it is asked during a drag. */
export function edgesOf(table: HTMLTableElement): Edges {
  const corner = table.getBoundingClientRect()
  const heads = [...table.querySelectorAll('thead th[data-column]')].map((head) =>
    head.getBoundingClientRect(),
  )
  const rows = [...(table.tBodies[0]?.rows ?? [])].map((row) => row.getBoundingClientRect())
  const lastHead = heads.at(-1)
  const lastRow = rows.at(-1)
  return {
    columns: [...heads.map(({ left }) => left), lastHead?.right ?? 0].map((x) => x - corner.left),
    rows: [...rows.map(({ top }) => top), lastRow?.bottom ?? 0].map((y) => y - corner.top),
  }
}
