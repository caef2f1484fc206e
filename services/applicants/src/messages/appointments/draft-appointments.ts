import { clockOf } from '@recruit/chassis/mysql/clock'
import type { MessageKind } from '@recruit/contract/mail/kinds'
import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { type SettingsRecord, shownBy } from '@recruit/settings-client/client'
import type { Transaction } from 'sequelize'
import { announcementOf, resultShown } from '../../application/shown-result.ts'
import { type CreatedMailing, createMailing, messageTo } from '../create-mailing.ts'
import type { MessagingStores } from '../messaging-stores.ts'
import { holdReceivers, type Receiver, receiversAmong } from '../receivers.ts'
import { calendarOf, isOver } from './appointment-calendar.ts'
import { isStillNews, type Told, type ToldDate } from './told-dates.ts'

type DateKind = Extract<MessageKind, 'appointment' | 'moved' | 'cancelled'>
/** News about an interview: a new or changed date, or its cancellation. */
interface News {
  kind: DateKind
  date: string
  before: string
}

/** The applications with news, or with waiting news that is outdated. */
export async function whoHasNews(stores: MessagingStores, now: SettingsRecord): Promise<string[]> {
  const receivers = await receiversAmong(stores.db, now.term, { who: 'submitted' })
  const { news, told } = await newsFor(stores, now, receivers)
  const due = new Map(news.map(({ receiver, one }) => [receiver.id, one]))
  return receivers.flatMap(({ id }) => {
    const waiting = told.get(id)?.waiting ?? []
    const isDrafted = waiting.length > 0 || !due.has(id)
    return isDrafted && waiting.every((one) => isStillNews(one, due.get(id))) ? [] : [id]
  })
}

/**
 * Drafts the news about their interviews for these applicants, in the transaction of a publication, and removes
 * outdated drafts. Returns the mailings, one for each kind.
 */
export async function draftAppointments(
  stores: MessagingStores,
  now: SettingsRecord,
  ids: string[],
  transaction: Transaction,
): Promise<string[]> {
  const receivers = await holdReceivers(stores.db, now.term, ids, transaction)
  const { news, told, clock } = await newsFor(stores, now, receivers, transaction)
  const standing = new Map(news.map(({ receiver, one }) => [receiver.id, one]))
  const kept = await stores.told.withdraw(told, (id) => standing.get(id) ?? null, transaction)

  const mailings: string[] = []
  for (const kind of ['appointment', 'moved', 'cancelled'] as const) {
    const meant = news.filter(({ one, receiver }) => one.kind === kind && !kept.has(receiver.id))
    if (!meant.length) continue
    const { template, version } = await stores.templates.read(kind, transaction)
    const mailing = {
      ...{ term: now.term, kind, occasion: clock.toISOString(), gate: MESSAGE_KINDS[kind].gate },
      ...{ audience: null, template, templateVersion: version },
    }
    const messages = (created: CreatedMailing) =>
      meant.map(({ receiver, one, occasion }) => ({
        ...messageTo(stores, created, receiver, { date: one.date, before: one.before }),
        occasion: String(occasion),
        only: kind === 'cancelled' ? { date: '' } : { pass: '1stPass', date: one.date },
        ics: calendarOf(receiver, one, shownBy(now), clock),
      }))
    mailings.push(await createMailing(stores, mailing, messages, transaction))
  }
  return mailings
}

/** The news for these applicants, compared with what they have received. */
async function newsFor(
  stores: MessagingStores,
  now: SettingsRecord,
  receivers: Receiver[],
  transaction?: Transaction,
) {
  const ids = receivers.map(({ id }) => id)
  const told: Map<string, Told> = await stores.told.read(ids, transaction)
  const clock = await clockOf(stores.db, transaction)
  const news = receivers.flatMap((receiver) => {
    const known = told.get(receiver.id)
    const one = newsOf(receiver, known?.last, now, clock)
    return one ? [{ receiver, one, occasion: (known?.occasions ?? 0) + 1 }] : []
  })
  return { told, clock, news }
}

/** The news for an applicant: what she will see once results are public, compared with what she last received. */
function newsOf(
  receiver: Receiver,
  told: ToldDate | undefined,
  now: SettingsRecord,
  clock: Date,
): News | null {
  const { pass, date } = resultShown(receiver, announcementOf(now))
  const before = told && told.kind !== 'cancelled' ? told.date : ''
  if (pass === '1stPass' && date) {
    if (date === before) return null
    return { kind: before ? 'moved' : 'appointment', date, before }
  }
  // An applicant who was interviewed already, or has another result, gets no message about a removed date.
  if (!before || date || pass !== '1stPass' || isOver(receiver, before, clock)) return null
  return { kind: 'cancelled', date: '', before }
}
