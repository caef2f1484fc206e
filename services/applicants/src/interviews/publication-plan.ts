import type { Team } from '@recruit/contract/constants'
import { digest } from '../digest.ts'
import { type Announcement, type Result, resultShown, type Shown } from '../publication.ts'
import { type PublishedAppointment, published } from './published-appointment.ts'
import type { TimetableInput } from './timetable-input.ts'

/** What an application says of its interview before a publication. */
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
 * Everybody whose text or appointment would be another one. Who has lost an appointment loses its text too, unless
 * somebody has written another one by hand.
 */
export function publicationPlan(
  { appointments, rules }: TimetableInput,
  announced: Announced[],
  running: Announcement,
): PlannedDate[] {
  const standing = new Map(appointments.map((one) => [one.applicant, one]))
  return announced.flatMap((one) => {
    const { id, name, team, date, publishedAppointments } = one
    const last = publishedAppointments?.at(-1)
    const appointment = standing.get(id)
    const next = appointment && published(appointment, rules)
    const isWritten = last !== undefined && !last.isRemoved && last.date === date
    if (next ? isWritten && isSame(next, last) : !isWritten) return []
    // What applicants read stays beside its text. The last one stays too: calendars take a higher number only.
    const shown = running === null ? null : resultShown(one, running).date
    const read = publishedAppointments?.findLast((before) => before.date === shown)
    const kept = [...(read && read !== last ? [read] : []), ...(last ? [last] : [])]
    const list: PublishedAppointment[] = next
      ? [...kept, { ...next, sequence: (last?.sequence ?? -1) + 1 }]
      : kept.map((before) => (before === last ? { ...before, isRemoved: true } : before))
    return [{ ...{ id, name, team, date }, next: next?.date ?? '', publishedAppointments: list }]
  })
}

const isSame = (
  { date, day, start, length, place }: Omit<PublishedAppointment, 'sequence'>,
  last: PublishedAppointment,
): boolean =>
  JSON.stringify([date, day, start, length, place]) ===
  JSON.stringify([last.date, last.day, last.start, last.length, last.place])

/** Names a plan: the admin who publishes says by it what was seen. */
export const planDigest = (version: number, plan: PlannedDate[]): string =>
  digest([version, plan.map(({ name: _, ...one }) => one)])
