import type { Problem } from '../instance/problem.ts'
import { Occupancy, type Place } from './occupancy.ts'

/** In the order of the list, each at her earliest free hour. */
export function firstCome(problem: Problem, mustEnd?: () => boolean): Place[] {
  return inOrder(problem, [...problem.candidates.keys()], mustEnd)
}

/** UniqueStudio's rule: those with the fewest hours first, each at her earliest free hour. */
export function fewestHoursFirst(problem: Problem, mustEnd?: () => boolean): Place[] {
  const hours = (index: number) => problem.candidates[index]?.starts.length ?? 0
  const order = [...problem.candidates.keys()].sort((a, b) => hours(a) - hours(b))
  return inOrder(problem, order, mustEnd)
}

function inOrder(problem: Problem, order: number[], mustEnd = () => false): Place[] {
  const occupancy = new Occupancy(problem)
  for (const index of order) {
    if (mustEnd()) break
    problem.candidates[index]?.starts.some((slot) => occupancy.tryPlace(index, slot))
  }
  return occupancy.places
}
