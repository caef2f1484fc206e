import type { Highs } from 'highs'
import type { Place } from '../greedy/occupancy.ts'
import { type Model, valuesOf } from '../model/model.ts'
import { fixWhole, placesOf } from '../model/places.ts'
import { runHighs, type Solved } from '../model/run-highs.ts'

/** The extra time to complete a found solution after the deadline. */
const MOST_MS_TO_MEND = 500

/** The solver and its stop signal, for every search. */
export interface Search {
  highs: Highs
  /** A value of `performance.now()`. */
  deadline: number
  isStopped: () => boolean
}

export const isOver = ({ deadline, isStopped }: Search): boolean =>
  isStopped() || performance.now() > deadline

/** A sum over columns of the program to be minimised. */
export interface Goal {
  costs: [column: number, cost: number][]
  /** Sets the goal's own columns from the others. */
  fill?: (values: Float64Array) => void
  gap?: { absolute?: number; relative?: number }
  /** A known lower bound: a start that reaches it needs no search. */
  floor?: number
}

export interface Found {
  places: Place[]
  /** The proven lower bound. */
  bound: number
  isProven: boolean
}

/**
 * Looks for a timetable with a smaller goal than this one, and adds the result as a row of the program, so that later
 * goals cannot undo it. Returns the given timetable if it finds no better one.
 */
export function reach(
  model: Model,
  goals: Goal[],
  places: Place[],
  search: Search,
  seen: { onBetter?: (places: Place[]) => void; onBound?: (bound: number) => void } = {},
): Found {
  const { program } = model
  const goal = goals.at(-1) ?? { costs: [] }
  program.clearCost()
  for (const [column, cost] of goal.costs) program.cost[column] = cost
  const valued = (those: Place[]) => {
    const values = valuesOf(model, those)
    for (const { fill } of goals) fill?.(values)
    return values
  }
  const costOf = (those: Place[]) => {
    const values = valued(those)
    return goal.costs.reduce((sum, [column, cost]) => sum + cost * (values[column] ?? 0), 0)
  }
  let best = places
  let least = costOf(places)
  const take = (found: Place[] | undefined) => {
    const cost = found ? costOf(found) : Number.POSITIVE_INFINITY
    if (!found || cost > least - 1e-6) return
    best = found
    least = cost
    seen.onBetter?.(found)
  }
  const onImproved = (values: Float64Array) => take(placesOf(model, values))
  const hold = () => program.row(Number.NEGATIVE_INFINITY, least + 1e-6, goal.costs)
  if (goal.floor !== undefined && least <= goal.floor) {
    hold()
    return { places, bound: goal.floor, isProven: true }
  }
  const run = { ...search, start: valued(places), gap: goal.gap, onImproved, onBound: seen.onBound }
  const solved = runHighs(search.highs, program, run)
  if (solved.values) take(wholePlaces(model, solved.values, search))
  hold()
  return { places: best, bound: solved.bound, isProven: isReached(solved, least, goal) }
}

const isReached = ({ isProven, bound }: Solved, least: number, { gap }: Goal): boolean =>
  isProven && least - bound <= (gap?.absolute ?? 0) + 1e-4

/**
 * The timetable of a solution. If the search left people or seats split, the integer part stays and the rest, a flow,
 * is solved again.
 */
export function wholePlaces(model: Model, values: Float64Array, search: Search): Place[] | undefined {
  const places = placesOf(model, values)
  if (places) return places
  const restore = fixWhole(model.program, values)
  try {
    const deadline = Math.max(search.deadline, performance.now() + MOST_MS_TO_MEND)
    const { values: whole } = runHighs(search.highs, model.program, { ...search, deadline })
    return whole && placesOf(model, whole)
  } finally {
    restore()
  }
}
