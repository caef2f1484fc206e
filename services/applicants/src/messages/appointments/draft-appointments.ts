import { clockOf } from '@recruit/chassis/mysql/mysql'
import { calendarUid, community } from '@recruit/contract/community'
import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { appointmentTimes } from '@recruit/contract/interview/appointment-times'
import { calendarFile } from '@recruit/contract/interview/ics'
import { interviewPlace } from '@recruit/contract/interview/places'
import type { Values } from '@recruit/contract/mail/template'
import { type SettingsRecord, shownBy } from '@recruit/settings-client/client'
import type { Transaction } from 'sequelize'
import { beginOf, interviewUid, publishedWith } from '../../application/appointment.ts'
import { announcementOf, resultShown } from '../../application/shown-result.ts'
import { type CreatedMailing, createMailing, messageTo, storedMailing } from '../create-mailing.ts'
import { DATE_KINDS, type DateKind, KIND_RULES, placeAndTime } from '../message-kinds.ts'
import type { MessagingStores } from '../messaging-stores.ts'
import { lockReceivers, type Receiver, receiversAmong } from '../receivers.ts'
import { type DateMessage, type DateMessages, isCurrent } from './date-messages.model.ts'

/** A change of an interview's date that its applicant has not received: a new or other date, or its cancellation. */
interface DateChange {
  kind: DateKind
  date: string
  before: string
}

/** The applications with a changed date, or with an outdated waiting message. */
export async function idsWithChangedDate(stores: MessagingStores, now: SettingsRecord): Promise<string[]> {
  const receivers = await receiversAmong(stores.db, now, { who: 'submitted' })
  const { changes, messagesOf } = await changesFor(stores, now, receivers)
  const due = new Map(changes.map(({ receiver, one }) => [receiver.id, one]))
  return receivers.flatMap(({ id }) => {
    const waiting = messagesOf.get(id)?.waiting ?? []
    const isDrafted = waiting.length > 0 || !due.has(id)
    return isDrafted && waiting.every((one) => isCurrent(one, due.get(id))) ? [] : [id]
  })
}

/**
 * Drafts messages about changed dates to these applicants, in the transaction of a publication, and removes
 * outdated drafts. Returns the mailings, one for each kind.
 */
export async function draftAppointments(
  stores: MessagingStores,
  now: SettingsRecord,
  ids: string[],
  transaction: Transaction,
): Promise<string[]> {
  const receivers = await lockReceivers(stores.db, now, ids, transaction)
  const { changes, messagesOf, clock } = await changesFor(stores, now, receivers, transaction)
  const standing = new Map(changes.map(({ receiver, one }) => [receiver.id, one]))
  const kept = await stores.dateMessages.withdraw(messagesOf, (id) => standing.get(id) ?? null, transaction)

  const mailings: string[] = []
  for (const kind of DATE_KINDS) {
    const meant = changes.filter(({ one, receiver }) => one.kind === kind && !kept.has(receiver.id))
    if (!meant.length) continue
    const { mailing } = await storedMailing(stores, now, kind, transaction)
    const messages = (created: CreatedMailing) =>
      meant.map(({ receiver, one, occasion }) => ({
        ...messageTo(stores, created, receiver, valuesOf(receiver, one, now)),
        occasion: String(occasion),
        only: KIND_RULES[kind].only(one.date),
        ics: calendarOf(receiver, one, shownBy(now), clock),
      }))
    mailings.push(await createMailing(stores, mailing, messages, transaction))
  }
  return mailings
}

/** The changed dates of these applicants, compared with what they have received. */
async function changesFor(
  stores: MessagingStores,
  now: SettingsRecord,
  receivers: Receiver[],
  transaction?: Transaction,
) {
  const ids = receivers.map(({ id }) => id)
  const messagesOf: Map<string, DateMessages> = await stores.dateMessages.read(ids, transaction)
  const clock = await clockOf(stores.db, transaction)
  const changes = receivers.flatMap((receiver) => {
    const known = messagesOf.get(receiver.id)
    const one = changeOf(receiver, known?.last, now, clock)
    return one ? [{ receiver, one, occasion: (known?.occasions ?? 0) + 1 }] : []
  })
  return { messagesOf, clock, changes }
}

/** The changed date of an applicant: what she will see once results are public, compared with what she last received. */
function changeOf(
  receiver: Receiver,
  last: DateMessage | undefined,
  now: SettingsRecord,
  clock: Date,
): DateChange | null {
  const { pass, date } = resultShown(receiver, announcementOf(now))
  const before = last && last.kind !== 'cancelled' ? last.date : ''
  if (pass === '1stPass' && date) {
    if (date === before || hasBegun(receiver, date, clock)) return null
    return { kind: before ? 'moved' : 'appointment', date, before }
  }
  // An applicant who was interviewed already, or has another result, gets no message about a removed date.
  if (!before || date || pass !== '1stPass' || hasBegun(receiver, before, clock)) return null
  return { kind: 'cancelled', date: '', before }
}

const appointmentOf = ({ publishedAppointments }: Receiver, date: string) =>
  publishedWith(date, publishedAppointments)

/** A date by hand has no hour: its text is all that is known. */
function valuesOf(receiver: Receiver, { date, before }: DateChange, now: SettingsRecord): Values {
  const appointment = appointmentOf(receiver, date)
  const known = appointment ? placeAndTime(appointment, now, receiver.language) : { begins: date, room: date }
  return { date, before, ...known }
}

/** Whether the interview of this text has begun; false for a date by hand. */
function hasBegun({ publishedAppointments }: Receiver, date: string, clock: Date): boolean {
  const begins = beginOf(date, publishedAppointments)
  return begins !== null && begins <= clock
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
