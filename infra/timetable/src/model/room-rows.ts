import type { Problem } from '../instance/problem.ts'
import { each, type LinearProgram } from './linear-program.ts'
import { fits, type RoomGroup, roomGroups } from './room-groups.ts'
import type { Elastic } from './seat-column.ts'

/** The interviews of a slot in a group of rooms: all of them, or as many as its column says. */
export interface RoomShare {
  slot: number
  group: RoomGroup
  column?: number
}

/** At each hour at most as many interviews as rooms, each in one room for its whole length. */
export function addRoomRows(
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
