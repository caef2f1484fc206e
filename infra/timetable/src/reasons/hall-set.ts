import type { Occupancy } from '../greedy/occupancy.ts'
import { spanOf } from '../instance/hours.ts'
import type { Problem } from '../instance/problem.ts'

/** People who, together with one more, may share fewer places than they are (Hall's theorem). */
export interface HallSet {
  /** Placed candidates, by index; without the one who started it. */
  people: Set<number>
  /** Locked people, by id. */
  locked: Set<string>
  /** Team × slots + slot: every place that any of them could have. */
  places: Set<number>
}

/**
 * The alternating search: from her hours to their holders, from those people's hours to further holders, until no new
 * hour is found. If panels and limits allow no exchange, all of them share one place too few; `SharedPlaces` proves
 * whether that is so.
 */
export function hallSetOf(problem: Problem, occupancy: Occupancy, candidate: number): HallSet {
  const hallSet: HallSet = { people: new Set(), locked: new Set(), places: new Set() }
  const queue = [candidate]
  for (const index of queue) {
    const { team = 0, starts = [] } = problem.candidates[index] ?? {}
    for (const slot of starts) {
      const key = team * problem.slots + slot
      if (hallSet.places.has(key)) continue
      hallSet.places.add(key)
      const found = blockersOf(problem, occupancy, team, slot)
      for (const id of found?.locked ?? []) hallSet.locked.add(id)
      for (const one of found?.people ?? [])
        if (one !== candidate && !hallSet.people.has(one)) {
          hallSet.people.add(one)
          queue.push(one)
        }
    }
  }
  return hallSet
}

/** The people whose interviews block one more of this team at a slot; undefined if none does. */
function blockersOf(
  problem: Problem,
  occupancy: Occupancy,
  team: number,
  slot: number,
): { people: number[]; locked: string[] } | undefined {
  const { perDay, length, panels, interviewers } = problem
  const [day, hour] = [Math.floor(slot / perDay), slot % perDay]
  const span = spanOf(hour, length)
  const free = occupancy.interviewersFor(team, slot)
  const lacksRoom = occupancy.roomFor(slot) === undefined
  const lacksPanel = free.length < (panels[team] ?? 0)
  if ((!lacksRoom && !lacksPanel) || occupancy.meetingFor(team, slot)) return undefined
  const couldCome = new Set(
    interviewers.flatMap(({ teams, free: own, locked }, index) =>
      teams.has(team) && (((own[day] ?? 0) | (locked[day] ?? 0)) & span) === span ? [index] : [],
    ),
  )
  const overlaps = (start: number) => (spanOf(start, length) & span) !== 0
  const today = occupancy.places.filter((one) => Math.floor(one.slot / perDay) === day)
  const busy = new Set(today.filter((one) => overlaps(one.slot % perDay)).flatMap((one) => one.panel))
  const isLimited = (index: number) =>
    couldCome.has(index) &&
    !free.includes(index) &&
    !busy.has(index) &&
    ((interviewers[index]?.locked[day] ?? 0) & span) === 0
  const stands = (start: number, panel: number[]) =>
    overlaps(start)
      ? lacksRoom || panel.some((index) => couldCome.has(index))
      : lacksPanel && panel.some(isLimited)
  const people = today.filter((one) => stands(one.slot % perDay, one.panel))
  const locked = problem.locked.filter((one) => {
    const panel = one.interviewers.map((id) => interviewers.findIndex((seat) => seat.id === id))
    return one.day === day && stands(one.start, panel)
  })
  return { people: people.map((one) => one.candidate), locked: locked.map(({ applicant }) => applicant) }
}
