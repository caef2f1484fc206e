import type { Problem } from '../instance/problem.ts'
import { fewestHoursLeft } from './fewest-left.ts'
import { Occupancy, type Place } from './occupancy.ts'

/**
 * The previous timetable, repaired: applicants stay where they can, with room and interviewers where those can, and the
 * rest are placed greedily.
 */
export function patch(problem: Problem, mustEnd?: () => boolean): Place[] {
  const before = problem.candidates.flatMap(({ starts, previous }, index) =>
    previous && starts.includes(previous.slot) ? [{ index, previous }] : [],
  )
  const occupancy = new Occupancy(problem)
  const disturbed = before.filter(({ index, previous }) => {
    const { slot, room, panel } = previous
    const team = problem.candidates[index]?.team ?? 0
    const isWhole = panel.length === problem.panels[team]
    const free = occupancy.interviewersFor(team, slot)
    if (!isWhole || !panel.every((one) => free.includes(one)) || occupancy.roomFor(slot, room) !== room)
      return true
    occupancy.add({ candidate: index, slot, room, panel })
    return false
  })
  for (const { index, previous } of disturbed) occupancy.tryPlace(index, previous.slot, previous)
  return fewestHoursLeft(problem, 'least-wanted', occupancy.places, mustEnd)
}
