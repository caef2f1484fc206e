import { calendarUid, community } from '@recruit/contract/community'
import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import { calendarFile } from '@recruit/contract/interview/ics'
import { interviewPlace } from '@recruit/contract/interview/places'
import { interviewUid } from '../../application/appointment.ts'
import type { DateKind } from '../message-kinds.ts'
import type { Receiver } from '../receivers.ts'

const appointmentOf = ({ publishedAppointments }: Receiver, date: string) =>
  publishedAppointments?.findLast((one) => one.date === date)

/** Whether the interview of this text is over; false for a text by hand, which has no hour. */
export const isOver = (receiver: Receiver, date: string, clock: Date): boolean => {
  const appointment = appointmentOf(receiver, date)
  return appointment !== undefined && appointmentTimes(appointment).ends < clock
}

const SUMMARY = {
  ko: `${community.name.ko} 면접`,
  en: `${community.name.en} interview`,
}

/**
 * The interview as a calendar file, with the same uid as the site's; a cancellation removes it. Null for a date by
 * hand. It contains no address that opens a result.
 */
export function calendarOf(
  receiver: Receiver,
  { kind, date, before }: { kind: DateKind; date: string; before: string },
  settings: PublicSettings,
  stamp: Date,
): string | null {
  const isCancelled = kind === 'cancelled'
  const appointment = appointmentOf(receiver, isCancelled ? before : date)
  if (!appointment) return null
  const { id, language } = receiver
  return calendarFile({
    method: isCancelled ? 'CANCEL' : 'PUBLISH',
    stamp,
    organizer: { name: community.siteTitle[language], email: community.email },
    events: [
      {
        uid: calendarUid(interviewUid(id)),
        sequence: appointment.sequence + (isCancelled ? 1 : 0),
        ...appointmentTimes(appointment),
        summary: SUMMARY[language],
        location: interviewPlace({ date: appointment.date, appointment }, settings),
        isCancelled,
      },
    ],
  })
}
