import type { Problem } from '../instance/problem.ts'
import { Occupancy, type Place } from './occupancy.ts'

/** Which open hour is taken: the one that the remaining applicants want least, or the earliest. */
type SlotChoice = 'least-wanted' | 'earliest'

/**
 * Places, again and again, the applicant with the fewest hours left, recounted each time, on top of what is placed.
 * Ends early, with what it has, when `mustEnd` returns true.
 */
export function fewestHoursLeft(
  problem: Problem,
  choice: SlotChoice,
  placed: Place[] = [],
  mustEnd: () => boolean = () => false,
): Place[] {
  const occupancy = new Occupancy(problem, placed)
  const open = new OpenSlots(problem, occupancy)
  const waiting = new Set(problem.candidates.keys())
  for (const { candidate } of placed) waiting.delete(candidate)
  while (waiting.size > 0 && !mustEnd()) {
    let [next, fewest] = [-1, Number.POSITIVE_INFINITY]
    const wanted = new Float64Array(problem.slots)
    for (const index of waiting) {
      const slots = open.of(index)
      if (slots.length === 0) waiting.delete(index)
      else if (slots.length < fewest) [next, fewest] = [index, slots.length]
      for (const slot of slots) wanted[slot] = (wanted[slot] ?? 0) + 1 / slots.length
    }
    if (next < 0) break
    const slots = open.of(next)
    if (choice === 'least-wanted') slots.sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b)
    waiting.delete(next)
    const slot = slots.find((one) => occupancy.tryPlace(next, one))
    if (slot !== undefined) open.refresh(Math.floor(slot / problem.perDay))
  }
  return occupancy.places
}

/** The slots at which each team can hold one more interview. */
class OpenSlots {
  readonly #problem: Problem
  readonly #occupancy: Occupancy
  readonly #open: Uint8Array[]

  constructor(problem: Problem, occupancy: Occupancy) {
    this.#problem = problem
    this.#occupancy = occupancy
    this.#open = problem.panels.map(() => new Uint8Array(problem.slots))
    for (let day = 0; day < problem.days; day++) this.refresh(day)
  }

  refresh(day: number): void {
    const { perDay, length } = this.#problem
    for (let hour = 0; hour < perDay; hour++) {
      const slot = day * perDay + hour
      const isInDay = hour + length <= perDay
      const hasRoom = isInDay && this.#occupancy.roomFor(slot) !== undefined
      this.#open.forEach((open, team) => {
        const hasOne = this.#occupancy.meetingFor(team, slot) !== undefined
        open[slot] = hasOne || (hasRoom && this.#occupancy.hasPanel(team, slot)) ? 1 : 0
      })
    }
  }

  of(index: number): number[] {
    const { starts = [], team = 0 } = this.#problem.candidates[index] ?? {}
    return starts.filter((slot) => this.#open[team]?.[slot] === 1)
  }
}
