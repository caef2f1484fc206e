import { check } from '../check/check.ts'
import { appointmentsOf, Occupancy, type Place } from '../greedy/occupancy.ts'
import type { Concession } from '../instance/answer.ts'
import { type Problem, problemOf } from '../instance/problem.ts'
import { buildModel, valuesOf } from '../model/model.ts'
import { runHighs } from '../model/run-highs.ts'
import { mostPlacedGoal, placeMost } from '../stages/most-placed.ts'
import { isOver, type Search, wholePlaces } from '../stages/search.ts'
import { applyConcessions } from './apply.ts'
import { easyPlaces, elasticModel } from './elastic.ts'
import { concessionsFor } from './needed.ts'

/**
 * The fewest concessions with which everybody has a place who could have one by any. They are tried out before they
 * are told: none are, where a timetable with them places fewer, or is not found in time.
 */
export function findConcessions(problem: Problem, places: Place[], search: Search): Concession[] {
  if (places.length === problem.candidates.length) return []
  for (const hasRooms of [true, false]) {
    if (isOver(search)) break
    const found = cheapest(problem, places, search, hasRooms)
    if (found && placesAll(problem, found.concessions, found.places, search)) return found.concessions
  }
  return []
}

function cheapest(
  problem: Problem,
  places: Place[],
  search: Search,
  hasRooms: boolean,
): { concessions: Concession[]; places: Place[] } | undefined {
  const { model, goal } = elasticModel(problem, places, hasRooms)
  const easy = valuesOf(
    model,
    easyPlaces(problem, places, hasRooms, () => isOver(search)),
  )
  // What the people do is said; what it costs the solver works out.
  const said = [...model.visits, ...model.seats, ...model.interviews.flatMap(columnsOf)].map(
    ({ column }) => column,
  )
  const start = { indices: said, values: said.map((column) => easy[column] ?? 0) }
  const { values, isProven } = runHighs(search.highs, model.program, { ...search, start, gap: goal.gap })
  const found = values && wholePlaces(model, values, search)
  // Where time ran out, somebody may be left whom another concession would place.
  if (!found || !(isProven || found.length === problem.candidates.length)) return undefined
  const rooms = new Map([...model.moreRooms].map(([slot, column]) => [slot, Math.round(values[column] ?? 0)]))
  return { concessions: concessionsFor(problem, found, rooms), places: found }
}

const columnsOf = (team: Int32Array): { column: number }[] =>
  [...team].filter((column) => column >= 0).map((column) => ({ column }))

/** Whether the people of this timetable can all be placed at these hours once the concessions are made. */
function placesAll(problem: Problem, concessions: Concession[], wanted: Place[], search: Search): boolean {
  const instance = applyConcessions(problem.instance, concessions)
  const conceded = problemOf(instance)
  const keepsRules = (places: Place[]) =>
    places.length === wanted.length && check(instance, appointmentsOf(conceded, places)).length === 0
  return keepsRules(withRooms(conceded, wanted)) || keepsRules(searched(conceded, wanted, search))
}

/** The same hours and panels, each in the first room that is free: enough unless long interviews share uneven rooms. */
function withRooms(problem: Problem, wanted: Place[]): Place[] {
  const occupancy = new Occupancy(problem)
  for (const place of wanted.toSorted((a, b) => a.slot - b.slot)) {
    const room = occupancy.roomFor(place.slot)
    if (room !== undefined) occupancy.add({ ...place, room })
  }
  return occupancy.places
}

function searched(problem: Problem, wanted: Place[], search: Search): Place[] {
  const slotOf = new Map(wanted.map(({ candidate, slot }) => [candidate, slot]))
  const candidates = problem.candidates.map((one, index) => {
    const slot = slotOf.get(index)
    return { ...one, previous: undefined, starts: one.starts.filter((start) => start === slot) }
  })
  const model = buildModel({ ...problem, candidates })
  return placeMost(model, mostPlacedGoal(model), [], search).places
}
