import { type Figure, holds } from '@recruit/local/testing/figures'
import type { Environment } from './environment.ts'

export { atMost, type Figure, holds, none, noted, some } from '@recruit/local/testing/figures'

/** A fault, its promise, and how to cause it. */
export interface Scenario {
  number: number
  name: string
  promise: string
  cause: string
  /** Among the few that run for every change. */
  isTelling?: true
  run: (environment: Environment) => Promise<Figure[]>
}

/** Three seconds for a client, plus a tenth for its own delay on a busy machine. */
export const WITHIN_3_S = 3_300

/** The same figures, each with what they belong to in front. */
export const named = (what: string, figures: Figure[]): Figure[] =>
  figures.map((figure) => ({ ...figure, what: `${what}: ${figure.what}` }))
/** Whether all answers had this status. */
export const allAre = (status: number, what: string, found: (number | undefined)[]): Figure =>
  holds(
    what,
    found.every((one) => one === status),
    found.join(', '),
  )
