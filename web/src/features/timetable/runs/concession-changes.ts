import { ALL_HOURS, GRID_HOURS, ROOMS_MAX } from '@recruit/contract/constants'
import { closedOn } from '@recruit/contract/interview/closed-hours'
import { bitsOf } from '../board/situation.ts'
import type { Concession, Interviewer, TimetableRules } from '../use-timetable.ts'

type Rules = TimetableRules['rules']
/** What a timetable is computed from and staff may change. */
export interface Premises {
  rules: Rules
  /** The interview days. */
  days: string[]
  interviewers: Interviewer[]
}

/** An applicant's hours are her own: she has to be asked, and to change them herself. */
export const mustBeAsked = ({ kind }: Concession): boolean => kind === 'applicant-hours'
/** An interviewer has one limit for every day. */
export const concernsEveryDay = ({ kind }: Concession): boolean =>
  kind === 'interviews-per-day' || kind === 'hours-in-a-row'

/** The premises with these concessions; unaffected ones stay the same object. */
export const concede = (concessions: Concession[], premises: Premises): Premises =>
  concessions.reduce(concedeOne, premises)

function concedeOne(premises: Premises, { kind, day, start = 0, to = 0, interviewer }: Concession): Premises {
  const change = (made: (one: Interviewer) => Partial<Interviewer>) => ({
    ...premises,
    interviewers: premises.interviewers.map((one) =>
      one.id === interviewer ? { ...one, ...made(one) } : one,
    ),
  })
  switch (kind) {
    case 'room':
      return { ...premises, rules: withRoom(premises, day, start) }
    case 'interviews-per-day':
      return change(({ mostPerDay }) => ({ mostPerDay: raised(mostPerDay, to) }))
    case 'hours-in-a-row':
      return change(({ mostInARow }) => ({ mostInARow: raised(mostInARow, to) }))
    case 'interviewer-hours':
      return change((one) => withHours(one, premises, day, spanOf(start, premises.rules.length)))
    default:
      return premises
  }
}

const spanOf = (start: number, length: number): number => bitsOf(start, length) & ALL_HOURS
/** No limit stays none. */
const raised = (limit: number | null, to: number) => (limit === null ? null : Math.max(limit, to))

/** Whether these hours are closed now: one room more opens them on this day. */
export const isClosed = (rules: Rules, { day, start = 0 }: Concession): boolean =>
  (closedOn(rules.closed, day) & spanOf(start, rules.length)) !== 0

function withRoom({ rules, days }: Premises, day: string, start: number): Rules {
  const span = spanOf(start, rules.length)
  const shut = closedOn(rules.closed, day)
  const before = rules.roomsByDay.find((one) => one.day === day)?.rooms
  const rooms = Array.from({ length: GRID_HOURS }, (_, hour) => {
    const count = before?.[hour] ?? rules.rooms
    if (!((span >> hour) & 1)) return count
    return (shut >> hour) & 1 ? 1 : Math.min(count + 1, ROOMS_MAX)
  })
  const others = rules.roomsByDay.filter((one) => one.day !== day)
  const roomsByDay = [...others, { day, rooms }].sort((a, b) => (a.day < b.day ? -1 : 1))
  return { ...rules, roomsByDay, closed: opened(rules.closed, { day, span, days }) }
}

/** Opens hours on one day; where they are closed on every day, they stay closed on each of the others. */
function opened(
  closed: Rules['closed'],
  { day, span, days }: { day: string; span: number; days: string[] },
): Rules['closed'] {
  const hoursOf = new Map<string | null, number>()
  const close = (on: string | null, hours: number) => {
    if (hours) hoursOf.set(on, (hoursOf.get(on) ?? 0) | hours)
  }
  for (const one of closed) {
    const isMeant = one.day === null || one.day === day
    close(one.day, isMeant ? one.hours & ~span : one.hours)
    if (one.day === null) for (const other of days) if (other !== day) close(other, one.hours & span)
  }
  return [...hoursOf].map(([on, hours]) => ({ day: on, hours }))
}

/** Hours without dates are read from the interview days; a day without a column takes one that says nothing. */
function withHours(
  { interviewHours, interviewDays }: Interviewer,
  { days }: Premises,
  day: string,
  span: number,
): Partial<Interviewer> {
  const known = (interviewDays ?? days).indexOf(day)
  const column = known >= 0 ? known : interviewHours.indexOf(0)
  return {
    interviewHours: interviewHours.map((hours, index) => (index === column ? hours | span : hours)),
    interviewDays: interviewDays?.map((date, index) => (index === column ? day : date)) ?? null,
  }
}
