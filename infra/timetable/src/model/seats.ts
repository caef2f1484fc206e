import { spanOf } from '../instance/hours.ts'
import { type PanelMember, usableStarts } from '../instance/panel-member.ts'
import type { Problem } from '../instance/problem.ts'
import type { Elastic, SeatColumn } from './interviewer-rows.ts'
import { addInterviewerRows, hasOrderedHours } from './interviewer-rows.ts'
import { each, type LinearProgram } from './linear-program.ts'
import { fits, type RoomGroup, roomGroups, roomsAt } from './room-groups.ts'

export interface Seats {
  /** For each team and slot the column with the number of interviews that start there; -1 where none can. */
  interviews: Int32Array[]
  seats: SeatColumn[]
  shares: RoomShare[]
  /** For each slot the column of extra rooms, if those are available. */
  moreRooms: Map<number, number>
}

/**
 * The interviews that interviewers and rooms can hold, regardless of the applicants. How many start at each slot must
 * be whole; with interviews of one hour and no limit in a row, the seats are a network flow, whose solutions are whole.
 */
export function addSeats(
  program: LinearProgram,
  problem: Problem,
  demand: Int32Array[],
  elastic?: Elastic,
): Seats {
  const isInteger = problem.length > 1 || hasOrderedHours(problem) || elastic !== undefined
  const rooms = roomsAt(problem)
  const interviews = problem.panels.map(() => new Int32Array(problem.slots).fill(-1))
  const seats: SeatColumn[] = []
  const costs = problem.interviewers.map((seat) => startCosts(problem, seat, elastic))
  problem.panels.forEach((panel, team) => {
    const members = [...problem.interviewers.keys()].filter((one) =>
      problem.interviewers[one]?.teams.has(team),
    )
    for (let slot = 0; slot < problem.slots; slot++) {
      const free = members.filter((one) => Number.isFinite(costs[one]?.[slot]))
      const room = elastic?.room === undefined ? (rooms[slot] ?? 0) : Number.POSITIVE_INFINITY
      const wanted = Math.ceil((demand[team]?.[slot] ?? 0) / (problem.capacities[team] ?? 1))
      const most = Math.min(wanted, Math.floor(free.length / panel), room)
      if (most < 1) continue
      const count = program.column({ upper: most, isInteger: true })
      const own = free.map((interviewer) => {
        const column = program.column({ isInteger, cost: costs[interviewer]?.[slot] ?? 0 })
        return { interviewer, team, slot, column }
      })
      const columns = own.map(({ column }) => column)
      program.row(0, 0, [...each(columns, 1), [count, -panel]])
      if (interviews[team]) interviews[team][slot] = count
      for (const seat of own) seats.push(seat)
    }
  })
  addInterviewerRows(program, problem, seats, elastic)
  return { interviews, seats, ...addRoomRows(program, problem, interviews, elastic) }
}

/** The price of an interviewer's start at each slot; infinite where it is impossible. */
function startCosts(problem: Problem, seat: PanelMember, elastic?: Elastic): Float64Array {
  const { perDay, length } = problem
  const usable = seat.free.map((_, day) => usableStarts(seat, day, length))
  return Float64Array.from({ length: problem.slots }, (_, slot) => {
    const [day, hour] = [Math.floor(slot / perDay), slot % perDay]
    if ((usable[day] ?? 0) & (1 << hour)) return 0
    const span = hour + length <= perDay ? spanOf(hour, length) : 0
    if (!elastic || span === 0 || (seat.locked[day] ?? 0) & span) return Number.POSITIVE_INFINITY
    return ((seat.free[day] ?? 0) & span) === span ? 0 : elastic.hours
  })
}

/** How many of these people could come to an interview of each team at each slot. */
export function demandOf(problem: Problem, people: Iterable<number>): Int32Array[] {
  const demand = problem.panels.map(() => new Int32Array(problem.slots))
  for (const index of people) {
    const { team = 0, starts = [] } = problem.candidates[index] ?? {}
    const own = demand[team]
    if (own) for (const slot of starts) own[slot] = (own[slot] ?? 0) + 1
  }
  return demand
}

/** The interviews of a slot in a group of rooms: all of them, or as many as its column says. */
interface RoomShare {
  slot: number
  group: RoomGroup
  column?: number
}

/** At each hour at most as many interviews as rooms, each in one room for its whole length. */
function addRoomRows(
  program: LinearProgram,
  problem: Problem,
  interviews: Int32Array[],
  elastic?: Elastic,
): { shares: RoomShare[]; moreRooms: Map<number, number> } {
  const groups = Map.groupBy(roomGroups(problem), ({ day }) => day)
  const shares: RoomShare[] = []
  const moreRooms = new Map<number, number>()
  /** For each group the columns that count for and against its interviews. */
  const parts = new Map<RoomGroup, { slot: number; entries: [number, number][] }[]>()
  for (let slot = 0; slot < problem.slots; slot++) {
    const own = interviews.flatMap((team) => ((team[slot] ?? -1) < 0 ? [] : [team[slot] ?? 0]))
    if (own.length === 0) continue
    const entries = each(own, 1)
    if (elastic?.room !== undefined) {
      const more = program.column({ upper: problem.candidates.length, isInteger: true, cost: elastic.room })
      moreRooms.set(slot, more)
      entries.push([more, -1])
    }
    const day = Math.floor(slot / problem.perDay)
    const fitting = (groups.get(day) ?? []).filter((group) => fits(group, slot, problem))
    const columns = fitting.map(({ rooms }) =>
      fitting.length === 1 ? undefined : program.column({ upper: rooms.length, isInteger: true }),
    )
    if (fitting.length !== 1) program.row(0, 0, [...entries, ...each(columns.filter(isThere), -1)])
    fitting.forEach((group, index) => {
      const column = columns[index]
      shares.push({ slot, group, column })
      const part = { slot, entries: column === undefined ? entries : each([column], 1) }
      const all = parts.get(group)
      if (all) all.push(part)
      else parts.set(group, [part])
    })
  }
  for (const [group, own] of parts) addGroupRows(program, problem, group, own)
  return { shares, moreRooms }
}

const isThere = (column: number | undefined): column is number => column !== undefined

function addGroupRows(
  program: LinearProgram,
  { perDay, length }: Problem,
  group: RoomGroup,
  parts: { slot: number; entries: [number, number][] }[],
): void {
  for (let hour = group.from; hour < group.to; hour++) {
    const held = parts.filter(({ slot }) => slot % perDay <= hour && hour < (slot % perDay) + length)
    if (held.length > 0)
      program.row(
        Number.NEGATIVE_INFINITY,
        group.rooms.length,
        held.flatMap(({ entries }) => entries),
      )
  }
}
