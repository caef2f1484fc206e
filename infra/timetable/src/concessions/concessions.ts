import { check } from '../check/check.ts'
import { appointmentsOf, interviewAt, Occupancy, type Place } from '../greedy/occupancy.ts'
import { longestRun, spanOf } from '../instance/hours.ts'
import { type Problem, problemOf } from '../instance/problem.ts'
import type { Concession } from '../instance/schema.ts'
import { buildModel, valuesOf } from '../model/model.ts'
import { runHighs } from '../model/run-highs.ts'
import { mostPlacedGoal, placeMost } from '../stages/most-placed.ts'
import { isOver, type Search, wholePlaces } from '../stages/search.ts'
import { applyConcessions } from './apply.ts'
import { easyPlaces, elasticModel } from './elastic.ts'

/**
 * The fewest concessions that give a place to everyone who can get one by any; few, perhaps not the fewest, where
 * interviews are longer than an hour of the grid. Each is tried out first: none is returned where a timetable with them
 * places fewer, or is not found in time.
 */
export function findConcessions(problem: Problem, places: Place[], search: Search): Concession[] {
  if (places.length === problem.candidates.length) return []
  for (const hasRooms of [true, false]) {
    if (isOver(search)) break
    const found = cheapest(problem, places, search, hasRooms)
    if (!found) continue
    const oneByOne = () => roomsOneByOne(problem, found.places, search)
    for (const roomsOf of hasRooms ? [() => found.rooms, oneByOne] : [() => found.rooms]) {
      const concessions = concessionsFor(problem, found.places, roomsOf())
      if (placesAll(problem, concessions, found.places, search)) return concessions
    }
  }
  return []
}

/** The timetable with the fewest concessions, and its extra rooms for each slot. */
function cheapest(
  problem: Problem,
  places: Place[],
  search: Search,
  hasRooms: boolean,
): { places: Place[]; rooms: Map<number, number> } | undefined {
  const { model, goal } = elasticModel(problem, places, hasRooms)
  const easy = valuesOf(
    model,
    easyPlaces(problem, places, hasRooms, () => isOver(search)),
  )
  // The people's columns are fixed; the solver computes their cost.
  const said = [...model.visits, ...model.seats, ...model.interviews.flatMap(columnsOf)].map(
    ({ column }) => column,
  )
  const start = { indices: said, values: said.map((column) => easy[column] ?? 0) }
  const { values, isProven } = runHighs(search.highs, model.program, { ...search, start, gap: goal.gap })
  const found = values && wholePlaces(model, values, search)
  // When time runs out, another concession might still place someone.
  if (!found || !(isProven || found.length === problem.candidates.length)) return undefined
  const rooms = new Map([...model.moreRooms].map(([slot, column]) => [slot, Math.round(values[column] ?? 0)]))
  return { rooms, places: found }
}

/**
 * One more room for each who has no place, one after the other. Rooms are counted by the hour, so two extra rooms with
 * overlapping hours may need a third: where the model's rooms do not fit, these do.
 */
function roomsOneByOne(problem: Problem, wanted: Place[], search: Search): Map<number, number> {
  const rooms = new Map<number, number>()
  // An upper bound of the extra rooms: every placed applicant may block one, on either side.
  for (let most = 2 * problem.length * (wanted.length + problem.locked.length); most > 0; most--) {
    if (isOver(search)) break
    const conceded = problemOf(applyConcessions(problem.instance, concessionsFor(problem, wanted, rooms)))
    const placed = new Set(withRooms(conceded, wanted).map(({ candidate }) => candidate))
    const left = wanted.toSorted(bySlot).find(({ candidate }) => !placed.has(candidate))
    if (!left) break
    rooms.set(left.slot, (rooms.get(left.slot) ?? 0) + 1)
  }
  return rooms
}
const bySlot = (a: Place, b: Place): number => a.slot - b.slot
/** Whether a place is in a locked interview, which asks nothing more of its room and panel. */
const isJoined = ({ open }: Problem) => {
  const there = new Set(open.map(interviewAt))
  return (place: Place) => there.has(interviewAt(place))
}

const columnsOf = (team: Int32Array): { column: number }[] =>
  [...team].filter((column) => column >= 0).map((column) => ({ column }))

/** Whether all people of this timetable can be placed at these hours after the concessions. */
function placesAll(problem: Problem, concessions: Concession[], wanted: Place[], search: Search): boolean {
  const instance = applyConcessions(problem.instance, concessions)
  const conceded = problemOf(instance)
  const keepsRules = (places: Place[]) =>
    places.length === wanted.length && check(instance, appointmentsOf(conceded, places)).length === 0
  return keepsRules(withRooms(conceded, wanted)) || keepsRules(searched(conceded, wanted, search))
}

/** The same hours and panels, each in the first free room: enough unless long interviews share uneven rooms. */
function withRooms(problem: Problem, wanted: Place[]): Place[] {
  const occupancy = new Occupancy(problem)
  const isOpen = isJoined(problem)
  for (const meeting of Map.groupBy(wanted.toSorted(bySlot), interviewAt).values()) {
    const [{ slot, room: before } = { slot: 0, room: 0 }] = meeting
    const room = meeting[0] && isOpen(meeting[0]) ? before : occupancy.roomFor(slot)
    if (room !== undefined) for (const place of meeting) occupancy.add({ ...place, room })
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

/** The concessions that this timetable needs from its people, and its extra rooms for each slot. */
export function concessionsFor(problem: Problem, places: Place[], rooms: Map<number, number>): Concession[] {
  const { perDay } = problem
  const when = (slot: number) => ({ day: Math.floor(slot / perDay), start: slot % perDay })
  const moreRooms = [...rooms].flatMap(([slot, count]) =>
    Array.from({ length: count }, () => ({ kind: 'room' as const, ...when(slot) })),
  )
  const asked = places.flatMap(({ candidate, slot }) => {
    const { id, starts } = problem.candidates[candidate] ?? { id: '', starts: [slot] }
    return starts.includes(slot) ? [] : [{ kind: 'applicant-hours' as const, applicant: id, ...when(slot) }]
  })
  const isOpen = isJoined(problem)
  const meetings = new Map(places.filter((one) => !isOpen(one)).map((one) => [interviewAt(one), one]))
  const seated = [...meetings.values()].flatMap(({ panel, slot }) =>
    panel.map((interviewer) => ({ interviewer, slot })),
  )
  const byDay = Map.groupBy(seated, ({ interviewer, slot }) => {
    return interviewer * problem.days + Math.floor(slot / perDay)
  })
  const bent = [...byDay].flatMap(([key, own]) => {
    const slots = own.map(({ slot }) => slot)
    return concededBy(problem, Math.floor(key / problem.days), key % problem.days, slots)
  })
  return [...bent, ...moreRooms, ...asked]
}

function concededBy(
  { interviewers, perDay, length }: Problem,
  index: number,
  day: number,
  slots: number[],
): Concession[] {
  const seat = interviewers[index]
  if (!seat) return []
  const { id: interviewer, free, locked, perDay: left, inARow } = seat
  const starts = slots.map((slot) => slot % perDay)
  const conceded: Concession[] = starts
    .filter((start) => ((free[day] ?? 0) & spanOf(start, length)) !== spanOf(start, length))
    .map((start) => ({ kind: 'interviewer-hours', interviewer, day, start }))
  const more = slots.length - (left[day] ?? 0)
  if (more > 0) {
    const held = seat.limit[day] ?? 0
    conceded.push({ kind: 'interviews-per-day', interviewer, day, to: held + more })
  }
  const run = longestRun(starts.reduce((all, start) => all | spanOf(start, length), locked[day] ?? 0))
  if (run > (inARow[day] ?? 0)) conceded.push({ kind: 'hours-in-a-row', interviewer, day, to: run })
  return conceded
}
