import type { Pass } from '@recruit/contract/constants'
import type { DraftedKind, StoredKind, UntrueReason } from '@recruit/contract/mail/kinds'
import type { Values } from '@recruit/contract/mail/template'
import { roundOf } from '@recruit/contract/rules/announcements'
import type { Language, Text } from '@recruit/contract/text'
import { type SettingsRecord, shownBy } from '@recruit/settings-client/client'
import { announcementOf } from '../application/shown-result.ts'
import { inSeoul } from '../shared/seoul-time.ts'

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
type Rules = (EventRules | DateRules | ListRules) & {
  /** Why it is no longer true of an application with so many submissions; null if it is. */
  untrue: (submissions: number) => UntrueReason | null
}
/** An entry for every kind; a kind that staff draft needs the rules of a draft. */
export type KindTable = {
  [Kind in StoredKind]: Kind extends DraftedKind ? Exclude<Rules, EventRules> : Rules
}

const always = () => null
const noValues = () => ({})
const firstPass = (date: string) => ({ pass: '1stPass', date }) as const

export const KIND_RULES = {
  receipt: { receivers: 'applicant', untrue: always },
  reminder: {
    receivers: 'drafts',
    occasion: (_, clock) => inSeoul(clock).slice(0, 10),
    // The closing time that pages show; writes are taken a little longer.
    values: (now, language) => ({ closes: closesInWords(shownBy(now).closesAt, language) }),
    untrue: (submissions) => (submissions > 0 ? 'submitted meanwhile' : null),
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
  appointment: { receivers: 'changedDate', only: firstPass, untrue: always },
  moved: { receivers: 'changedDate', only: firstPass, untrue: always },
  cancelled: { receivers: 'changedDate', only: () => ({ date: '' }), untrue: always },
  notice: {
    receivers: 'chosen',
    occasion: (_, clock) => clock.toISOString(),
    values: noValues,
    untrue: always,
  },
  staffLink: { receivers: 'staff', untrue: always },
  test: { receivers: 'staff', untrue: always },
} as const satisfies KindTable

type KindFor<Receivers> = {
  [Kind in StoredKind]: (typeof KIND_RULES)[Kind]['receivers'] extends Receivers ? Kind : never
}[StoredKind]
const kindsFor = <Receivers extends Rules['receivers']>(...receivers: Receivers[]) =>
  (Object.keys(KIND_RULES) as StoredKind[]).filter((kind): kind is KindFor<Receivers> =>
    receivers.some((one) => one === KIND_RULES[kind].receivers),
  )

export type DateKind = KindFor<'changedDate'>
export type ListKind = KindFor<ListRules['receivers']>
/** The kinds whose messages belong to a mailing. */
export type MailingKind = DateKind | ListKind
export const DATE_KINDS = kindsFor('changedDate')
export const STAFF_KINDS = kindsFor('staff')
export const isDateKind = (kind: MailingKind): kind is DateKind =>
  KIND_RULES[kind].receivers === 'changedDate'

/** Without a closing time the switch closes the period at an unknown time. */
const SOON: Text = { ko: '곧', en: 'soon' }
const KOREAN_TIME: Text = { ko: '한국 시간', en: 'Korean time' }
const closesInWords = (closesAt: string, language: Language): string =>
  closesAt ? `${inSeoul(new Date(closesAt))} (${KOREAN_TIME[language]})` : SOON[language]
