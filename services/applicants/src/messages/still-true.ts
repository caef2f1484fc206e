import type { Answer } from '@recruit/contract/constants'
import type { StoredKind, UntrueReason } from '@recruit/contract/mail/kinds'
import type { SettingsRecord } from '@recruit/settings-client/client'
import { unpacked } from '../application/applicant.row.ts'
import { type AppointmentAnswer, beginOf, type PublishedAppointment } from '../application/appointment.ts'
import { announcementOf, type Result, resultShown, type Shown } from '../application/shown-result.ts'
import { KIND_RULES } from './message-kinds.ts'

/** A message and its application; `submissions` is null for a message without one. */
export interface MessageFacts extends Result, Shown {
  kind: StoredKind
  mailing: string | null
  onlyPass: string | null
  onlyDate: string | null
  submissions: number | null
  occasion: string
  /** MySQL's. */
  clock: Date
  answer: Answer | null
  /** Both as stored. */
  appointmentAnswer: unknown
  publishedAppointments: unknown
}
/** The selected columns of both: the message is `m`, its application `a`. */
export const MESSAGE_FACTS = `m.kind, m.mailing, m.only_pass AS onlyPass, m.only_date AS onlyDate, a.submissions, a.pass,
    a.date, m.occasion, UTC_TIMESTAMP(6) AS clock, a.answer, a.appointment_answer AS appointmentAnswer,
    a.published_appointments AS publishedAppointments, a.shown_pass AS shownPass, a.shown_date AS shownDate, a.shown_in AS shownIn`

/** Why a message is no longer true of its applicant, or null; the same for mail and for messages on the site. */
export function untrueOf(message: MessageFacts, now: SettingsRecord): UntrueReason | null {
  const { kind, mailing, onlyPass, onlyDate, submissions, occasion, clock, answer } = message
  if (mailing !== null && submissions === null) return 'gone'
  const ofKind = KIND_RULES[kind].untrue({
    ...{ submissions: submissions ?? 0, occasion, clock, answer, answersUntil: now.answersUntil ?? null },
    appointmentAnswer: unpacked<AppointmentAnswer | null>(message.appointmentAnswer),
    begins: beginOf(onlyDate, unpacked<PublishedAppointment[] | null>(message.publishedAppointments)),
  })
  if (ofKind) return ofKind
  const { pass, date } = resultShown(message, announcementOf(now))
  const isTrue = (onlyPass ?? pass) === pass && (onlyDate ?? date) === date
  return isTrue ? null : 'not true any more'
}
