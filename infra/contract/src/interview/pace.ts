import type { Team } from '../constants.ts'

/** How long one interview of a team takes, how long the break after it, and how many applicants come together. */
export interface Pace {
  team: Team
  minutes: number
  pause: number
  people: number
}
interface PaceRules {
  /** The hours for which a panel stays in its room. */
  length: number
  pace: readonly Pace[]
}

/** What the hours of one panel in one room hold. */
export interface Turns {
  /** Of one interview. */
  minutes: number
  /** How many applicants come together. */
  people: number
  /** When each interview begins, in minutes from the first hour. */
  begins: readonly number[]
  /** How many applicants in all. */
  capacity: number
}

const MINUTES_OF_HOUR = 60

/** The turns of a team; one applicant for all of the hours where nothing else is set. */
export function turnsOf({ length, pace }: PaceRules, team: Team): Turns {
  const whole = length * MINUTES_OF_HOUR
  const { minutes: wanted, pause, people } = pace.find((one) => one.team === team) ?? NO_PACE
  const minutes = Math.min(wanted, whole)
  const count = Math.floor((whole + pause) / (minutes + pause))
  const begins = Array.from({ length: count }, (_, turn) => turn * (minutes + pause))
  return { minutes, people, begins, capacity: count * people }
}
const NO_PACE = { minutes: Number.POSITIVE_INFINITY, pause: 0, people: 1 }

interface Placed {
  day: string
  start: number
  room: number
  /** Absent before one is given. */
  turn?: number | undefined
}

/**
 * The same appointments, each with a turn among those of its hours and room. Turns that still exist and have a place
 * stay; the others get the first place, in the given order. Beyond the capacity the last turn is shared.
 */
export function withTurns<One extends Placed>(
  appointments: readonly One[],
  turnsFor: (one: One) => Turns,
): (One & { turn: number })[] {
  const taken = new Map<string, number>()
  const given = new Map<One, number>()
  const take = (one: One, turn: number) => {
    const key = keyOf(one, turn)
    taken.set(key, (taken.get(key) ?? 0) + 1)
    given.set(one, turn)
  }
  const hasPlace = (one: One, turn: number) =>
    turn < turnsFor(one).begins.length && (taken.get(keyOf(one, turn)) ?? 0) < turnsFor(one).people
  for (const one of appointments) if (one.turn !== undefined && hasPlace(one, one.turn)) take(one, one.turn)
  for (const one of appointments) {
    if (given.has(one)) continue
    const turns = turnsFor(one).begins.map((_, turn) => turn)
    take(one, turns.find((turn) => hasPlace(one, turn)) ?? turns.length - 1)
  }
  return appointments.map((one) => ({ ...one, turn: given.get(one) ?? 0 }))
}

const keyOf = ({ day, start, room }: Placed, turn: number) => `${day} ${start} ${room} ${turn}`
