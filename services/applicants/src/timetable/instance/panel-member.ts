import { longestRun, spanOf, startsIn } from './hours.ts'
import type { Appointment, Instance } from './schema.ts'

/** An interviewer, by index elsewhere. */
export interface PanelMember {
  id: string
  teams: Set<number>
  /** For each day the hours offered and not locked. */
  free: number[]
  /** For each day the locked hours. */
  locked: number[]
  /** For each day how many interviews in all. */
  limit: number[]
  /** For each day how many interviews more. */
  perDay: number[]
  /** For each day how many hours may touch, locked ones included. */
  inARow: number[]
}

/** The interviewers, with what locked appointments take already taken away. */
export function panelMembersOf(
  instance: Instance,
  locked: Appointment[],
  teams: Map<number, number>,
): PanelMember[] {
  const { days, perDay, length } = instance
  const everyDay = Array.from({ length: days }, (_, day) => day)
  const byInterviewer = Map.groupBy(
    locked.flatMap((one) => one.interviewers.map((id) => ({ id, ...one }))),
    ({ id }) => id,
  )
  const limitOn = (limit: number | number[] | undefined, day: number) =>
    Math.min((Array.isArray(limit) ? limit[day] : limit) ?? perDay, perDay)
  return instance.interviewers.map(({ id, teams: own, hours, maxPerDay, maxInARow }) => {
    const held = everyDay.map((day) => (byInterviewer.get(id) ?? []).filter((one) => one.day === day))
    const taken = held.map((day) => day.reduce((mask, { start }) => mask | spanOf(start, length), 0))
    return {
      id,
      teams: new Set(own.map((team) => teams.get(team) ?? -1)),
      free: everyDay.map((day) => (hours[day] ?? 0) & ~(taken[day] ?? 0)),
      locked: taken,
      limit: everyDay.map((day) => limitOn(maxPerDay, day)),
      perDay: everyDay.map((day) => limitOn(maxPerDay, day) - (held[day]?.length ?? 0)),
      inARow: everyDay.map((day) => limitOn(maxInARow, day)),
    }
  })
}

/** The hours of a day at which this interviewer, with only the locked interviews, can begin one. */
export function usableStarts(
  { free, locked, perDay, inARow }: PanelMember,
  day: number,
  length: number,
): number {
  if ((perDay[day] ?? 0) < 1) return 0
  const starts = startsIn(free[day] ?? 0, length)
  let usable = 0
  for (let rest = starts; rest !== 0; rest &= rest - 1) {
    const hour = 31 - Math.clz32(rest & -rest)
    if (longestRun((locked[day] ?? 0) | spanOf(hour, length)) <= (inARow[day] ?? 0)) usable |= 1 << hour
  }
  return usable
}
