import { Occupancy, type Place } from '../greedy/occupancy.ts'
import { type Problem, possibleSlots, problemOf } from '../instance/problem.ts'
import type { Instance, Reason, Unplaced } from '../instance/schema.ts'
import { LinearProgram } from '../model/linear-program.ts'
import { buildModel } from '../model/model.ts'
import { runHighs } from '../model/run-highs.ts'
import { addSeats } from '../model/seats.ts'
import { mostPlacedGoal, placeMost } from '../stages/most-placed.ts'
import { isOver, type Search } from '../stages/search.ts'
import { type HallSet, hallSetOf } from './hall-set.ts'

/** For each candidate why she would have no place, as far as known without a search. */
export function plainReasons(problem: Problem): Unplaced[] {
  const alone = possibleSlots(problemOf(withoutLocks(problem.instance)))
  const unlimited = possibleSlots(problemOf(withoutLocks(withoutLimits(problem.instance))))
  return problem.candidates.map(({ id, team, starts }) => {
    const canMeet = (slots: Set<number>[]) => starts.some((slot) => slots[team]?.has(slot))
    const reasonOf = (): Reason => {
      if (starts.length === 0) return 'no-hours'
      if (!canMeet(unlimited)) return 'no-panel'
      return canMeet(alone) ? 'crowded' : 'limits'
    }
    return { applicant: id, reason: reasonOf(), with: [] }
  })
}

export function unplacedOf(reasons: Unplaced[], places: Place[]): Unplaced[] {
  const placed = new Set(places.map(({ candidate }) => candidate))
  return reasons.filter((_, index) => !placed.has(index))
}

/** Why each applicant has no place; a crowded out one, with those who share too few places with her. */
export function explain(problem: Problem, places: Place[], search: Search): Unplaced[] {
  const indexOf = new Map(problem.candidates.map(({ id }, index) => [id, index]))
  const isProven = new Set<string>()
  const limited = viewOf(problem, places, search)
  const unlimited = hasLimits(problem.instance)
    ? viewOf(problemOf(withoutLimits(problem.instance)), places, search)
    : limited
  const reasons = unplacedOf(plainReasons(problem), places)
  const everybody = new Set(places.map(({ candidate }) => candidate))
  const byHours = (view: View, candidate: number) => hallSetOf(view.problem, view.occupancy, candidate)
  const all = (view: View, candidate: number) => ({ ...byHours(view, candidate), people: everybody })
  const views = [
    { view: unlimited, reason: 'crowded' as const },
    ...(unlimited === limited ? [] : [{ view: limited, reason: 'limits' as const }]),
  ]
  // First the small sets: that one is too many among all is slow to prove, and explains little.
  for (const crowd of [byHours, all])
    for (const { view, reason } of views)
      for (const [index, one] of reasons.entries()) {
        if (isOver(search)) return reasons
        if (one.reason !== 'crowded' || one.with.length > 0 || isProven.has(one.applicant)) continue
        const candidate = indexOf.get(one.applicant) ?? -1
        const hallSet = crowd(view, candidate)
        if (!view.shared.areTooFew(hallSet, candidate)) continue
        isProven.add(one.applicant)
        reasons[index] = {
          ...one,
          reason,
          with: namesOf(problem, view.shared.minimal(hallSet, candidate)),
        }
      }
  return reasons
}

/** A timetable with the interviewers' limits, or without. */
interface View {
  problem: Problem
  occupancy: Occupancy
  shared: SharedPlaces
}

const viewOf = (problem: Problem, places: Place[], search: Search): View => ({
  problem,
  occupancy: new Occupancy(problem, places),
  shared: new SharedPlaces(problem, search),
})

const namesOf = ({ candidates }: Problem, { people, locked }: HallSet): string[] => [
  ...[...people].map((index) => candidates[index]?.id ?? ''),
  ...locked,
]

export const withoutLimits = (instance: Instance): Instance => ({
  ...instance,
  interviewers: instance.interviewers.map(({ id, teams, hours }) => ({ id, teams, hours })),
})

const withoutLocks = (instance: Instance): Instance => ({ ...instance, locked: [] })

const hasLimits = ({ interviewers }: Instance): boolean =>
  interviewers.some(({ maxPerDay, maxInARow }) => maxPerDay !== undefined || maxInARow !== undefined)

const MOST_MS = 1_000
/** Up to this many, each is tried for whether it takes her. */
const FEW = 12

/** Whether people share fewer places than they are, regardless of the others. */
class SharedPlaces {
  readonly #problem: Problem
  readonly #search: Search
  readonly #counted = new Map<string, number>()

  constructor(problem: Problem, search: Search) {
    this.#problem = problem
    this.#search = search
  }

  /** True if proven. */
  areTooFew({ people, places }: HallSet, candidate: number): boolean {
    const all = [candidate, ...people]
    return this.#placesAmong(places) < all.length || this.#mostOf(all) < all.length
  }

  /** A proven Hall set without superfluous people, if it is small enough to try. */
  minimal(hallSet: HallSet, candidate: number): HallSet {
    if (hallSet.people.size > FEW) return hallSet
    const people = new Set(hallSet.people)
    for (const one of hallSet.people) {
      people.delete(one)
      if (this.#mostOf([candidate, ...people]) > people.size) people.add(one)
    }
    return { ...hallSet, people }
  }

  #run(): Search {
    return { ...this.#search, deadline: Math.min(this.#search.deadline, performance.now() + MOST_MS) }
  }

  /** An upper bound of how many applicants these places can hold, regardless of which. */
  #placesAmong(places: Set<number>): number {
    const key = [...places].sort((a, b) => a - b).join(' ')
    const known = this.#counted.get(key)
    if (known !== undefined) return known
    const program = new LinearProgram()
    const { slots, panels, candidates, capacities, open } = this.#problem
    const demand = panels.map((_, team) =>
      Int32Array.from({ length: slots }, (_, slot) =>
        places.has(team * slots + slot) ? candidates.length : 0,
      ),
    )
    const { interviews } = addSeats(program, this.#problem, demand)
    for (const [team, columns] of interviews.entries())
      for (const column of columns) if (column >= 0) program.cost[column] = -(capacities[team] ?? 1)
    const joinable = open.filter(({ team, slot }) => places.has(team * slots + slot))
    const left = joinable.reduce((sum, one) => sum + one.left, 0)
    const { bound } = runHighs(this.#search.highs, program, { ...this.#run(), gap: { absolute: 0.99 } })
    const most = left + Math.floor(-bound + 1e-6)
    this.#counted.set(key, most)
    return most
  }

  /** An upper bound of how many of these people can be placed without the others. */
  #mostOf(people: number[]): number {
    const candidates = people.flatMap((index) => {
      const one = this.#problem.candidates[index]
      return one ? [{ ...one, previous: undefined }] : []
    })
    const model = buildModel({ ...this.#problem, candidates })
    return placeMost(model, mostPlacedGoal(model), [], this.#run()).bound
  }
}
