import { longestRun, spanOf, startsIn } from './hours.ts'
import { type Appointment, type Instance, meetingOf } from './schema.ts'

/** An interviewer, referenced by index. */
export interface PanelMember {
  id: string
  teams: Set<number>
  /** Per day, the offered hours that are not locked. */
  free: number[]
  locked: number[]
  /** Per day, the most interviews in all. */
  limit: number[]
  /** Per day, the most further interviews. */
  perDay: number[]
  /** Per day, the most hours in a row, locked ones included. */
  inARow: number[]
}

/** The interviewers, reduced by the locked appointments. */
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
    const meetings = new Map((byInterviewer.get(id) ?? []).map((one) => [meetingOf(one), one]))
    const held = everyDay.map((day) => [...meetings.values()].filter((one) => one.day === day))
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
