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
    if (next ? isSame(next, last) && next.date === date : !last || last.date !== date) return []
    const shown = running === null ? null : resultShown(one, running).date
    const kept = (publishedAppointments ?? []).filter((before) => before.date === shown)
    // What is shown goes on as it is: a number of its own would tell that another one was staged meanwhile.
    const added =
      next && !isSame(next, kept.at(-1)) ? [{ ...next, sequence: (last?.sequence ?? -1) + 1 }] : []
    const all = [...kept, ...added]
    return [
      {
        ...{ id, name, team, date },
        next: next?.date ?? '',
        publishedAppointments: all.length ? all : numbered(last),
      },
    ]
  })
}

/** The last appointment stays though nobody is told of it: the number of the next one goes on from it. */
const numbered = (last: PublishedAppointment | undefined) => (last ? [last] : [])

const isSame = (
  { date, day, start, length, place }: Omit<PublishedAppointment, 'sequence'>,
  last: PublishedAppointment | undefined,
): boolean =>
  last !== undefined &&
  JSON.stringify([date, day, start, length, place]) ===
    JSON.stringify([last.date, last.day, last.start, last.length, last.place])

/** Names a plan: the admin who publishes says by it what was seen. */
export const planDigest = (version: number, plan: PlannedDate[]): string =>
  digest([version, plan.map(({ name: _, ...one }) => one)])
