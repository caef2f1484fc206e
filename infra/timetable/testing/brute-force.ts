import type { Appointment, Instance } from '../src/instance/schema.ts'

/**
 * The most that can be placed and then the fewest moves, by brute force: for each applicant every hour, room and panel.
 * Written from the rules alone, without the solver's code, for instances of a few people.
 */
export function bruteForce(instance: Instance): { placed: number; moved: number } {
  const { locked = [], previous = [], applicants } = instance
  const state = emptyState()
  for (const one of locked) enter(state, instance, optionOf(instance, one))
  const before = new Map(previous.map((one) => [one.applicant, one]))
  const people = applicants.filter(({ id }) => !locked.some(({ applicant }) => applicant === id))
  const options = people.map((person) => optionsOf(instance, person))
  const isKept = (id: string, day: number, start: number) => {
    const old = before.get(id)
    return old !== undefined && old.day === day && old.start === start
  }
  const beforeAndThere = applicants.filter(({ id }) => before.has(id)).length
  const lockedKept = locked.filter((one) => isKept(one.applicant, one.day, one.start)).length
  let best = { placed: -1, kept: -1 }
  const isHopeless = (index: number, placed: number, kept: number) => {
    const left = people.slice(index)
    const most = placed + left.length
    const mostKept = kept + left.filter(({ id }) => before.has(id)).length
    return most < best.placed || (most === best.placed && mostKept <= best.kept)
  }
  const walk = (index: number, placed: number, kept: number): void => {
    if (placed > best.placed || (placed === best.placed && kept > best.kept)) best = { placed, kept }
    const person = people[index]
    if (!person || isHopeless(index, placed, kept)) return
    for (const option of options[index] ?? []) {
      if (!isAllowed(state, instance, option)) continue
      enter(state, instance, option)
      walk(index + 1, placed + 1, kept + (isKept(person.id, option.day, option.start) ? 1 : 0))
      leave(state, instance, option)
    }
    walk(index + 1, placed, kept)
  }
  walk(0, locked.length, lockedKept)
  return { placed: best.placed, moved: beforeAndThere - best.kept }
}

/** Whether these appointments keep every rule, in any order: each is possible, and none excludes another. */
export function isTimetable(instance: Instance, appointments: Appointment[]): boolean {
  const state = emptyState()
  const seen = new Set<string>()
  const isFine = appointments.every((one) => {
    const person = instance.applicants.find(({ id }) => id === one.applicant)
    if (!person || seen.has(one.applicant)) return false
    seen.add(one.applicant)
    const isOption = optionsOf(instance, person).some((option) => isSame(option, one))
    if (!isOption || !isAllowed(state, instance, optionOf(instance, one))) return false
    enter(state, instance, optionOf(instance, one))
    return true
  })
  const isThere = (wanted: Appointment) =>
    appointments.some((one) => one.applicant === wanted.applicant && isSame(one, wanted))
  return isFine && (instance.locked ?? []).every(isThere)
}

const optionOf = ({ applicants }: Instance, { applicant, ...place }: Appointment): Option => ({
  ...place,
  team: applicants.find(({ id }) => id === applicant)?.team ?? 0,
})

const isSame = (one: Omit<Option, 'team'>, other: Omit<Option, 'team'>): boolean =>
  one.day === other.day &&
  one.start === other.start &&
  one.room === other.room &&
  one.interviewers.toSorted().join() === other.interviewers.toSorted().join()

interface Option {
  day: number
  start: number
  room: number
  interviewers: string[]
  team: number
}

interface State {
  /** `day hour` of each occupied interviewer and room. */
  taken: Map<string, number>
  /** Interviews of an interviewer on a day. */
  held: Map<string, number>
  /** For each interview that is there, its team and panel as text, and its applicants. */
  meetings: Map<string, { who: string; count: number }>
}

const emptyState = (): State => ({ taken: new Map(), held: new Map(), meetings: new Map() })
const has = (mask: number, bit: number) => ((mask >> bit) & 1) === 1

function optionsOf(instance: Instance, person: Instance['applicants'][number]): Option[] {
  const { days, perDay, length, rooms } = instance
  const panel = instance.teams.find(({ id }) => id === person.team)?.panel ?? 0
  const members = instance.interviewers.filter(({ teams }) => teams.includes(person.team))
  const options: Option[] = []
  for (let day = 0; day < days; day++)
    for (let start = 0; start + length <= perDay; start++) {
      const hours = Array.from({ length }, (_, hour) => start + hour)
      const isFree = (mask = 0) => hours.every((hour) => has(mask, hour))
      if (!isFree(person.hours[day])) continue
      const there = members.filter((one) => isFree(one.hours[day])).map(({ id }) => id)
      const counts = hours.map((hour) => (typeof rooms === 'number' ? rooms : (rooms[day]?.[hour] ?? 0)))
      for (let room = 0; room < Math.min(...counts); room++)
        for (const interviewers of choose(there, panel))
          options.push({ day, start, room, interviewers, team: person.team })
    }
  return options
}

function choose<Value>(values: Value[], count: number): Value[][] {
  if (count === 0) return [[]]
  const [first, ...rest] = values
  if (first === undefined) return []
  return [...choose(rest, count - 1).map((others) => [first, ...others]), ...choose(rest, count)]
}

const hoursOf = ({ start }: Option, { length }: Instance) => Array.from({ length }, (_, hour) => start + hour)
const change = (counts: Map<string, number>, key: string, by: number) =>
  counts.set(key, (counts.get(key) ?? 0) + by)

const meetingAt = ({ day, start, room }: Option) => `${day} ${start} ${room}`
const whoOf = ({ team, interviewers }: Option) => `${team}: ${interviewers.toSorted().join()}`

function move(state: State, instance: Instance, option: Option, by: 1 | -1): void {
  const { day, room, interviewers } = option
  const count = state.meetings.get(meetingAt(option))?.count ?? 0
  if (count + by > 0) state.meetings.set(meetingAt(option), { who: whoOf(option), count: count + by })
  else state.meetings.delete(meetingAt(option))
  // The panel and the room are taken by the first applicant, and left by the last.
  if (Math.min(count, count + by) > 0) return
  for (const id of interviewers) change(state.held, `${id} ${day}`, by)
  for (const hour of hoursOf(option, instance)) {
    change(state.taken, `room ${room} ${day} ${hour}`, by)
    for (const id of interviewers) change(state.taken, `one ${id} ${day} ${hour}`, by)
  }
}
const enter = (state: State, instance: Instance, option: Option) => move(state, instance, option, 1)
const leave = (state: State, instance: Instance, option: Option) => move(state, instance, option, -1)

function isAllowed({ taken, held, meetings }: State, instance: Instance, option: Option): boolean {
  const { day, room, interviewers } = option
  const meeting = meetings.get(meetingAt(option))
  if (meeting) {
    const capacity = instance.teams.find(({ id }) => id === option.team)?.capacity ?? 1
    return meeting.who === whoOf(option) && meeting.count < capacity
  }
  const hours = hoursOf(option, instance)
  const isTaken = (what: string, hour: number) => (taken.get(`${what} ${day} ${hour}`) ?? 0) > 0
  if (hours.some((hour) => isTaken(`room ${room}`, hour))) return false
  return interviewers.every((id) => {
    const one = instance.interviewers.find((other) => other.id === id)
    const on = (limit: number | number[] | undefined) => (Array.isArray(limit) ? limit[day] : limit) ?? 99
    if (hours.some((hour) => isTaken(`one ${id}`, hour))) return false
    if ((held.get(`${id} ${day}`) ?? 0) + 1 > on(one?.maxPerDay)) return false
    let run = 0
    for (let hour = 0; hour < instance.perDay; hour++) {
      run = hours.includes(hour) || isTaken(`one ${id}`, hour) ? run + 1 : 0
      if (run > on(one?.maxInARow)) return false
    }
    return true
  })
}
