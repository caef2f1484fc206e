import { spanOf, startsIn } from './hours.ts'
import { type PanelMember, panelMembersOf, usableStarts } from './panel-member.ts'
import { type Appointment, type Instance, meetingOf } from './schema.ts'

/** An applicant to be placed. A slot is an hour of the whole grid: day × hours of a day + start. */
interface Candidate {
  id: string
  team: number
  /** The slots at which an interview can start within her hours. */
  starts: number[]
  /** Her previous place, if it is still in the grid. */
  previous?: { slot: number; room: number; panel: number[] }
}

/** One interview of a team: a panel in a room, for as many applicants as its capacity. */
export interface Meeting {
  team: number
  slot: number
  room: number
  panel: number[]
  /** How many more applicants it holds. */
  left: number
}

/** An instance with indexes for ids, reduced by the locked appointments. */
export interface Problem {
  instance: Instance
  days: number
  perDay: number
  length: number
  slots: number
  panels: number[]
  /** How many applicants an interview of each team holds. */
  capacities: number[]
  /** Locked interviews that hold more applicants. */
  open: Meeting[]
  /** Without locked people. */
  candidates: Candidate[]
  interviewers: PanelMember[]
  /** For each day and room the free hours. */
  rooms: number[][]
  locked: Appointment[]
  /** Locked people who keep their previous day and hour, and those who do not. */
  lockedKept: number
  lockedMoved: number
}

/** Converts an instance into the form of the solver. */
export function problemOf(instance: Instance): Problem {
  const { days, perDay, length, locked = [], previous = [] } = instance
  const teamIndex = new Map(instance.teams.map(({ id }, index) => [id, index]))
  const seatIndex = new Map(instance.interviewers.map(({ id }, index) => [id, index]))
  const before = new Map(previous.map((one) => [one.applicant, one]))
  const isLocked = new Set(locked.map(({ applicant }) => applicant))
  const open = instance.applicants.filter(({ id }) => !isLocked.has(id))
  const lockedBefore = locked.filter(({ applicant }) => before.has(applicant))
  const lockedKept = lockedBefore.filter((one) => isSameTime(one, before.get(one.applicant))).length
  return {
    instance,
    days,
    perDay,
    length,
    slots: days * perDay,
    panels: instance.teams.map(({ panel }) => panel),
    capacities: instance.teams.map(({ capacity = 1 }) => capacity),
    open: openMeetings(instance, teamIndex, seatIndex),
    candidates: open.map(({ id, team, hours }) => ({
      id,
      team: teamIndex.get(team) ?? 0,
      starts: slotsOf(hours, perDay, length),
      previous: previousOf(before.get(id), instance, seatIndex),
    })),
    interviewers: panelMembersOf(instance, locked, teamIndex),
    rooms: freeRooms(instance, Math.min(open.length, 2 * instance.interviewers.length)),
    locked,
    lockedKept,
    lockedMoved: lockedBefore.length - lockedKept,
  }
}

/** The locked interviews that are not full. */
function openMeetings(
  { teams, applicants, locked = [], perDay }: Instance,
  teamIndex: Map<number, number>,
  seatIndex: Map<string, number>,
): Meeting[] {
  const teamOf = new Map(applicants.map(({ id, team }) => [id, teamIndex.get(team) ?? -1]))
  return [...Map.groupBy(locked, meetingOf).values()].flatMap((held) => {
    const [first] = held
    const team = teamOf.get(first?.applicant ?? '') ?? -1
    const left = (teams[team]?.capacity ?? 1) - held.length
    if (!first || left < 1) return []
    const panel = first.interviewers.flatMap((id) => seatIndex.get(id) ?? [])
    return [{ team, slot: first.day * perDay + first.start, room: first.room, panel, left }]
  })
}

const isSameTime = (one: Appointment, other?: Appointment): boolean =>
  one.day === other?.day && one.start === other.start

export function slotsOf(hours: number[], perDay: number, length: number): number[] {
  return hours.flatMap((day, index) => {
    const starts = startsIn(day, length)
    return Array.from({ length: perDay }, (_, hour) => hour)
      .filter((hour) => starts & (1 << hour))
      .map((hour) => index * perDay + hour)
  })
}

function previousOf(
  appointment: Appointment | undefined,
  { days, perDay }: Instance,
  seats: Map<string, number>,
): Candidate['previous'] {
  if (!appointment) return undefined
  const { day, start, room, interviewers } = appointment
  const slot = day < days && start < perDay ? day * perDay + start : -1
  return { slot, room, panel: interviewers.flatMap((id) => seats.get(id) ?? []) }
}

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

/** For each team the slots with interviewers and a room, if no others were interviewed. */
export function possibleSlots(problem: Problem): Set<number>[] {
  const { perDay, length } = problem
  const interviewers = problem.interviewers.map((seat) => ({
    teams: seat.teams,
    starts: seat.free.map((_, day) => usableStarts(seat, day, length)),
  }))
  const rooms = problem.rooms.map((day) => day.reduce((all, free) => all | startsIn(free, length), 0))
  return problem.panels.map((panel, team) => {
    const members = interviewers.filter(({ teams }) => teams.has(team))
    const slots = new Set(problem.open.filter((one) => one.team === team).map(({ slot }) => slot))
    for (let slot = 0; slot < problem.slots; slot++) {
      const [day, bit] = [Math.floor(slot / perDay), 1 << (slot % perDay)]
      if (((rooms[day] ?? 0) & bit) === 0) continue
      if (members.filter(({ starts }) => (starts[day] ?? 0) & bit).length >= panel) slots.add(slot)
    }
    return slots
  })
}
