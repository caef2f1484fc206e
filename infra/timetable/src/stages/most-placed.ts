import type { Place } from '../greedy/occupancy.ts'
import type { Model } from '../model/model.ts'
import { type Goal, reach, type Search } from './search.ts'

/** A goal, and the number of people that its cost means: each weighs more than all moves together. */
interface MostPlaced {
  goal: Goal
  /** The upper bound when the goal cannot be smaller than `cost`. */
  boundOf: (cost: number) => number
}

/** As many as possible; after a previous timetable, then as many as possible at the same day and hour. */
export function mostPlacedGoal({ problem, visits, visitsOf }: Model): MostPlaced {
  const before = problem.candidates.map(({ previous }) => previous?.slot)
  const weight = 1 + before.filter((slot) => slot !== undefined).length
  const costs = visits.map(({ candidate, slot, column }): [number, number] => [
    column,
    -weight - (before[candidate] === slot ? 1 : 0),
  ])
  // Every possible applicant is placed, and at her previous hour if she still can.
  const floor = visitsOf.reduce((sum, own, candidate) => {
    const couldStay = own.some(({ slot }) => slot === before[candidate])
    return own.length === 0 ? sum : sum - weight - (couldStay ? 1 : 0)
  }, 0)
  // The search does not know that the goal is an integer: less than one away is optimal.
  const gap = { absolute: 0.99 }
  return { goal: { costs, gap, floor }, boundOf: (cost) => Math.floor(-cost / weight + 1e-6) }
}

/** The most that can be placed and, of those, the fewest moved. */
export function placeMost(
  model: Model,
  { goal, boundOf }: MostPlaced,
  start: Place[],
  search: Search,
  seen: { onBetter?: (places: Place[]) => void; onBound?: (bound: number) => void } = {},
): { places: Place[]; bound: number; isProven: boolean } {
  const onBound = (cost: number) => seen.onBound?.(boundOf(cost))
  const found = reach(model, [goal], start, search, { onBetter: seen.onBetter, onBound })
  return { ...found, bound: found.isProven ? found.places.length : boundOf(found.bound) }
}
