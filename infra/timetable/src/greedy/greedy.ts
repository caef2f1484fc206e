import type { Problem } from '../instance/problem.ts'
import { Occupancy, type Place } from './occupancy.ts'

/** How many keep their previous day and hour. */
export const keptOf = (problem: Problem, places: Place[]): number =>
  places.filter(({ candidate, slot }) => problem.candidates[candidate]?.previous?.slot === slot).length

/** More placed, or as many and fewer moved. */
export function isBetter(problem: Problem, one: Place[], other: Place[]): boolean {
  if (one.length !== other.length) return one.length > other.length
  return keptOf(problem, one) > keptOf(problem, other)
}

/** The best of several cheap starts. The first is always tried, so that a lack of time moves no one. */
export function bestGreedy(problem: Problem, mustEnd: () => boolean = () => false): Place[] {
  const hasPrevious = problem.candidates.some(({ previous }) => previous)
  const starts = [
    ...(hasPrevious ? [() => patch(problem, mustEnd)] : []),
    () => fewestHoursFirst(problem, mustEnd),
    () => firstCome(problem, mustEnd),
    () => fewestHoursLeft(problem, 'least-wanted', [], mustEnd),
    () => fewestHoursLeft(problem, 'earliest', [], mustEnd),
  ]
  let best: Place[] = []
  for (const [index, start] of starts.entries()) {
    if (index > 0 && mustEnd()) break
    const found = start()
    if (isBetter(problem, found, best)) best = found
  }
  return best
}

/** In the order of the list, each at her earliest free hour. */
export function firstCome(problem: Problem, mustEnd?: () => boolean): Place[] {
  return inOrder(problem, [...problem.candidates.keys()], mustEnd)
}

/** UniqueStudio's rule: those with the fewest hours first, each at her earliest free hour. */
export function fewestHoursFirst(problem: Problem, mustEnd?: () => boolean): Place[] {
  const hours = (index: number) => problem.candidates[index]?.starts.length ?? 0
  const order = [...problem.candidates.keys()].sort((a, b) => hours(a) - hours(b))
  return inOrder(problem, order, mustEnd)
}

function inOrder(problem: Problem, order: number[], mustEnd = () => false): Place[] {
  const occupancy = new Occupancy(problem)
  for (const index of order) {
    if (mustEnd()) break
    problem.candidates[index]?.starts.some((slot) => occupancy.tryPlace(index, slot))
  }
  return occupancy.places
}

/**
 * The previous timetable, repaired: applicants stay where they can, with room and interviewers where those can, and the
 * rest are placed greedily.
 */
export function patch(problem: Problem, mustEnd?: () => boolean): Place[] {
  const before = problem.candidates.flatMap(({ starts, previous }, index) =>
    previous && starts.includes(previous.slot) ? [{ index, previous }] : [],
  )
  const occupancy = new Occupancy(problem)
  const disturbed = before.filter(({ index, previous }) => {
    const { slot, room, panel } = previous
    const team = problem.candidates[index]?.team ?? 0
    if (occupancy.meetingFor(team, slot, room)?.room === room) {
      occupancy.tryPlace(index, slot, previous)
      return false
    }
    const isWhole = panel.length === problem.panels[team]
    const free = occupancy.interviewersFor(team, slot)
    if (!isWhole || !panel.every((one) => free.includes(one)) || occupancy.roomFor(slot, room) !== room)
      return true
    occupancy.add({ candidate: index, slot, room, panel })
    return false
  })
  for (const { index, previous } of disturbed) occupancy.tryPlace(index, previous.slot, previous)
  return fewestHoursLeft(problem, 'least-wanted', occupancy.places, mustEnd)
}

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
