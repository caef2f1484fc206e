import type { Problem } from '../instance/problem.ts'
import { LinearProgram } from '../model/linear-program.ts'
import { buildModel } from '../model/model.ts'
import { runHighs } from '../model/run-highs.ts'
import { addSeats } from '../model/seats.ts'
import { mostPlacedGoal, placeMost } from '../stages/most-placed.ts'
import type { Search } from '../stages/search.ts'
import type { HallSet } from './hall-set.ts'

const MOST_MS = 1_000
/** Up to this many, each is tried for whether it takes her. */
const FEW = 12

/** Whether people share fewer places than they are, regardless of the others. */
export class SharedPlaces {
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
