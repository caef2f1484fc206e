import { spanOf } from '../instance/hours.ts'
import type { Problem } from '../instance/problem.ts'

/** Rooms of a day that are free over the same unbroken hours, so that any of them is equally good. */
export interface RoomGroup {
  day: number
  /** From this hour up to, but not including, that one. */
  from: number
  to: number
  rooms: number[]
}

/** Interviews of one hour need rooms hour by hour; longer ones a room that stays free. */
export function roomGroups({ rooms, perDay, length }: Problem): RoomGroup[] {
  return rooms.flatMap((masks, day) => {
    const groups = new Map<string, RoomGroup>()
    const add = (from: number, to: number, room: number) => {
      const group = groups.get(`${from} ${to}`)
      if (group) group.rooms.push(room)
      else groups.set(`${from} ${to}`, { day, from, to, rooms: [room] })
    }
    masks.forEach((mask, room) => {
      for (const [from, to] of length === 1 ? hoursOf(mask, perDay) : runsOf(mask, perDay))
        if (to - from >= length) add(from, to, room)
    })
    return [...groups.values()]
  })
}

export function fits({ day, from, to }: RoomGroup, slot: number, { perDay, length }: Problem): boolean {
  const hour = slot - day * perDay
  return hour >= from && hour + length <= to
}

/** How many rooms are free for the whole interview, for each slot. */
export function roomsAt({ rooms, perDay, length, slots }: Problem): Int32Array {
  return Int32Array.from({ length: slots }, (_, slot) => {
    const hour = slot % perDay
    if (hour + length > perDay) return 0
    const span = spanOf(hour, length)
    return (rooms[Math.floor(slot / perDay)] ?? []).filter((mask) => (mask & span) === span).length
  })
}

const hoursOf = (mask: number, perDay: number): [number, number][] =>
  Array.from({ length: perDay }, (_, hour) => hour)
    .filter((hour) => mask & (1 << hour))
    .map((hour) => [hour, hour + 1])

function runsOf(mask: number, perDay: number): [number, number][] {
  const runs: [number, number][] = []
  let from = -1
  for (let hour = 0; hour <= perDay; hour++) {
    const isFree = hour < perDay && (mask & (1 << hour)) !== 0
    if (isFree && from < 0) from = hour
    if (!isFree && from >= 0) runs.push([from, hour])
    if (!isFree) from = -1
  }
  return runs
}
