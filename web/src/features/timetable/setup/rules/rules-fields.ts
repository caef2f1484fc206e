import {
  GRID_HOURS,
  INTERVIEW_LENGTH_MAX,
  PANEL_MAX,
  ROOMS_MAX,
  TEAMS,
  type Team,
} from '@recruit/contract/constants'
import { keysOf } from '@recruit/contract/fields/pick'
import { chosenDays, type DatedHours } from '@recruit/contract/interview/interview-days'
import { wholeNumber } from '../../../../ui/grid/hours/limits.tsx'
import { fromSeoulInput, toSeoulInput } from '../../../../ui/time/seoul-time.ts'
import type { TimetableRules } from '../../use-timetable.ts'

type Rules = TimetableRules['rules']
interface DayHours {
  day: string
  hours: number
}
export interface DayRooms {
  day: string
  /** Of each hour, as typed. */
  rooms: string[]
}
export interface TypedRules {
  length: string
  rooms: string
  panels: Record<Team, string>
  pace: Record<Team, TypedPace>
  roomNames: string[]
  /** Hours without interviews on every day, as bits. */
  everyDay: number
  closed: DayHours[]
  roomsByDay: DayRooms[]
  /** In Seoul's time, as its input has it; '' for none. */
  answersUntil: string
}
/** As chosen; 0 minutes for all of the hours. */
export type TypedPace = Omit<Rules['pace'][number], 'team'>
/** A part of the form. */
export interface RulesPart {
  typed: TypedRules
  set: (part: Partial<TypedRules>) => void
}
export const RULE_LIMITS: Record<'length' | 'rooms' | 'panels', readonly [min: number, max: number]> = {
  length: [1, INTERVIEW_LENGTH_MAX],
  rooms: [0, ROOMS_MAX],
  panels: [1, PANEL_MAX],
}
type Limited = keyof typeof RULE_LIMITS
function numberOf(field: Limited, typed: string) {
  const [min, max] = RULE_LIMITS[field]
  return wholeNumber(typed, min, max)
}

const byTeam = <V>(of: (team: Team) => V): Record<Team, V> => ({ 1: of(1), 2: of(2), 3: of(3) })

export const typedRulesOf = ({ length, rooms, closed, ...rules }: Rules): TypedRules => ({
  length: `${length}`,
  rooms: `${rooms}`,
  panels: byTeam((team) => `${rules.panels.find((one) => one.team === team)?.size ?? 1}`),
  pace: byTeam((team) => typedPaceOf(rules.pace, length, team)),
  roomNames: withoutEmptyEnd(rules.roomNames),
  everyDay: closed.filter(({ day }) => day === null).reduce((all, { hours }) => all | hours, 0),
  closed: closed.flatMap(({ day, hours }) => (day !== null && hours ? [{ day, hours }] : [])).sort(byDay),
  roomsByDay: rules.roomsByDay.map(({ day, rooms }) => ({ day, rooms: rooms.map(String) })).sort(byDay),
  answersUntil: toSeoulInput(rules.answersUntil ?? ''),
})

/** The sent form of valid rules. */
export const rulesOf = (typed: TypedRules): Rules => ({
  length: numberOf('length', typed.length) ?? 1,
  rooms: numberOf('rooms', typed.rooms) ?? 0,
  roomsByDay: typed.roomsByDay.map(({ day, rooms }) => ({
    day,
    rooms: rooms.map((count) => numberOf('rooms', count) ?? 0),
  })),
  roomNames: withoutEmptyEnd(typed.roomNames.slice(0, mostRooms(typed)).map((name) => name.trim())),
  closed: [...(typed.everyDay ? [{ day: null, hours: typed.everyDay }] : []), ...typed.closed],
  panels: TEAMS.map((team) => ({ team, size: numberOf('panels', typed.panels[team]) ?? 1 })),
  pace: paceOf(typed),
  answersUntil: fromSeoulInput(typed.answersUntil) || null,
})

function typedPaceOf(pace: Rules['pace'], length: number, team: Team): TypedPace {
  const { minutes, pause, people } = pace.find((one) => one.team === team) ?? WHOLE
  return { minutes: minutes < length * 60 ? minutes : 0, pause, people }
}
const WHOLE: TypedPace = { minutes: 0, pause: 0, people: 1 }

/** The teams whose interviews are not one applicant for all of the hours. */
export function paceOf({ length, pace }: Pick<TypedRules, 'length' | 'pace'>): Rules['pace'] {
  const whole = (numberOf('length', length) ?? 1) * 60
  return TEAMS.flatMap((team) => {
    const chosen = pace[team]
    const minutes = chosen.minutes || whole
    return minutes === whole && chosen.people === 1
      ? []
      : [{ ...chosen, team, minutes: Math.min(minutes, whole) }]
  })
}

const MINUTES = [10, 15, 20, 25, 30, 40, 45, 60, 75, 90, 120, 150, 180]
/** The minutes to choose from: fewer than the hours have, and what is chosen. */
export const minutesFor = ({ length }: Pick<TypedRules, 'length'>, { minutes }: TypedPace): number[] => {
  const whole = (numberOf('length', length) ?? 1) * 60
  const offered = MINUTES.filter((one) => one < whole)
  return [...new Set([...offered, ...(minutes ? [minutes] : [])])].sort((one, other) => one - other)
}

/** The controls that keep the rules from being saved, in their order, each with the limits that it breaks. */
export function wrongRules({ length, rooms, panels, roomsByDay }: TypedRules) {
  const wrong = (field: Limited, typed: string, id: string) =>
    numberOf(field, typed) === null ? [{ id, field }] : []
  return [
    ...wrong('length', length, 'rule-length'),
    ...wrong('rooms', rooms, 'rule-rooms'),
    ...TEAMS.flatMap((team) => wrong('panels', panels[team], panelId(team))),
    ...roomsByDay.flatMap((one) =>
      one.rooms.flatMap((count, hour) => wrong('rooms', count, roomsId(one.day, hour))),
    ),
  ]
}
export const panelId = (team: Team) => `rule-panel-${team}`
export const roomsId = (day: string, hour: number) => `rule-rooms-${day}-${hour}`

/** The most rooms at any hour, which is how many have names. */
export const mostRooms = ({ rooms, roomsByDay }: TypedRules): number =>
  Math.max(0, ...[rooms, ...roomsByDay.flatMap((one) => one.rooms)].map((one) => numberOf('rooms', one) ?? 0))

/** The parts in which two differ. */
export const differingRules = (one: TypedRules, other: TypedRules) =>
  keysOf(one).filter(
    (part) => JSON.stringify(comparable(one, part)) !== JSON.stringify(comparable(other, part)),
  )

const comparable = (typed: TypedRules, part: keyof TypedRules) =>
  part === 'roomNames' ? withoutEmptyEnd(typed.roomNames) : typed[part]

/** Hours of single days in the form in which the grid has them, and back. */
export const datedOf = (closed: DayHours[]): DatedHours => ({
  interviewHours: closed.map(({ hours }) => hours),
  interviewDays: closed.map(({ day }) => day),
})
export const closedOf = (dated: DatedHours): DayHours[] =>
  [...chosenDays(dated)].map(([day, hours]) => ({ day: String(day), hours })).sort(byDay)

/** A day's rooms, to begin with as many at each hour as on every other day. */
export const roomsOfDay = (day: string, rooms: string): DayRooms => ({
  day,
  rooms: Array<string>(GRID_HOURS).fill(rooms),
})

const byDay = (one: { day: string }, other: { day: string }) => (one.day < other.day ? -1 : 1)
export const sortedByDay = (days: DayRooms[]) => days.toSorted(byDay)

function withoutEmptyEnd(names: string[]): string[] {
  return names.slice(0, names.findLastIndex((name) => name.trim() !== '') + 1)
}
