import type { Figure } from '@recruit/local/testing/figures'
import type { Environment } from './environment.ts'

export { atMost, type Figure, holds, none, noted, some } from '@recruit/local/testing/figures'

/** A fault, what is promised of it, and how it is brought about. */
export interface Scenario {
  number: number
  name: string
  promise: string
  cause: string
  /** Among the few that every change is held against. */
  isTelling?: true
  run: (environment: Environment) => Promise<Figure[]>
}

/** Three seconds as a client sees them, with a tenth for its own share of a busy machine. */
export const WITHIN_3_S = 3_300
