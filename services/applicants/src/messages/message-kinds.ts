import type { Answer, Pass } from '@recruit/contract/constants'
import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import { interviewPlace } from '@recruit/contract/interview/places'
import type { DraftedKind, StoredKind, UntrueReason } from '@recruit/contract/mail/kinds'
import type { Values } from '@recruit/contract/mail/template'
import { roundOf } from '@recruit/contract/rules/announcements'
import type { Language, Text } from '@recruit/contract/text'
import { type SettingsRecord, shownBy } from '@recruit/settings-client/client'
import {
  type AppointmentAnswer,
  answerTo,
  appointmentShown,
  type PublishedAppointment,
} from '../application/appointment.ts'
import { announcementOf, resultShown } from '../application/shown-result.ts'
import { dayAfter, inSeoul } from '../shared/seoul-time.ts'
import type { Receiver } from './receivers.ts'

/** A message of the event that caused it: to the applicant or member of that event, without a mailing. */
interface EventRules {
  receivers: 'applicant' | 'staff'
}
/** Drafted for the applicants whose interview date changed, with the dates as values. */
interface DateRules {
  receivers: 'changedDate'
  /** It is sent only while its applicant sees this. */
  only: (date: string) => { pass?: Pass; date: string }
}
/** Drafted for all of a term who submitted, for all who did not, or for those whom staff choose for their own words. */
interface ListRules {
  receivers: 'submitted' | 'drafts' | 'chosen'
  /** Makes a message unique: an applicant gets one for each occasion. */
  occasion: (now: SettingsRecord, clock: Date) => string
  /** Values besides name, team and link. */
  values: (now: SettingsRecord, language: Language) => Values
}
/** When something is looked at: `clock` is MySQL's, `evening` the Seoul day before the interviews. */
interface Moment {
  now: SettingsRecord
  clock: Date
  evening: string
  /** Until when an appointment can be answered. */
  answersUntil: (appointment: PublishedAppointment) => Date
}
interface Reminder {
  /** An announcement or an appointment's number, and the time until which it is true; an applicant gets one for each. */
  occasion: string
  values: Values
  only: { pass: Pass; date?: string }
}
/** Drafted for those who have not answered, or who come tomorrow. */
interface ReminderRules {
  receivers: 'reminded'
  /** What it says to an applicant; null where it does not concern her. */
  about: (receiver: Receiver, moment: Moment) => Reminder | null
}
/** What a message must still agree with. */
interface Facts {
  submissions: number
  occasion: string
  clock: Date
  answer: Answer | null
  /** Until when final passers answer now. */
  answersUntil: string | null
  appointmentAnswer: AppointmentAnswer | null
  /** When the interview begins that the message names; null without one, and for a date by hand. */
  begins: Date | null
}
type Rules = (EventRules | DateRules | ListRules | ReminderRules) & {
  /** Why it is no longer true of an application; null if it is. */
  untrue: (facts: Facts) => UntrueReason | null
}
/** An entry for every kind; a kind that staff draft needs the rules of a draft. */
export type KindTable = {
  [Kind in StoredKind]: Kind extends DraftedKind ? Exclude<Rules, EventRules> : Rules
}

const always = () => null
const noValues = () => ({})
const [NUMBER, UNTIL] = [0, 1]
/** The time until which a reminder is true. */
const untilOf = ({ occasion }: Facts): Date => new Date(occasion.split(' ')[UNTIL] ?? '')
const isLate = (facts: Facts): boolean => untilOf(facts) <= facts.clock
/** The answer to the appointment of a reminder; one to an earlier appointment does not count. */
const answerIn = ({ occasion, appointmentAnswer }: Facts): AppointmentAnswer | null =>
  appointmentAnswer?.sequence === Number(occasion.split(' ')[NUMBER]) ? appointmentAnswer : null
/** An interview that has begun needs no invitation. */
const hasBegun = ({ begins, clock }: Facts) =>
  begins !== null && begins <= clock ? 'not true any more' : null
const firstPass = (date: string) => ({ pass: '1stPass', date }) as const

export const KIND_RULES = {
  receipt: { receivers: 'applicant', untrue: always },
  reminder: {
    receivers: 'drafts',
    occasion: (_, clock) => inSeoul(clock).slice(0, 10),
    // The closing time that pages show; writes are taken a little longer.
    values: (now, language) => ({ closes: closesInWords(shownBy(now).closesAt, language) }),
    untrue: ({ submissions }) => (submissions > 0 ? 'submitted meanwhile' : null),
  },
  results: {
    receivers: 'submitted',
    occasion(now) {
      const running = announcementOf(now)
      return `round ${running === null ? roundOf(now.announcement ?? 0) + 1 : roundOf(running)}`
    },
    values: noValues,
    untrue: always,
  },
  appointment: { receivers: 'changedDate', only: firstPass, untrue: hasBegun },
  moved: { receivers: 'changedDate', only: firstPass, untrue: hasBegun },
  cancelled: { receivers: 'changedDate', only: () => ({ date: '' }), untrue: always },
  answerReminder: {
    receivers: 'reminded',
    about(receiver, { now, clock, answersUntil }) {
      const shown = shownTo(receiver, now)
      if (!shown || answersUntil(shown) <= clock || answerTo(shown, receiver.appointmentAnswer)) return null
      return reminderOf(shown, receiver, now)
    },
    untrue: (facts) => {
      if (answerIn(facts)) return 'answered meanwhile'
      return isLate(facts) ? 'not true any more' : null
    },
  },
  evening: {
    receivers: 'reminded',
    about(receiver, { now, clock, evening }) {
      const shown = comingOf(receiver, now)
      if (!shown || shown.day !== dayAfter(evening, 1) || appointmentTimes(shown).begins <= clock) return null
      return reminderOf(shown, receiver, now)
    },
    untrue: (facts) => {
      if (answerIn(facts)?.will === false) return 'answered meanwhile'
      return isLate(facts) ? 'not true any more' : null
    },
  },
  offerReminder: {
    receivers: 'reminded',
    about({ answer, language, ...receiver }, { now, clock }) {
      const running = announcementOf(now)
      const until = now.answersUntil ?? ''
      const isAsked = running !== null && until !== '' && new Date(until) > clock && answer === null
      if (!isAsked || resultShown(receiver, running).pass !== 'finalPass') return null
      return {
        occasion: `${roundOf(running)} ${new Date(until).toISOString()}`,
        values: { answerBy: closesInWords(until, language) },
        only: { pass: 'finalPass' },
      }
    },
    untrue: (facts) => {
      if (facts.answer !== null) return 'answered meanwhile'
      // The message names the time until which answers are taken.
      const isAnotherTime = Date.parse(facts.answersUntil ?? '') !== untilOf(facts).getTime()
      return isAnotherTime || isLate(facts) ? 'not true any more' : null
    },
  },
  notice: {
    receivers: 'chosen',
    occasion: (_, clock) => clock.toISOString(),
    values: noValues,
    untrue: always,
  },
  staffLink: { receivers: 'staff', untrue: always },
  test: { receivers: 'staff', untrue: always },
} as const satisfies KindTable

/** The interview that an applicant may know of. */
const shownTo = (receiver: Receiver, now: SettingsRecord) => appointmentShown(receiver, announcementOf(now))
/** The same, where she has not said that she cannot come. */
const comingOf = (receiver: Receiver, now: SettingsRecord) => {
  const shown = shownTo(receiver, now)
  return shown && answerTo(shown, receiver.appointmentAnswer)?.will === false ? undefined : shown
}
/** The day of an applicant's interview, where she has not said that she cannot come. */
export const interviewDayOf = (receiver: Receiver, now: SettingsRecord): string | undefined =>
  comingOf(receiver, now)?.day
function reminderOf(
  appointment: PublishedAppointment,
  { language }: Receiver,
  now: SettingsRecord,
): Reminder {
  const { date, sequence } = appointment
  return {
    occasion: `${sequence} ${appointmentTimes(appointment).begins.toISOString()}`,
    only: firstPass(date),
    values: { date, ...placeAndTime(appointment, now, language) },
  }
}

const ONLINE: Text = { ko: '온라인', en: 'online' }
/** When and where, as placeholders. */
export function placeAndTime(
  appointment: PublishedAppointment,
  now: SettingsRecord,
  language: Language,
): Values {
  const settings = shownBy(now)
  return {
    begins: inSeoul(appointmentTimes(appointment).begins).slice(11),
    room:
      interviewPlace({ date: appointment.date, appointment }, settings) ||
      (settings.isOnlineInterview ? ONLINE[language] : '–'),
  }
}

type KindFor<Receivers> = {
  [Kind in StoredKind]: (typeof KIND_RULES)[Kind]['receivers'] extends Receivers ? Kind : never
}[StoredKind]
const kindsFor = <Receivers extends Rules['receivers']>(...receivers: Receivers[]) =>
  (Object.keys(KIND_RULES) as StoredKind[]).filter((kind): kind is KindFor<Receivers> =>
    receivers.some((one) => one === KIND_RULES[kind].receivers),
  )

export type DateKind = KindFor<'changedDate'>
export type ReminderKind = KindFor<'reminded'>
export type ListKind = KindFor<ListRules['receivers']>
/** The kinds whose messages belong to a mailing. */
export type MailingKind = DateKind | ListKind | ReminderKind
export const DATE_KINDS = kindsFor('changedDate')
export const STAFF_KINDS = kindsFor('staff')
export const isDateKind = (kind: MailingKind): kind is DateKind =>
  KIND_RULES[kind].receivers === 'changedDate'
export const isReminderKind = (kind: MailingKind): kind is ReminderKind =>
  KIND_RULES[kind].receivers === 'reminded'

/** Without a closing time the switch closes the period at an unknown time. */
const SOON: Text = { ko: '곧', en: 'soon' }
const KOREAN_TIME: Text = { ko: '한국 시간', en: 'Korean time' }
export const closesInWords = (closesAt: string, language: Language): string =>
  closesAt ? `${inSeoul(new Date(closesAt))} (${KOREAN_TIME[language]})` : SOON[language]
