import type { Problem } from '../instance/problem.ts'
import { fewestHoursLeft } from './fewest-left.ts'
import type { Place } from './occupancy.ts'
import { fewestHoursFirst, firstCome } from './orders.ts'
import { patch } from './patch.ts'

/** How many keep their previous day and hour. */
export const keptOf = (problem: Problem, places: Place[]): number =>
  places.filter(({ candidate, slot }) => problem.candidates[candidate]?.previous?.slot === slot).length

/** More placed, or as many and fewer moved. */
export function isBetter(problem: Problem, one: Place[], other: Place[]): boolean {
  if (one.length !== other.length) return one.length > other.length
  return keptOf(problem, one) > keptOf(problem, other)
}

/** The best of several cheap starts. The first is always tried, so that a lack of time moves no one. */
export function bestGreedy(problem: Problem, mustEnd: () => boolean = () => false): Place[] {
  const hasPrevious = problem.candidates.some(({ previous }) => previous)
  const starts = [
    ...(hasPrevious ? [() => patch(problem, mustEnd)] : []),
    () => fewestHoursFirst(problem, mustEnd),
    () => firstCome(problem, mustEnd),
    () => fewestHoursLeft(problem, 'least-wanted', [], mustEnd),
    () => fewestHoursLeft(problem, 'earliest', [], mustEnd),
  ]
  let best: Place[] = []
  for (const [index, start] of starts.entries()) {
    if (index > 0 && mustEnd()) break
    const found = start()
    if (isBetter(problem, found, best)) best = found
  }
  return best
}
