import { calendarUid } from '@recruit/contract/community'
import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import { calendarFile } from '@recruit/contract/interview/ics'
import { interviewPlace } from '@recruit/contract/interview/places'
import type { Language } from '@recruit/contract/text'
import type { Reply } from '../../api/client.ts'
import { serverNow } from '../../api/server-clock.ts'
import { community } from '../../content/community.ts'
import { moment } from '../../ui/time/countdown.ts'
import { clockTime } from '../../ui/time/seoul-time.ts'
import { appointmentText } from './answer-text.ts'
import { resultText } from './text.ts'

export type Appointment = NonNullable<Reply<'getApplication'>['appointment']>

/** From when to when: '2026년 12월 6일(일) 14:00–15:00', and in which zone: '한국 시간, KST'. */
export function timesInWords(appointment: Appointment, language: Language): { value: string; note: string } {
  const { begins, ends } = appointmentTimes(appointment)
  const [value = '', zone = ''] = moment(begins.toISOString(), language).split(/ \((?=[^(]*$)/)
  return { value: `${value}–${clockTime(ends.getTime(), language)}`, note: zone.replace(')', '') }
}

/** A search for a place on the map that readers of a language use. */
export const mapLink = (place: string, language: Language): string =>
  language === 'ko'
    ? `https://map.kakao.com/link/search/${encodeURIComponent(place)}`
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`

/** The appointment as a file for the reader's own calendar. It holds no address by which the result could be read. */
export function calendarOf(appointment: Appointment, settings: PublicSettings, language: Language): string {
  const { isOnlineInterview, interviewWaitingPlace } = settings
  const [text, result] = [appointmentText[language], resultText[language]]
  const waiting = !isOnlineInterview && interviewWaitingPlace
  return calendarFile({
    method: 'PUBLISH',
    stamp: new Date(serverNow()),
    organizer: { name: community.siteTitle[language], email: community.email },
    events: [
      {
        uid: calendarUid(appointment.uid),
        sequence: appointment.sequence,
        ...appointmentTimes(appointment),
        summary: text.event(community.name[language]),
        location: interviewPlace({ date: '', appointment }, settings),
        description: [
          isOnlineInterview ? result.onlineBody : '',
          waiting ? text.waitingAt(waiting) : '',
          result.delay,
        ]
          .filter(Boolean)
          .join('\n'),
      },
    ],
  })
}
