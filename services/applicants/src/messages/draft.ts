import { AppError } from '@recruit/chassis/http/errors'
import { clockOf, inTransaction } from '@recruit/chassis/mysql/mysql'
import type { Calls, RequestOf } from '@recruit/contract'
import { type DraftedKind, type Gate, MESSAGE_KINDS, type MessageKind } from '@recruit/contract/mail/kinds'
import { isGreetingAlone, type Template, templateProblem } from '@recruit/contract/mail/template'
import { announcementSent, draftsWait } from '@recruit/contract/mailing-messages'
import { roundIn } from '@recruit/contract/rules/announcements'
import type { SettingsRecord } from '@recruit/settings-client/client'
import { draftAppointments, idsWithChangedDate } from './appointments/draft-appointments.ts'
import { type CreatedMailing, createMailing, messagesOf } from './create-mailing.ts'
import type { Mailing } from './mailing.model.ts'
import type { Message } from './message.ts'
import { isDateKind, isReminderKind, KIND_RULES, type ListKind } from './message-kinds.ts'
import type { MessagingStores } from './messaging-stores.ts'
import { type Audience, type Receiver, receiversAmong, receiversOf, statusesOf } from './receivers.ts'
import { draftReminders } from './reminders.ts'

/** Refuses a template with problems. */
export function assertTemplate(kind: MessageKind, template: Template): void {
  if (templateProblem(kind, template)) throw new AppError('templateWrong')
}

/** The same for words that are to be sent. */
export function assertWords(kind: MessageKind, words: Template): void {
  assertTemplate(kind, words)
  if (isGreetingAlone(kind, words)) throw new AppError('templateWrong')
}

/**
 * Drafts messages of one kind, and returns their mailings; `isThere` if a publication has drafted this announcement.
 * Throws 'nobodyToTell'.
 */
export async function draftMailing(
  stores: MessagingStores,
  now: SettingsRecord,
  { kind, template, audience }: RequestOf<Calls['draftMailing']>,
): Promise<{ mailings: string[]; drafted: number; isThere?: true }> {
  const drafts = await waitingDrafts(stores, now.term, kind)
  const waiting = drafts.reduce((sum, { count }) => sum + count, 0)
  if (isDateKind(kind)) return draftAppointmentsOfAll(stores, now, waiting)
  if (isReminderKind(kind))
    return inTransaction(stores.db, async (transaction) => {
      const id = await draftReminders(stores, now, kind, transaction)
      if (!id) throw nobodyToTell(waiting)
      return { mailings: [id], drafted: await stores.outbox.countOf([id], transaction) }
    })
  const { receivers: among, occasion } = KIND_RULES[kind]
  const same = kind === 'results' && drafts.find((one) => isOfRound(one, KIND_RULES.results.occasion(now)))
  if (same) return { mailings: [same.id], drafted: same.count, isThere: true }
  if (among === 'chosen' && !audience) throw new AppError('audienceMissing')
  if (among === 'chosen' && !template) throw new AppError('templateWrong')
  const stored = await stores.templates.read(kind)
  const words = template ?? stored.template
  assertWords(kind, words)
  const mailing = {
    ...{ term: now.term, kind, audience: audience ?? null },
    occasion: occasion(now, await clockOf(stores.db)),
    gate: gateOf(kind, audience ?? null),
    ...{ template: words, templateVersion: template ? -1 : stored.version },
  }
  const told = kind === 'results' ? await toldOfRound(stores, now) : null
  const everyone = await receiversFor(stores, mailing, now)
  const receivers = told ? everyone.filter(({ id }) => !told.has(id)) : everyone
  if (told && everyone.length > 0 && receivers.length === 0)
    throw new AppError('nobodyToTell', { said: announcementSent })
  return inTransaction(stores.db, async (transaction) => {
    const messages = (created: CreatedMailing<ListKind>) => messagesOf(stores, created, receivers, now)
    const mailings = [await createMailing(stores, mailing, messages, transaction)]
    const drafted = await stores.outbox.countOf(mailings, transaction)
    if (drafted === 0) throw nobodyToTell(waiting)
    return { mailings, drafted }
  })
}

/** Applicants with a waiting draft need no second one; this refusal says so where no others are left. */
const nobodyToTell = (waiting: number) =>
  new AppError('nobodyToTell', waiting > 0 ? { said: draftsWait(waiting) } : {})

const isOfRound = (one: Pick<Mailing, 'occasion'>, occasion: string) =>
  roundIn(one.occasion) === roundIn(occasion)

/** The applicants who have the message of this announcement: a second one would be read as another result. */
async function toldOfRound({ mailings, outbox }: MessagingStores, now: SettingsRecord) {
  const occasion = KIND_RULES.results.occasion(now)
  const rows = await mailings.list(now.term)
  return outbox.receiversOf(
    rows.filter((one) => one.kind === 'results' && isOfRound(one, occasion)).map(({ id }) => id),
  )
}

/** The unapproved mailings of a kind for everyone it concerns, each with how many drafts. */
async function waitingDrafts({ mailings }: MessagingStores, term: number, kind: DraftedKind) {
  if (KIND_RULES[kind].receivers === 'chosen') return []
  const [rows, counts] = await Promise.all([mailings.list(term), mailings.counts(term)])
  return rows
    .filter((row) => row.kind === kind)
    .map(({ id, occasion }) => ({ id, occasion, count: counts.get(id)?.draft ?? 0 }))
    .filter(({ count }) => count > 0)
}

async function draftAppointmentsOfAll(stores: MessagingStores, now: SettingsRecord, waiting: number) {
  // Read before the transaction, without a lock: only these are locked, so that all others can save.
  const ids = await idsWithChangedDate(stores, now)
  return inTransaction(stores.db, async (transaction) => {
    const mailings = await draftAppointments(stores, now, ids, transaction)
    const drafted = await stores.outbox.countOf(mailings, transaction)
    // Also when another admin was a moment earlier.
    if (drafted === 0) throw nobodyToTell(waiting)
    return { mailings, drafted }
  })
}

/**
 * The messages of a mailing, for the same people as they are now. Call it before the transaction that writes them,
 * which has only one connection.
 */
export async function draftsOf(
  stores: MessagingStores,
  mailing: Mailing<ListKind>,
  now: SettingsRecord,
): Promise<Message[]> {
  return messagesOf(stores, mailing, await receiversFor(stores, mailing, now), now)
}

/** Applicants who are chosen by a result learn of it from the message. */
const gateOf = (kind: MessageKind, audience: Audience | null): Gate =>
  statusesOf(audience) ? 'results' : MESSAGE_KINDS[kind].gate

async function receiversFor(
  { db }: MessagingStores,
  { kind, audience }: Pick<Mailing<ListKind>, 'kind' | 'audience'>,
  now: SettingsRecord,
): Promise<Receiver[]> {
  if (audience) return receiversOf(db, now, audience)
  const { receivers: who } = KIND_RULES[kind]
  if (who === 'chosen') throw new AppError('audienceMissing')
  return receiversAmong(db, now, { who })
}
