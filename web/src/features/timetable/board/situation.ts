import { closedOn } from '@recruit/contract/interview/closed-hours'
import { hoursOfDay } from '@recruit/contract/interview/interview-days'
import { turnsOf, withTurns } from '@recruit/contract/interview/pace'
import { ROWS } from '../../../ui/grid/grid-paint.ts'
import type { View } from '../names.ts'
import { hasBegun, interviewsOf } from '../times.ts'
import type { Appointment, Interviewer, Named, Timetable, TimetableRules } from '../use-timetable.ts'

export interface Situation {
  timetable: Timetable
  interviewers: Interviewer[]
  rules: TimetableRules
}
export type Place = Pick<Appointment, 'day' | 'start' | 'room' | 'interviewers'> & {
  /** Absent: hers, or the first free one. */
  turn?: number
}
/** An hour of a day; hour 0 is 8:00. */
export interface When {
  day: string
  start: number
}

/** The hours of an interview as bits. */
export const bitsOf = (start: number, length: number): number => (2 ** length - 1) << start

/** The hours at which an interviewer can come on a day, as bits. */
export const offeredBy = (one: Interviewer, { rules }: Situation, day: string): number =>
  hoursOfDay({ ...one, interviewDays: one.interviewDays ?? rules.days }, day, 0)

type Rules = TimetableRules['rules']
export const isClosed = (rules: Rules, { day, start }: When): boolean =>
  ((closedOn(rules.closed, day) >> start) & 1) === 1

export const roomsAt = (rules: Rules, { day, start }: When): number =>
  isClosed(rules, { day, start })
    ? 0
    : (rules.roomsByDay.find((one) => one.day === day)?.rooms[start] ?? rules.rooms)

/** The days of the interviews, and former ones that still have appointments. */
export const daysOf = ({ timetable }: Situation): string[] =>
  [...new Set([...timetable.days, ...interviewsOf(timetable).map(({ day }) => day)])].sort()

export const interviewsOn = ({ timetable }: Situation, day: string) =>
  interviewsOf(timetable).filter((one) => one.day === day)

/** The hours of a day as bits: in which interviews are, and in which a room is open and an interviewer present. */
function hoursOn(situation: Situation, day: string) {
  const { timetable, interviewers, rules } = situation
  const taken = interviewsOn(situation, day).reduce(
    (all, { start }) => all | bitsOf(start, timetable.length),
    0,
  )
  const open = ROWS.reduce(
    (all, start) => all | (Number(roomsAt(rules.rules, { day, start }) > 0) << start),
    0,
  )
  const offered = interviewers.reduce((all, one) => all | offeredBy(one, situation, day), 0)
  return { taken, open, free: open & offered }
}

/** The hours of a day that need a row: an interviewer is present and they have not begun, or there is an appointment. */
export function rowsOf(situation: Situation, day: string): number[] {
  const { taken, open, free } = hoursOn(situation, day)
  const bits = taken | free || open || -1
  const shown = ROWS.filter((hour) => (bits >> hour) & 1)
  const all = ROWS.slice(shown[0], (shown.at(-1) ?? 0) + 1)
  const useful = all.filter((hour) => (taken >> hour) & 1 || !hasBegun(day, hour))
  return useful.length > 0 ? useful : all
}

/** Hours of a day in one row: one hour, or several without an interview for the same reason. */
interface Stretch {
  hours: number[]
  /** `past`: it has begun. `closed`: a break. `roomless`: no room is open. `away`: no interviewer is present. */
  empty: 'past' | 'closed' | 'roomless' | 'away' | 'free' | null
}

/** The rows of a day; by interviewer, an hour in which one of them is free stays a row of its own. */
export function stretchesOf(situation: Situation, day: string, view: View): Stretch[] {
  const { taken, open, free } = hoursOn(situation, day)
  const emptyAs = (hour: number): Stretch['empty'] => {
    const isIn = (bits: number) => ((bits >> hour) & 1) === 1
    if (isIn(taken)) return null
    if (hasBegun(day, hour)) return 'past'
    if (view === 'interviewer' && isIn(free)) return null
    if (isClosed(situation.rules.rules, { day, start: hour })) return 'closed'
    if (!isIn(open)) return 'roomless'
    return isIn(free) ? 'free' : 'away'
  }
  const all: Stretch[] = []
  for (const hour of rowsOf(situation, day)) {
    const last = all.at(-1)
    const empty = emptyAs(hour)
    if (empty && last?.empty === empty) last.hours.push(hour)
    else all.push({ hours: [hour], empty })
  }
  return all
}

/** As many rooms as can be used at some hour of the day, or are used. */
export function roomCountOf(situation: Situation, day: string): number {
  const used = interviewsOn(situation, day).map(({ room }) => room + 1)
  const rows = rowsOf(situation, day).map((start) => roomsAt(situation.rules.rules, { day, start }))
  return Math.max(1, ...used, ...rows)
}

/** The interviewers of a day: those who can come or have an appointment, removed ones by their id alone. */
export function interviewersOn(situation: Situation, day: string): string[] {
  const { interviewers } = situation
  const busy = new Set(interviewsOn(situation, day).flatMap((one) => one.interviewers))
  const known = interviewers.filter((one) => busy.has(one.id) || offeredBy(one, situation, day) > 0)
  const removed = [...busy].filter((id) => !interviewers.some((one) => one.id === id))
  return [...known.map(({ id }) => id), ...removed]
}

/** An applicant to be interviewed, with or without an appointment. */
export type Person = Named & Partial<Appointment>
export const isPlaced = (who: Person): who is Person & Appointment => who.day !== undefined
export const personOf = ({ timetable: { appointments, unplaced } }: Situation, _id: string) =>
  [...appointments, ...unplaced].find((one): one is Person => one._id === _id)
export const appointmentOf = ({ timetable }: Situation, _id: string) =>
  timetable.appointments.find((one) => one._id === _id)

/** The sentences of the rules that an appointment breaks now. */
export const brokenOf = ({ timetable: { broken, length } }: Situation, one: Appointment): string[] =>
  broken
    .filter(({ _id, interviewer, day, hour }) =>
      _id === undefined
        ? day === one.day &&
          one.interviewers.includes(interviewer ?? '') &&
          (hour === undefined || (hour >= one.start && hour < one.start + length))
        : _id === one._id,
    )
    .map(({ said }) => said)

export type Change =
  | { kind: 'place'; _id: string; place: Place }
  | { kind: 'remove'; _id: string }
  | { kind: 'lock'; ids: string[]; isLocked: boolean }

/** The draft after a change, before the server has judged it. */
export function applied(timetable: Timetable, change: Change): Timetable {
  const { appointments, unplaced } = timetable
  if (change.kind === 'lock')
    return {
      ...timetable,
      appointments: appointments.map((one) =>
        change.ids.includes(one._id) ? { ...one, isLocked: change.isLocked } : one,
      ),
    }
  const { _id } = change
  const standing = appointments.find((one) => one._id === _id)
  const who = standing ?? unplaced.find((one) => one._id === _id)
  if (!who) return timetable
  const { name, team, hours } = who
  const others = appointments.filter((one) => one._id !== _id)
  const without = unplaced.filter((one) => one._id !== _id)
  if (change.kind === 'remove')
    return { ...timetable, appointments: others, unplaced: [...without, { _id, name, team, hours }] }
  const { isLocked = false, isKept = false } = standing ?? {}
  const marks = { isLocked, isKept, isByHand: true, answer: null }
  const stays = standing !== undefined && isSameHours(standing, change.place)
  const turn = change.place.turn ?? (stays ? standing.turn : undefined)
  const moved = { _id, name, team, hours, ...marks, ...change.place, turn }
  // Who is in one interview has one panel.
  const after = others.map((one) =>
    stays && isSameHours(one, change.place) ? { ...one, interviewers: change.place.interviewers } : one,
  )
  // A chosen turn is taken from those who are not locked.
  const [firm, loose] = [after.filter((one) => one.isLocked), after.filter((one) => !one.isLocked)]
  const all = change.place.turn === undefined ? [...after, moved] : [...firm, moved, ...loose]
  const inTurns = withTurns(all, (one) => turnsOf(timetable, one.team))
  return { ...timetable, appointments: inTurns, unplaced: without }
}

/** The change that undoes another one; null where that one changes nothing. */
export function inverseOf(timetable: Timetable, change: Change): Change | null {
  const { appointments } = timetable
  if (change.kind === 'lock') {
    const ids = appointments
      .filter(({ _id, isLocked }) => change.ids.includes(_id) && isLocked !== change.isLocked)
      .map(({ _id }) => _id)
    return ids.length ? { kind: 'lock', ids, isLocked: !change.isLocked } : null
  }
  const { _id } = change
  const standing = appointments.find((one) => one._id === _id)
  if (!standing) return change.kind === 'place' ? { kind: 'remove', _id } : null
  const { day, start, room, interviewers, turn } = standing
  const place = { day, start, room, interviewers, ...(hasTurns(timetable, standing) && { turn }) }
  if (change.kind === 'place' && isSamePlace(place, change.place)) return null
  return { kind: 'place', _id, place }
}

/** Whether a change still holds: undo leaves what another user has changed since. */
export function stillStands({ appointments }: Timetable, change: Change): boolean {
  const at = (_id: string) => appointments.find((one) => one._id === _id)
  if (change.kind === 'lock') return change.ids.every((_id) => at(_id)?.isLocked === change.isLocked)
  const standing = at(change._id)
  if (change.kind === 'remove') return standing === undefined
  return standing !== undefined && isSamePlace(standing, change.place)
}

/** Whether the hours of a panel hold several interviews of this team. */
export const hasTurns = (timetable: Timetable, { team }: Pick<Named, 'team'>): boolean =>
  turnsOf(timetable, team).begins.length > 1

/** Whether two are in one room at the same hours. */
const isSameHours = (one: Place, other: Place): boolean =>
  one.day === other.day && one.start === other.start && one.room === other.room
const isSamePlace = (one: Place, other: Place): boolean =>
  isSameHours(one, other) &&
  (one.turn === undefined || other.turn === undefined || one.turn === other.turn) &&
  one.interviewers.toSorted().join('\n') === other.interviewers.toSorted().join('\n')
