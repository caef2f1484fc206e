import { GRID_FIRST_HOUR, type Team } from '@recruit/contract/constants'
import { dayHead } from '@recruit/contract/interview/grid-days'
import { turnsOf } from '@recruit/contract/interview/pace'
import type { PublishedAppointment } from '../application/appointment.ts'
import { type Announcement, type Result, resultShown, type Shown } from '../application/shown-result.ts'
import { digest } from '../shared/digest.ts'
import type { Rules } from './rules.model.ts'
import type { Arranged, TimetableInput } from './timetable-input.ts'

/** An application's interview before a publication. */
export interface Announced extends Result, Shown {
  id: string
  name: string
  team: Team
  publishedAppointments: PublishedAppointment[] | null
}
/** What publishing writes into one application. */
export interface PlannedDate {
  id: string
  name: string
  team: Team
  date: string
  next: string
  publishedAppointments: PublishedAppointment[]
}

/**
 * All applicants whose text or appointment would change. An applicant who loses an appointment loses its text too,
 * unless staff have replaced it by hand. Applicants who are no longer interviewed appear only where a kept place was
 * taken off.
 */
export function publicationPlan(
  { appointments, rules, kept: places, absent }: TimetableInput,
  announced: Announced[],
  running: Announcement,
): PlannedDate[] {
  const standing = new Map(appointments.map((one) => [one.applicant, one]))
  return announced.flatMap((one) => {
    const { id, name, team, date } = one
    const before = one.publishedAppointments ?? []
    const last = before.at(-1)
    const appointment = standing.get(id)
    const missed = absent.get(id)
    // Who did not come gets no cancellation of what is over.
    if (!appointment && missed && missed.day === last?.day && missed.start === last.start) return []
    if (one.pass !== '1stPass' && (appointment || !places.has(id))) return []
    const next = appointment && published(appointment, rules, team)
    const isWritten = last !== undefined && !last.isRemoved && last.date === date
    if (next ? isWritten && isSame(next, last) : !isWritten) return []
    const shown = running === null ? null : resultShown(one, running).date
    const read = before.findLast((other) => other.date === shown)
    return [
      {
        ...{ id, name, team, date },
        next: next?.date ?? '',
        publishedAppointments: kept(before, read, next),
      },
    ]
  })
}

/**
 * What stays next to the next appointment: what applicants read, with its text, and the highest number, since calendars
 * accept only higher ones.
 *
 * What is read keeps its number: a new one would reveal that something was staged.
 */
function kept(
  before: PublishedAppointment[],
  read: PublishedAppointment | undefined,
  next: Omit<PublishedAppointment, 'sequence'> | undefined,
): PublishedAppointment[] {
  const highest = before.toSorted((one, other) => one.sequence - other.sequence).at(-1)
  const stay = [highest, read].flatMap((one, at, all) => (one && all.indexOf(one) === at ? [one] : []))
  if (!next)
    return stay.map((one, at) => (one.isKept || at === stay.length - 1 ? { ...one, isRemoved: true } : one))
  if (read && isSame(next, read))
    return [...stay.filter((one) => one !== read), { ...next, sequence: read.sequence }]
  // After a removed appointment its cancellation has the next number.
  const last = highest ? highest.sequence + (highest.isRemoved ? 1 : 0) : -1
  return [...stay, { ...next, sequence: last + 1 }]
}

const isSame = (one: Omit<PublishedAppointment, 'sequence'>, last: PublishedAppointment): boolean =>
  JSON.stringify(readOf(one)) === JSON.stringify(readOf(last))

/** What its applicant reads; an appointment of an earlier release takes all of its hours. */
const readOf = ({ date, day, start, length, place, ...one }: Omit<PublishedAppointment, 'sequence'>) => {
  const { minute = 0, minutes = length * 60 } = one
  return [date, day, start * 60 + minute, minutes, place]
}

/** Names a plan, by which the publishing admin says what she saw. */
export const planDigest = (version: number, plan: PlannedDate[]): string =>
  digest([version, plan.map(({ name: _, ...one }) => one)])

/**
 * In the community's usual form, which `writtenTime` reads back: '12.6(일) 14:20, 학관 301호 (20분)', without the length of
 * an hour for one. The text contains every field that an applicant reads, so that different appointments have different texts.
 */
export function published(
  { day, start, room, turn = 0, interviewers }: Arranged,
  rules: Rules,
  team: Team,
): Omit<PublishedAppointment, 'sequence'> {
  const { minutes, people, begins } = turnsOf(rules, team)
  const minute = begins[turn] ?? 0
  const place = rules.roomNames[room] ?? ''
  const time = `${start + GRID_FIRST_HOUR + Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
  const date = `${dayHead(day, 0, 'ko')} ${time}${place && `, ${place}`}${minutes === 60 && people === 1 ? '' : ` (${lengthInWords(minutes)})`}`
  return { date, day, start, length: rules.length, minute, minutes, place, room, turn, interviewers }
}

const lengthInWords = (minutes: number): string =>
  minutes % 60 === 0 ? `${minutes / 60}시간` : `${minutes}분`
