import { GRID_FIRST_HOUR } from '@recruit/contract/constants'
import { dayHead } from '@recruit/contract/interview/grid-days'
import { digest } from '../shared/digest.ts'
import { type Announcement, type Result, resultShown, type Shown } from '../application/shown-result.ts'
import type { DatedAppointment } from './answer.ts'
import type { Rules } from './rules.model.ts'

/** An appointment as published; `date` is the text in the application. */
export interface PublishedAppointment {
  date: string
  day: string
  start: number
  length: number
  place: string
  /** Grows with each publication of this applicant's appointment. */
  sequence: number
  /** Removed from the timetable; stored for its number. */
  isRemoved?: boolean
  /** Absent in appointments of an earlier release. */
  room?: number
  interviewers?: string[]
  /** Its applicant had read it when she got another status than a first pass: it holds until it is over. */
  isKept?: boolean
}

/**
 * In the community's usual form, which `writtenTime` reads back: '12.6(일) 14:00, 학관 301호', with the hours if more than
 * one. The text contains every field of an appointment, so that different appointments have different texts.
 */
export function published(
  { day, start, room, interviewers }: DatedAppointment,
  { length, roomNames }: Rules,
): Omit<PublishedAppointment, 'sequence'> {
  const place = roomNames[room] ?? ''
  const date = `${dayHead(day, 0, 'ko')} ${start + GRID_FIRST_HOUR}:00${place && `, ${place}`}${length > 1 ? ` (${length}시간)` : ''}`
  return { date, day, start, length, place, room, interviewers }
}

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
  return application.publishedAppointments?.findLast((one) => one.date === date)
}

/** Names an application's interview in calendars; it opens nothing. */
export const interviewUid = (id: string): string => digest(['interview', id])
