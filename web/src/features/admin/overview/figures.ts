import { type Pass, TEAMS, type Team } from '@recruit/contract/constants'

/** As the overview call counts them. */
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

const sum = <T>(items: T[], of: (item: T) => number) => items.reduce((total, item) => total + of(item), 0)

/** Drafts and submitted applications of each team. */
export const standingOf = (statuses: Counted[]) =>
  TEAMS.map((team) => {
    const own = statuses.filter((counted) => counted.team === team)
    return {
      team,
      drafts: sum(own, ({ drafts }) => drafts),
      submitted: sum(own, ({ submitted }) => submitted),
    }
  })

export const STEPS = ['all', 'submitted', 'firstPass', 'finalPass', 'fail'] as const
export type Step = (typeof STEPS)[number]

/** How many got how far; a final pass has passed the first round too. */
export function funnelOf(statuses: Counted[]): Record<Step, number> {
  const withPass = (...states: Pass[]) =>
    sum(
      statuses.filter(({ pass }) => states.includes(pass)),
      ({ drafts, submitted }) => drafts + submitted,
    )
  return {
    all: sum(statuses, ({ drafts, submitted }) => drafts + submitted),
    submitted: sum(statuses, ({ submitted }) => submitted),
    firstPass: withPass('1stPass', 'finalPass'),
    finalPass: withPass('finalPass'),
    fail: withPass('fail'),
  }
}

const DAY_MS = 86_400_000
/** Fewer columns than this say nothing about the course of things; more cannot be told apart. */
const DAYS_LEAST = 14
export const DAYS_SHOWN = 62

export interface DayRow {
  day: string
  counts: Record<Team, { enrolled: number; submitted: number }>
}

/** Every day from the first to the last, also those on which nothing happened; two weeks at least. */
export function daysOf(counted: DayCount[]): DayRow[] {
  const days = counted.map(({ day }) => day).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const length = Math.max(Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1, DAYS_LEAST)
  return Array.from({ length }, (_, index) => {
    const day = new Date(Date.parse(last) - (length - 1 - index) * DAY_MS).toISOString().slice(0, 10)
    const of = (team: Team) => {
      const found = counted.find((count) => count.day === day && count.team === team)
      return { enrolled: found?.enrolled ?? 0, submitted: found?.submitted ?? 0 }
    }
    return { day, counts: { 1: of(1), 2: of(2), 3: of(3) } }
  }).slice(-DAYS_SHOWN)
}

/** '2026-11-21' as '11.21'. */
export const shortDay = (day: string) => day.slice(5).split('-').map(Number).join('.')
