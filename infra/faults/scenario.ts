import type { Ground } from './ground.ts'

/** One thing that was measured, beside what was promised of it. */
export interface Figure {
  what: string
  measured: string
  isKept: boolean
}

/** A fault, what is promised of it, and how it is brought about. */
export interface Scenario {
  number: number
  name: string
  promise: string
  cause: string
  /** Among the few that every change is held against. */
  isTelling?: true
  run: (ground: Ground) => Promise<Figure[]>
}

/** Three seconds as a client sees them, with a tenth for its own share of a busy machine. */
export const WITHIN_3_S = 3_300

export const atMost = (what: string, value: number, limit: number, unit = 'ms'): Figure => ({
  what: `${what} (at most ${limit} ${unit})`,
  measured: `${Math.round(value)} ${unit}`,
  isKept: value <= limit,
})
export const none = (what: string, count: number): Figure => ({
  what,
  measured: String(count),
  isKept: count === 0,
})
export const some = (what: string, count: number): Figure => ({
  what,
  measured: String(count),
  isKept: count > 0,
})
export const holds = (what: string, isKept: boolean, measured = isKept ? 'yes' : 'no'): Figure => ({
  what,
  measured,
  isKept,
})
/** Told beside the rest; nothing is promised of it. */
export const noted = (what: string, measured: string | number): Figure => ({
  what,
  measured: String(measured),
  isKept: true,
})
