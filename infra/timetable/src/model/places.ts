import type { Place } from '../greedy/occupancy.ts'
import type { LinearProgram } from './linear-program.ts'
import type { Model, Visit } from './model.ts'
import type { RoomGroup } from './room-groups.ts'

const NEAR = 1e-4
const isWhole = (value = 0) => Math.abs(value - Math.round(value)) < NEAR

/** The timetable of these values; undefined where they split a person or a seat. */
export function placesOf(model: Model, values: Float64Array): Place[] | undefined {
  const { visits, seats, problem } = model
  if (![...visits, ...seats].every(({ column }) => isWhole(values[column]))) return undefined
  const isOn = ({ column }: { column: number }) => Math.round(values[column] ?? 0) === 1
  const coming = visits.filter(isOn)
  const sitting = Map.groupBy(seats.filter(isOn), ({ team, slot }) => team * problem.slots + slot)
  const rooms = assignRooms(model, coming, values)
  const meeting = Map.groupBy(coming, ({ candidate, slot }) => {
    return (problem.candidates[candidate]?.team ?? 0) * problem.slots + slot
  })
  const places: Place[] = []
  for (const [key, people] of meeting) {
    const free = (sitting.get(key) ?? []).map(({ interviewer }) => interviewer)
    const size = problem.panels[Math.floor(key / problem.slots)] ?? 0
    const panels = panelsOf(
      people.map(({ candidate }) => problem.candidates[candidate]?.previous?.panel ?? []),
      free,
      size,
    )
    people.forEach(({ candidate, slot }, index) => {
      places.push({ candidate, slot, room: rooms.get(candidate) ?? -1, panel: panels[index] ?? [] })
    })
  }
  return places
}

/** Matches applicants with interviewers: each with her previous ones, as far as they are there. */
function panelsOf(wanted: number[][], free: number[], size: number): number[][] {
  const left = new Set(free)
  const panels = wanted.map((own) =>
    own
      .filter((one) => left.has(one))
      .slice(0, size)
      .filter((one) => left.delete(one)),
  )
  for (const panel of panels)
    for (const one of left) {
      if (panel.length === size) break
      panel.push(one)
      left.delete(one)
    }
  return panels
}

/** The same program with its integer columns fixed; its corners are flows, and whole. */
export function fixWhole(program: LinearProgram, values: Float64Array): () => void {
  const before = program.isInteger.map((isInteger, column) => ({
    isInteger,
    lower: program.lower[column] ?? 0,
    upper: program.upper[column] ?? 0,
  }))
  before.forEach(({ isInteger }, column) => {
    if (!isInteger) return
    const value = Math.round(values[column] ?? 0)
    program.lower[column] = value
    program.upper[column] = value
    program.isInteger[column] = false
  })
  return () =>
    before.forEach(({ isInteger, lower, upper }, column) => {
      program.isInteger[column] = isInteger
      program.lower[column] = lower
      program.upper[column] = upper
    })
}

/** A room of the solution's group for each applicant; the previous one if it is free. */
export function assignRooms(model: Model, coming: Visit[], values: Float64Array): Map<number, number> {
  const inGroup = new Map<RoomGroup, Visit[]>()
  const atSlot = Map.groupBy(coming, ({ slot }) => slot)
  const sharesOf = Map.groupBy(model.shares, ({ slot }) => slot)
  for (const [slot, people] of atSlot) {
    const left = new Set(people)
    for (const { group, column } of sharesOf.get(slot) ?? []) {
      const count = column === undefined ? people.length : Math.round(values[column] ?? 0)
      const wanting = [...left].sort(
        (a, b) => Number(wants(model, b, group)) - Number(wants(model, a, group)),
      )
      const own = wanting.slice(0, count)
      for (const visit of own) left.delete(visit)
      inGroup.set(group, [...(inGroup.get(group) ?? []), ...own])
    }
  }
  return new Map([...inGroup].flatMap(([group, visits]) => roomsIn(model, group, visits)))
}

const before = ({ problem }: Model, { candidate }: Visit): number =>
  problem.candidates[candidate]?.previous?.room ?? -1

const wants = (model: Model, visit: Visit, { rooms }: RoomGroup): boolean =>
  rooms.includes(before(model, visit))

/** In the order of starts any free room will do: there are as many as interviews at any hour. */
function roomsIn(model: Model, { rooms }: RoomGroup, visits: Visit[]): [number, number][] {
  const freeFrom = new Map(rooms.map((room) => [room, 0]))
  const sorted = visits.toSorted(
    (a, b) => a.slot - b.slot || Number(before(model, b) >= 0) - Number(before(model, a) >= 0),
  )
  return sorted.map((visit) => {
    const isFree = (room: number) => (freeFrom.get(room) ?? Number.POSITIVE_INFINITY) <= visit.slot
    const wanted = before(model, visit)
    const room = isFree(wanted) ? wanted : (rooms.find(isFree) ?? -1)
    freeFrom.set(room, visit.slot + model.problem.length)
    return [visit.candidate, room]
  })
}
