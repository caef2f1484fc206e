import { clockOf } from '@recruit/chassis/mysql/mysql'
import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { oneLine, type Values } from '@recruit/contract/mail/template'
import { teamNames } from '@recruit/contract/team-names'
import type { SettingsRecord } from '@recruit/settings-client/client'
import type { Transaction } from 'sequelize'
import { announcementOf, resultShown } from '../application/shown-result.ts'
import type { NewMailing } from './mailing.model.ts'
import { composed, type Message } from './message.ts'
import { KIND_RULES, type ListKind, type MailingKind } from './message-kinds.ts'
import type { MessagingStores } from './messaging-stores.ts'
import { enqueue } from './outbox.model.ts'
import { type Receiver, statusesOf } from './receivers.ts'

export type CreatedMailing<Kind extends MailingKind = MailingKind> = NewMailing<Kind> & { id: string }

/** Stores a mailing with its messages, as drafts; returns its id. */
export async function createMailing<Kind extends MailingKind>(
  { db, mailings }: MessagingStores,
  mailing: NewMailing<Kind>,
  messages: (created: CreatedMailing<Kind>) => Message[],
  transaction: Transaction,
): Promise<string> {
  const id = await mailings.create(mailing, transaction)
  await enqueue(db, messages({ ...mailing, id }), transaction)
  return id
}

/** A mailing by the stored template of its kind, for everyone whom it concerns; `round` precedes its time. */
export async function storedMailing<Kind extends MailingKind>(
  { db, templates }: MessagingStores,
  now: SettingsRecord,
  kind: Kind,
  transaction: Transaction,
  round = '',
): Promise<{ mailing: NewMailing<Kind>; clock: Date }> {
  const { template, version: templateVersion } = await templates.read(kind, transaction)
  const clock = await clockOf(db, transaction)
  const occasion = `${round}${clock.toISOString()}`
  const { gate } = MESSAGE_KINDS[kind]
  return {
    mailing: { term: now.term, kind, occasion, gate, audience: null, template, templateVersion },
    clock,
  }
}

/** Removes the unapproved drafts of a kind, of which no message has left. */
export async function dropDrafts(
  { mailings, outbox }: MessagingStores,
  term: number,
  kind: MailingKind,
  transaction: Transaction,
): Promise<void> {
  for (const id of await mailings.draftsOf(term, kind, transaction)) {
    await outbox.removeDrafts(id, transaction)
    await mailings.remove(id, transaction)
  }
}

/** A message of a mailing for each receiver. */
export function messagesOf(
  stores: MessagingStores,
  mailing: CreatedMailing<ListKind>,
  receivers: Receiver[],
  now: SettingsRecord,
): Message[] {
  const running = announcementOf(now)
  const { values } = KIND_RULES[mailing.kind]
  const isByResult = statusesOf(mailing.audience) !== undefined
  return receivers.map((receiver) => ({
    ...messageTo(stores, mailing, receiver, values(now, receiver.language)),
    ...(isByResult && { only: { pass: resultShown(receiver, running).pass } }),
  }))
}

/** A message of a mailing for one receiver: the common values, and these. */
export function messageTo(
  { site }: MessagingStores,
  { id: mailing, term, kind, occasion, gate, template }: CreatedMailing,
  { id: application, name, address, team, language }: Receiver,
  values: Values,
): Message {
  const all = { name, team: teamNames[team][language], link: site, ...values }
  return {
    ...{ term, mailing, application, kind, occasion, gate, language },
    receiver: { name: oneLine(name), address },
    ...{ ...composed(template[language], language, all), ics: null },
  }
}
