import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import { digest } from '../shared/digest.ts'
import { type Announcement, type Result, resultShown, type Shown } from './shown-result.ts'

/** An appointment as published; `date` is the text in the application. */
export interface PublishedAppointment {
  date: string
  day: string
  start: number
  length: number
  /** When it begins in these hours and how long it takes, in minutes; absent: at the first, for all of them. */
  minute?: number
  minutes?: number
  place: string
  /** Grows with each publication of this applicant's appointment. */
  sequence: number
  /** Removed from the timetable; stored for its number. */
  isRemoved?: boolean
  /** Absent in appointments of an earlier release. */
  room?: number
  turn?: number
  interviewers?: string[]
  /** Its applicant had read it when she got another status than a first pass: it holds until it is over. */
  isKept?: boolean
}

/** An applicant's answer, with the answered appointment. */
export interface AppointmentAnswer extends Pick<PublishedAppointment, 'date' | 'sequence'> {
  will: boolean
  reason: string
  /** ISO 8601. */
  at: string
}

/** The answer to this appointment: one to an earlier appointment does not count, even with the same text. */
export const answerTo = (
  { date, sequence }: PublishedAppointment,
  stored: AppointmentAnswer | null,
): AppointmentAnswer | null => (stored?.date === date && stored.sequence === sequence ? stored : null)

type Appointed = Result & Shown & { publishedAppointments: PublishedAppointment[] | null }

/**
 * The appointment that an applicant may know of. It is shown only with its text: staged while the text is, and gone
 * once staff write another text.
 */
export const appointmentShown = (
  application: Appointed,
  running: Announcement,
): PublishedAppointment | undefined => (running === null ? undefined : appointmentOf(application, running))

/** The same for staff, who also know it before results are public. */
export function appointmentOf(
  application: Appointed,
  running: Announcement,
): PublishedAppointment | undefined {
  const { pass, date } = resultShown(application, running)
  if (pass !== '1stPass') return undefined
  return publishedWith(date, application.publishedAppointments)
}

/** The last published appointment with this text; none for a date by hand. */
export const publishedWith = (
  date: string | null,
  published: PublishedAppointment[] | null,
): PublishedAppointment | undefined => published?.findLast((one) => one.date === date)

/** When it begins; null for a date by hand, which has no hour. */
export function beginOf(date: string | null, published: PublishedAppointment[] | null): Date | null {
  const appointment = publishedWith(date, published)
  return appointment ? appointmentTimes(appointment).begins : null
}

/** Names an application's interview in calendars; it opens nothing. */
export const interviewUid = (id: string): string => digest(['interview', id])
