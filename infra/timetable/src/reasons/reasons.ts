import { Occupancy, type Place } from '../greedy/occupancy.ts'
import type { Reason, Unplaced } from '../instance/answer.ts'
import { possibleSlots } from '../instance/possible.ts'
import { type Problem, problemOf } from '../instance/problem.ts'
import { hasLimits, withoutLimits, withoutLocks } from '../instance/variants.ts'
import { isOver, type Search } from '../stages/search.ts'
import { type HallSet, hallSetOf } from './hall-set.ts'
import { SharedPlaces } from './shared-places.ts'

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
