import type { Place } from '../greedy/occupancy.ts'
import type { Problem } from '../instance/problem.ts'
import type { LinearProgram } from './linear-program.ts'
import type { Model } from './model.ts'
import type { RoomGroup } from './room-groups.ts'

const NEAR = 1e-4
const isWhole = (value = 0) => Math.abs(value - Math.round(value)) < NEAR

/** The applicants of one interview, before its room and panel are known. */
interface Group {
  team: number
  slot: number
  people: number[]
}

/** The timetable of these values; undefined where they split a person or a seat. */
export function placesOf(model: Model, values: Float64Array): Place[] | undefined {
  const { visits, seats, problem } = model
  if (![...visits, ...seats].every(({ column }) => isWhole(values[column]))) return undefined
  const isOn = ({ column }: { column: number }) => Math.round(values[column] ?? 0) === 1
  const keyOf = ({ team, slot }: { team: number; slot: number }) => team * problem.slots + slot
  const sitting = Map.groupBy(seats.filter(isOn), keyOf)
  const coming = Map.groupBy(
    visits
      .filter(isOn)
      .map(({ candidate, slot }) => ({ candidate, slot, team: problem.candidates[candidate]?.team ?? 0 })),
    keyOf,
  )
  const joined: Place[] = []
  const groups = [...coming].flatMap(([key, own]) => {
    const at = { team: Math.floor(key / problem.slots), slot: key % problem.slots }
    const people = own.map(({ candidate }) => candidate)
    return groupsOf(problem, at, people, joined)
  })
  const rooms = assignRooms(model, groups, values)
  const byKey = Map.groupBy(groups, keyOf)
  const begun = [...byKey].flatMap(([key, own]) => {
    const free = (sitting.get(key) ?? []).map(({ interviewer }) => interviewer)
    const wanted = own.map(({ people }) =>
      people.flatMap((one) => problem.candidates[one]?.previous?.panel ?? []),
    )
    const panels = panelsOf(wanted, free, problem.panels[Math.floor(key / problem.slots)] ?? 0)
    return own.flatMap((group, index) =>
      group.people.map((candidate) => ({
        candidate,
        slot: group.slot,
        room: rooms.get(group) ?? -1,
        panel: panels[index] ?? [],
      })),
    )
  })
  return [...joined, ...begun]
}

/**
 * The interviews of a team at a slot: who was in one room stays together. Those who join a locked interview are added
 * to `joined`.
 */
function groupsOf(
  problem: Problem,
  { team, slot }: { team: number; slot: number },
  people: number[],
  joined: Place[],
): Group[] {
  const roomOf = (one: number) => {
    const { previous } = problem.candidates[one] ?? {}
    return previous?.slot === slot ? previous.room : Number.POSITIVE_INFINITY
  }
  const waiting = [...people]
  for (const { room, panel, left } of problem.open.filter((one) => one.team === team && one.slot === slot)) {
    const first = waiting.toSorted((a, b) => Number(roomOf(b) === room) - Number(roomOf(a) === room))
    for (const candidate of first.slice(0, left)) {
      joined.push({ candidate, slot, room, panel })
      waiting.splice(waiting.indexOf(candidate), 1)
    }
  }
  const capacity = problem.capacities[team] ?? 1
  const count = Math.ceil(waiting.length / capacity)
  const groups: Group[] = Array.from({ length: count }, () => ({ team, slot, people: [] }))
  const begun = new Map<number, Group>()
  const others = waiting.filter((candidate) => {
    const room = roomOf(candidate)
    const group = begun.get(room) ?? groups.find((one) => one.people.length === 0)
    if (!Number.isFinite(room) || !group || group.people.length >= capacity) return true
    begun.set(room, group)
    group.people.push(candidate)
    return false
  })
  for (const candidate of others) groups.find((one) => one.people.length < capacity)?.people.push(candidate)
  return groups
}

/** Matches interviews with interviewers: each with its previous ones, as far as they are there. */
function panelsOf(wanted: number[][], free: number[], size: number): number[][] {
  const left = new Set(free)
  const panels = wanted.map((own) =>
    [...new Set(own)]
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

/** A room of the solution's group for each interview; the previous one if it is free. */
export function assignRooms(model: Model, groups: Group[], values: Float64Array): Map<Group, number> {
  const inRooms = new Map<RoomGroup, Group[]>()
  const sharesOf = Map.groupBy(model.shares, ({ slot }) => slot)
  for (const [slot, own] of Map.groupBy(groups, (one) => one.slot)) {
    const left = new Set(own)
    for (const { group, column } of sharesOf.get(slot) ?? []) {
      const count = column === undefined ? own.length : Math.round(values[column] ?? 0)
      const wants = (one: Group) => Number(group.rooms.includes(before(model, one)))
      const wanting = [...left].sort((a, b) => wants(b) - wants(a)).slice(0, count)
      for (const one of wanting) left.delete(one)
      inRooms.set(group, [...(inRooms.get(group) ?? []), ...wanting])
    }
  }
  return new Map([...inRooms].flatMap(([group, own]) => roomsIn(model, group, own)))
}

/** The room in which most of them were; -1 where none was in any. */
function before({ problem }: Model, { people }: Group): number {
  const rooms = people.flatMap((one) => problem.candidates[one]?.previous?.room ?? [])
  const counted = [...Map.groupBy(rooms, (room) => room)].sort(([, a], [, b]) => b.length - a.length)
  return counted[0]?.[0] ?? -1
}

/** In the order of starts any free room will do: there are as many as interviews at any hour. */
function roomsIn(model: Model, { rooms }: RoomGroup, groups: Group[]): [Group, number][] {
  const freeFrom = new Map(rooms.map((room) => [room, 0]))
  const sorted = groups.toSorted(
    (a, b) => a.slot - b.slot || Number(before(model, b) >= 0) - Number(before(model, a) >= 0),
  )
  return sorted.map((group) => {
    const isFree = (room: number) => (freeFrom.get(room) ?? Number.POSITIVE_INFINITY) <= group.slot
    const wanted = before(model, group)
    const room = isFree(wanted) ? wanted : (rooms.find(isFree) ?? -1)
    freeFrom.set(room, group.slot + model.problem.length)
    return [group, room]
  })
}
