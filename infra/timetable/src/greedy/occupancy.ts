import { longestRun, spanOf } from '../instance/hours.ts'
import { usableStarts } from '../instance/panel-member.ts'
import type { Meeting, Problem } from '../instance/problem.ts'
import type { Appointment } from '../instance/schema.ts'

/** One candidate's place: slot, room, and the indexes of her interviewers. */
export interface Place {
  candidate: number
  slot: number
  room: number
  panel: number[]
}

/** Names the interview of a place by its panel, which holds one at a time: a wished room has no number yet. */
export const interviewAt = ({ slot, panel }: Pick<Place, 'slot' | 'panel'>): string =>
  `${slot} ${panel.toSorted().join(' ')}`

/** The places so far; accepts only places that keep every rule. */
export class Occupancy {
  readonly places: Place[] = []
  readonly #problem: Problem
  readonly #usable: number[][]
  readonly #busy: number[][]
  readonly #left: number[][]
  readonly #rooms: number[][]
  /** For each slot its interviews. */
  readonly #meetings: Map<number, Meeting[]>

  constructor(problem: Problem, places: Place[] = []) {
    this.#problem = problem
    const days = Array.from({ length: problem.days }, (_, day) => day)
    this.#usable = problem.interviewers.map((seat) =>
      days.map((day) => usableStarts(seat, day, problem.length)),
    )
    this.#busy = problem.interviewers.map(({ locked }) => [...locked])
    this.#left = problem.interviewers.map(({ perDay }) => [...perDay])
    this.#rooms = problem.rooms.map((day) => [...day])
    this.#meetings = Map.groupBy(
      problem.open.map((one) => ({ ...one })),
      ({ slot }) => slot,
    )
    for (const place of places) this.add(place)
  }

  /** An interview of a team at a slot that holds one more, the one in the wanted room first. */
  meetingFor(team: number, slot: number, wanted = -1): Meeting | undefined {
    const open = (this.#meetings.get(slot) ?? []).filter((one) => one.team === team && one.left > 0)
    return open.find(({ room }) => room === wanted) ?? open[0]
  }

  /** The free interviewers of a team for a slot, the wanted first, then those that others need least. */
  interviewersFor(team: number, slot: number, wanted: number[] = []): number[] {
    const { perDay, interviewers } = this.#problem
    const day = Math.floor(slot / perDay)
    const free = interviewers.flatMap((seat, index) =>
      seat.teams.has(team) && this.#isFree(index, day, slot % perDay) ? [index] : [],
    )
    const rank = (index: number) =>
      (wanted.includes(index) ? -1e6 : 0) +
      (interviewers[index]?.teams.size ?? 0) * 1e3 -
      (this.#left[index]?.[day] ?? 0)
    return free.sort((a, b) => rank(a) - rank(b))
  }

  hasPanel(team: number, slot: number): boolean {
    const { perDay, interviewers, panels } = this.#problem
    const day = Math.floor(slot / perDay)
    let missing = panels[team] ?? 0
    for (let index = 0; index < interviewers.length && missing > 0; index++)
      if (interviewers[index]?.teams.has(team) && this.#isFree(index, day, slot % perDay)) missing--
    return missing === 0
  }

  panelFor(team: number, slot: number, wanted: number[] = []): number[] | undefined {
    const size = this.#problem.panels[team] ?? 0
    const panel = this.interviewersFor(team, slot, wanted).slice(0, size)
    return panel.length === size ? panel : undefined
  }

  /** A free room for a slot, the wanted one if possible. */
  roomFor(slot: number, wanted = -1): number | undefined {
    const { perDay, length } = this.#problem
    const span = spanOf(slot % perDay, length)
    const rooms = this.#rooms[Math.floor(slot / perDay)] ?? []
    const isFree = (free: number | undefined) => free !== undefined && (free & span) === span
    if (isFree(rooms[wanted])) return wanted
    const found = rooms.findIndex(isFree)
    return found < 0 ? undefined : found
  }

  /** Places a candidate at a slot: in an interview that holds one more, or in a new one if room and panel are free. */
  tryPlace(candidate: number, slot: number, wanted?: { room: number; panel: number[] }): boolean {
    const team = this.#problem.candidates[candidate]?.team ?? 0
    const meeting = this.meetingFor(team, slot, wanted?.room)
    if (meeting) {
      this.add({ candidate, slot, room: meeting.room, panel: meeting.panel })
      return true
    }
    const room = this.roomFor(slot, wanted?.room)
    if (room === undefined) return false
    const panel = this.panelFor(team, slot, wanted?.panel)
    if (!panel) return false
    this.add({ candidate, slot, room, panel })
    return true
  }

  add(place: Place): void {
    const { perDay, length, capacities, candidates } = this.#problem
    const { slot, room, panel } = place
    this.places.push(place)
    const here = this.#meetings.get(slot) ?? []
    const meeting = here.find((one) => one.room === room)
    if (meeting) {
      meeting.left -= 1
      return
    }
    const team = candidates[place.candidate]?.team ?? 0
    this.#meetings.set(slot, [...here, { team, slot, room, panel, left: (capacities[team] ?? 1) - 1 }])
    const day = Math.floor(slot / perDay)
    const span = spanOf(slot % perDay, length)
    for (const index of panel) {
      const [busy, left] = [this.#busy[index] ?? [], this.#left[index] ?? []]
      busy[day] = (busy[day] ?? 0) | span
      left[day] = (left[day] ?? 0) - 1
    }
    const rooms = this.#rooms[day] ?? []
    rooms[room] = (rooms[room] ?? 0) & ~span
  }

  #isFree(index: number, day: number, start: number): boolean {
    const busy = this.#busy[index]?.[day] ?? 0
    const span = spanOf(start, this.#problem.length)
    if (((this.#usable[index]?.[day] ?? 0) & (1 << start)) === 0 || busy & span) return false
    if ((this.#left[index]?.[day] ?? 0) < 1) return false
    return longestRun(busy | span) <= (this.#problem.interviewers[index]?.inARow[day] ?? 0)
  }
}

/** The whole timetable in the file's form, locked appointments first. */
export function appointmentsOf(problem: Problem, places: Place[]): Appointment[] {
  const placed = places.map(({ candidate, slot, room, panel }) => ({
    applicant: problem.candidates[candidate]?.id ?? '',
    day: Math.floor(slot / problem.perDay),
    start: slot % problem.perDay,
    room,
    interviewers: panel.map((index) => problem.interviewers[index]?.id ?? ''),
  }))
  return [...problem.locked, ...placed]
}
