/** Which sponsors are on show, one per cell, and whose turn it is. */
interface Rotation {
  shown: number[]
  next: number
  turn: number
}

export const startRotation = (count: number, cells: number): Rotation => {
  const size = Math.min(count, cells)
  return { shown: Array.from({ length: size }, (_, at) => at), next: size % Math.max(1, count), turn: 0 }
}

/** The cell whose turn it is: every other one first, so that neighbours do not change one after the other. */
export function cellAt(turn: number, cells: number): number {
  const at = turn % cells
  const first = Math.ceil(cells / 2)
  return at < first ? at * 2 : (at - first) * 2 + 1
}

/** One piece is taken out and another sewn in, never one on show; with no other it stays. */
export function turn(rotation: Rotation, count: number): Rotation {
  const { shown } = rotation
  if (shown.length >= count) return rotation
  let { next } = rotation
  while (shown.includes(next)) next = (next + 1) % count
  const cell = cellAt(rotation.turn, shown.length)
  return {
    shown: shown.map((sponsor, at) => (at === cell ? next : sponsor)),
    next: (next + 1) % count,
    turn: rotation.turn + 1,
  }
}
