import { PASS_STATES, type Pass, type Team } from '@recruit/contract/constants'
import { sumOf } from '@recruit/contract/sum'

export interface Counted {
  team: Team
  pass: Pass
  drafts: number
  submitted: number
}
export interface DayCount {
  /** 2026-11-21 */
  day: string
  team: Team
  enrolled: number
  submitted: number
}

export const STEPS = ['all', 'submitted', 'undecided', 'firstPass', 'finalPass', 'fail'] as const
export type Step = (typeof STEPS)[number]

/**
 * The one definition of each number: all applications; the submitted ones; and of these those that got at least so far,
 * those that are undecided and those that failed. A final pass counts as a first-round pass too. A status that staff gave to a draft counts
 * nowhere, so that every step is a share of the submitted.
 */
export function funnelOf(statuses: Counted[]): Record<Step, number> {
  const submitted = (...states: readonly Pass[]) =>
    sumOf(
      statuses.filter(({ pass }) => states.includes(pass)),
      (counted) => counted.submitted,
    )
  return {
    all: sumOf(statuses, ({ drafts, submitted }) => drafts + submitted),
    submitted: submitted(...PASS_STATES),
    undecided: submitted('default'),
    firstPass: submitted('1stPass', 'finalPass'),
    finalPass: submitted('finalPass'),
    fail: submitted('fail'),
  }
}

/** A step's share of the submitted applications in percent; null where nothing was submitted. */
export const shareOf = (funnel: Record<Step, number>, step: Step): number | null =>
  funnel.submitted ? Math.round((funnel[step] / funnel.submitted) * 100) : null

/** More rows than these would hide the other figures. */
const DAYS_SHOWN = 62

export interface DayRow {
  day: string
  counts: Record<Team, { enrolled: number; submitted: number }>
}

/** The days on which something happened, in their order. */
export const daysOf = (counted: DayCount[]): DayRow[] =>
  [...new Set(counted.map(({ day }) => day))]
    .sort()
    .slice(-DAYS_SHOWN)
    .map((day) => {
      const of = (team: Team) => {
        const found = counted.find((count) => count.day === day && count.team === team)
        return { enrolled: found?.enrolled ?? 0, submitted: found?.submitted ?? 0 }
      }
      return { day, counts: { 1: of(1), 2: of(2), 3: of(3) } }
    })
