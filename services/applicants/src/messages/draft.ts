import { AppError } from '@recruit/chassis/http/errors'
import { clockOf } from '@recruit/chassis/mysql/clock'
import { inTransaction } from '@recruit/chassis/mysql/mysql'
import type { DraftedKind, Gate, MessageKind } from '@recruit/contract/mail/kinds'
import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { oneLine, type Template, templateProblem, type Values } from '@recruit/contract/mail/template'
import type { Language, Text } from '@recruit/contract/text'
import { type SettingsRecord, shownBy } from '@recruit/settings/client'
import { announcementOf, resultShown } from '../publication.ts'
import { teamNames } from '../use-cases/reporting/export-text.ts'
import { inSeoul } from '../use-cases/reporting/in-words.ts'
import { draftAppointments } from './appointments/draft-appointments.ts'
import type { Mailing } from './mailing.model.ts'
import { composed, type Message } from './message.ts'
import type { MessagingStores } from './messaging-stores.ts'
import { enqueue } from './outbox.model.ts'
import { type Audience, type Receiver, receiversAmong, receiversOf, statusesOf } from './receivers.ts'

export interface Draft {
  kind: DraftedKind
  template?: Template | undefined
  audience?: Audience | undefined
}

/** Refuses words that would not read as they are meant. */
export function assertTemplate(kind: MessageKind, template: Template): void {
  if (templateProblem(kind, template)) throw new AppError('templateWrong')
}

/** Drafts messages of one kind, and answers the mailings that they belong to. Throws 'nobodyToTell'. */
export async function draftMailing(
  stores: MessagingStores,
  now: SettingsRecord,
  { kind, template, audience }: Draft,
): Promise<{ mailings: string[]; drafted: number }> {
  if (kind === 'appointment') return draftAppointmentsOfAll(stores, now)
  if (kind === 'notice' && !audience) throw new AppError('audienceMissing')
  if (kind === 'notice' && !template) throw new AppError('templateWrong')
  const stored = await stores.templates.read(kind)
  const words = template ?? stored.template
  assertTemplate(kind, words)
  const mailing = {
    ...{ term: now.term, kind, audience: audience ?? null },
    occasion: await occasionOf(stores, now, kind),
    gate: gateOf(kind, audience ?? null),
    ...{ template: words, templateVersion: template ? -1 : stored.version },
  }
  const receivers = await receiversFor(stores, mailing, now)
  return inTransaction(stores.db, async (transaction) => {
    const id = await stores.mailings.create(mailing, transaction)
    await enqueue(stores.db, messagesOf(stores, { ...mailing, id }, receivers, now), transaction)
    const drafted = await stores.outbox.countOf(id, transaction)
    if (drafted === 0) throw new AppError('nobodyToTell')
    return { mailings: [id], drafted }
  })
}

const draftAppointmentsOfAll = (stores: MessagingStores, now: SettingsRecord) =>
  inTransaction(stores.db, async (transaction) => {
    const mailings = await draftAppointments(stores, now, undefined, transaction)
    if (!mailings.length) throw new AppError('nobodyToTell')
    let drafted = 0
    for (const id of mailings) drafted += await stores.outbox.countOf(id, transaction)
    // Another admin was a moment earlier.
    if (drafted === 0) throw new AppError('nobodyToTell')
    return { mailings, drafted }
  })

/**
 * The messages of a mailing, for the same people as they are now. Read before what writes them: a transaction asks over
 * its own connection alone.
 */
export async function draftsOf(
  stores: MessagingStores,
  mailing: Mailing,
  now: SettingsRecord,
): Promise<Message[]> {
  return messagesOf(stores, mailing, await receiversFor(stores, mailing, now), now)
}

/** What nobody is told twice: the announcement, the day of a reminder; own words are each their own. */
async function occasionOf({ db }: MessagingStores, now: SettingsRecord, kind: DraftedKind) {
  if (kind === 'results') {
    const running = announcementOf(now)
    return `${running ?? (now.announcement ?? 0) + 1}`
  }
  const clock = await clockOf(db)
  return kind === 'reminder' ? inSeoul(clock).slice(0, 10) : clock.toISOString()
}

/** Whoever is chosen by a result learns of it by being chosen. */
const gateOf = (kind: MessageKind, audience: Audience | null): Gate =>
  statusesOf(audience) ? 'results' : MESSAGE_KINDS[kind].gate

function receiversFor(
  { db }: MessagingStores,
  { term, kind, audience }: Pick<Mailing, 'term' | 'kind' | 'audience'>,
  now: SettingsRecord,
): Promise<Receiver[]> {
  if (audience) return receiversOf(db, term, audience, announcementOf(now))
  return receiversAmong(db, term, { who: kind === 'reminder' ? 'drafts' : 'submitted' })
}

/** A message of a mailing for each receiver. */
export function messagesOf(
  { site }: MessagingStores,
  mailing: Pick<Mailing, 'id' | 'term' | 'kind' | 'occasion' | 'gate' | 'audience' | 'template'>,
  receivers: Receiver[],
  now: SettingsRecord,
): Message[] {
  const { id, term, kind, occasion, gate, audience, template } = mailing
  const running = announcementOf(now)
  // The time that is shown: writes are taken a little longer.
  const { closesAt } = shownBy(now)
  const isByResult = statusesOf(audience) !== undefined
  return receivers.map((receiver) => {
    const { language, name, address } = receiver
    const values: Values = {
      ...{ name, team: teamNames[receiver.team][language], link: site },
      closes: closesInWords(closesAt, language),
    }
    return {
      ...{ term, mailing: id, application: receiver.id, kind, occasion, gate, language },
      receiver: { name: oneLine(name), address },
      ...(isByResult && { only: { pass: resultShown(receiver, running).pass } }),
      ...{ ...composed(template[language], language, values), ics: null },
    }
  })
}

/** Without a set time the switch closes the period, whenever that is. */
const SOON: Text = { ko: '곧', en: 'soon' }
const KOREAN_TIME: Text = { ko: '한국 시간', en: 'Korean time' }
const closesInWords = (closesAt: string, language: Language): string =>
  closesAt ? `${inSeoul(new Date(closesAt))} (${KOREAN_TIME[language]})` : SOON[language]
