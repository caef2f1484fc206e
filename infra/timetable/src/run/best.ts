import { check } from '../check/check.ts'
import { isBetter, keptOf } from '../greedy/greedy.ts'
import { appointmentsOf, type Place } from '../greedy/occupancy.ts'
import { type Problem, possibleSlots, problemOf } from '../instance/problem.ts'
import type { Answer, Appointment, Instance, Progress, Unplaced } from '../instance/schema.ts'
import { plainReasons, unplacedOf } from '../reasons/reasons.ts'
import { type Budget, budgetOf } from '../stages/budget.ts'

interface Watchers {
  onProgress?: (progress: Progress) => void
  onDraft?: (answer: Answer) => void
}

const byTime = (a: Appointment, b: Appointment): number =>
  a.day - b.day || a.start - b.start || a.room - b.room

/** The best timetable of a run so far. It accepts only timetables that keep every rule. */
export class Best {
  readonly problem: Problem
  places: Place[] = []
  readonly #reasons: Unplaced[]
  #bound: number
  #isProven = false
  readonly #budget: Budget
  readonly #watchers: Watchers

  constructor(problem: Problem, budget: Budget, watchers: Watchers) {
    this.problem = problem
    this.#budget = budget
    this.#watchers = watchers
    const possible = possibleSlots(problem)
    const couldCome = problem.candidates.filter(({ team, starts }) =>
      starts.some((slot) => possible[team]?.has(slot)),
    )
    this.#bound = couldCome.length
    this.#reasons = plainReasons(problem)
    this.#tell()
  }

  /** Accepts a timetable that places more, or as many with fewer moves. */
  offer(places: Place[]): void {
    if (isBetter(this.problem, places, this.places)) this.#take(places)
  }

  /** Accepts a timetable with the same numbers that is better otherwise. */
  polish(places: Place[]): void {
    if (places !== this.places && !isBetter(this.problem, this.places, places)) this.#take(places)
  }

  /** Sets the upper bound of places. */
  limit(bound: number): void {
    if (bound >= this.#bound) return
    this.#bound = Math.max(bound, this.places.length)
    this.#report()
  }

  /** Proves that no timetable places more than this one, nor as many with fewer moves. */
  prove(places: Place[]): void {
    if (isBetter(this.problem, places, this.places)) return
    this.#isProven = true
    this.#bound = this.places.length
  }

  answer(): Answer {
    const { problem, places } = this
    const { locked, lockedMoved, candidates } = problem
    const before = candidates.filter(({ previous }) => previous).length
    const isFull = this.#bound === places.length && before === keptOf(problem, places)
    return {
      placed: locked.length + places.length,
      bound: locked.length + this.#bound,
      proven: this.#isProven || isFull,
      moved: lockedMoved + before - keptOf(problem, places),
      seconds: Math.round(this.#budget.elapsed() * 1000) / 1000,
      appointments: appointmentsOf(problem, places).sort(byTime),
      unplaced: unplacedOf(this.#reasons, places),
      concessions: [],
    }
  }

  #take(places: Place[]): void {
    if (check(this.problem.instance, appointmentsOf(this.problem, places)).length > 0) return
    this.places = places
    this.#tell()
  }

  #tell(): void {
    this.#watchers.onDraft?.(this.answer())
    this.#report()
  }

  #report(): void {
    const locked = this.problem.locked.length
    this.#watchers.onProgress?.({
      placed: locked + this.places.length,
      bound: locked + this.#bound,
      seconds: Math.round(this.#budget.elapsed() * 1000) / 1000,
    })
  }
}

/** The answer without any search: only locked people are placed. */
export const bareAnswer = (instance: Instance): Answer =>
  new Best(problemOf(instance), budgetOf(instance.seconds), {}).answer()
