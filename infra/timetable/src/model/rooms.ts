import type { Model, Visit } from './model.ts'
import type { RoomGroup } from './room-groups.ts'

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
