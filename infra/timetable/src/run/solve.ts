import loader, { type Highs } from 'highs'
import { findConcessions } from '../concessions/concessions.ts'
import { bestGreedy } from '../greedy/greedy.ts'
import { problemOf } from '../instance/problem.ts'
import type { Answer, Instance, Progress } from '../instance/schema.ts'
import { buildModel, type Model } from '../model/model.ts'
import { explain } from '../reasons/reasons.ts'
import { type Budget, budgetOf, type Part } from '../stages/budget.ts'
import { mostPlacedGoal, placeMost } from '../stages/most-placed.ts'
import { evenAndEarly, fewestDays, fewestVisits, leastDisturbed } from '../stages/polish.ts'
import { type Goal, isOver, reach, type Search } from '../stages/search.ts'
import { Best } from './best.ts'

interface SolveOptions {
  highs: Highs
  /** Whether the user stops it: the best so far is the answer. */
  isStopped?: () => boolean
  onProgress?: (progress: Progress) => void
  /** Receives each better valid answer. */
  onDraft?: (answer: Answer) => void
}

/** Beyond this many columns the program takes longer than people wait, so the best greedy timetable is the answer. */
const MOST_COLUMNS = 500_000

/**
 * Makes a timetable: as many as possible, then with the fewest moves or, without a previous one, as tidy as possible.
 * Blocks for some `seconds`.
 */
export function solve(instance: Instance, options: SolveOptions): Answer {
  const budget = budgetOf(instance.seconds)
  const problem = problemOf(instance)
  const best = new Best(problem, budget, options)
  const search = searchFor(budget, options)
  const greedy = search('greedy')
  best.offer(bestGreedy(problem, () => isOver(greedy)))
  const columns = problem.candidates.reduce((sum, { starts }) => sum + starts.length, 0)
  if (columns <= MOST_COLUMNS) improve(best, search)
  const unplaced = explain(problem, best.places, search('reasons'))
  const concessions =
    columns > MOST_COLUMNS ? [] : findConcessions(problem, best.places, search('concessions'))
  return { ...best.answer(), unplaced, concessions }
}

type SearchFor = (part: Part) => Search

const searchFor =
  (budget: Budget, { highs, isStopped = () => false }: SolveOptions): SearchFor =>
  (part) => ({ highs, isStopped, deadline: budget.deadlineOf(part) })

/** Places most and fixes that; then after a change with the least disturbance, else as tidy as possible. */
function improve(best: Best, search: SearchFor): void {
  const { problem } = best
  const model = buildModel(problem)
  const most = mostPlacedGoal(model)
  const found = placeMost(model, most, best.places, search('most'), {
    onBetter: (places) => best.offer(places),
    onBound: (bound) => best.limit(bound),
  })
  best.offer(found.places)
  best.limit(found.bound)
  if (found.isProven) best.prove(found.places)
  const goals = [most.goal]
  for (const [part, goalOf] of partsAfter(problem.candidates.some(({ previous }) => previous))) {
    goals.push(goalOf(model))
    best.polish(reach(model, goals, best.places, search(part)).places)
  }
}

function partsAfter(isRepair: boolean): [Part, (model: Model) => Goal][] {
  if (isRepair) return [['days', leastDisturbed]]
  return [
    ['days', fewestDays],
    ['visits', fewestVisits],
    ['even', evenAndEarly],
  ]
}

// The package declares its types as CommonJS, so that the loader's type is nested once more than its value.
const load = loader as unknown as typeof loader.default

/** The solver as WebAssembly: some 95 ms and its memory per thread. */
export const loadHighs = (): Promise<Highs> => load()
