import { startsIn } from './hours.ts'
import { usableStarts } from './panel-member.ts'
import type { Problem } from './problem.ts'

/** For each team the slots with interviewers and a room, if no others were interviewed. */
export function possibleSlots(problem: Problem): Set<number>[] {
  const { perDay, length } = problem
  const interviewers = problem.interviewers.map((seat) => ({
    teams: seat.teams,
    starts: seat.free.map((_, day) => usableStarts(seat, day, length)),
  }))
  const rooms = problem.rooms.map((day) => day.reduce((all, free) => all | startsIn(free, length), 0))
  return problem.panels.map((panel, team) => {
    const members = interviewers.filter(({ teams }) => teams.has(team))
    const slots = new Set(problem.open.filter((one) => one.team === team).map(({ slot }) => slot))
    for (let slot = 0; slot < problem.slots; slot++) {
      const [day, bit] = [Math.floor(slot / perDay), 1 << (slot % perDay)]
      if (((rooms[day] ?? 0) & bit) === 0) continue
      if (members.filter(({ starts }) => (starts[day] ?? 0) & bit).length >= panel) slots.add(slot)
    }
    return slots
  })
}
