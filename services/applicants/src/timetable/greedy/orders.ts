import type { Problem } from '../instance/problem.ts'
import { Occupancy, type Place } from './occupancy.ts'

/** Everybody in the order of the list, each at her earliest hour that is left. */
export function firstCome(problem: Problem, mustEnd?: () => boolean): Place[] {
  return inOrder(problem, [...problem.candidates.keys()], mustEnd)
}

/** UniqueStudio's rule: who offered the fewest hours comes first, each at her earliest hour that is left. */
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
