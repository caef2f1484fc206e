import { spanOf } from './hours.ts'
import type { Instance } from './schema.ts'

/**
 * For each day and room the free hours. Rooms beyond what people and interviewers could fill are dropped: an interview
 * blocks two others at most.
 */
export function freeRooms(
  { rooms, days, perDay, length, locked = [] }: Instance,
  useful: number,
): number[][] {
  return Array.from({ length: days }, (_, day) => {
    const counts = Array.from({ length: perDay }, (_, hour) =>
      typeof rooms === 'number' ? rooms : (rooms[day]?.[hour] ?? 0),
    )
    const used = locked.filter((one) => one.day === day)
    const most = Math.min(Math.max(0, ...counts), useful + used.length)
    return Array.from({ length: most }, (_, room) => {
      const there = counts.reduce((mask, count, hour) => (count > room ? mask | (1 << hour) : mask), 0)
      const taken = used.filter((one) => one.room === room)
      return taken.reduce((mask, { start }) => mask & ~spanOf(start, length), there)
    })
  })
}
