import { oneLine, type Values } from '@recruit/contract/mail/template'
import { teamNames } from '@recruit/contract/team-names'
import type { Language, Text } from '@recruit/contract/text'
import { type SettingsRecord, shownBy } from '@recruit/settings-client/client'
import type { Transaction } from 'sequelize'
import { announcementOf, resultShown } from '../application/shown-result.ts'
import { inSeoul } from '../shared/seoul-time.ts'
import type { NewMailing } from './mailing.model.ts'
import { composed, type Message } from './message.ts'
import type { MessagingStores } from './messaging-stores.ts'
import { enqueue } from './outbox.model.ts'
import { type Receiver, statusesOf } from './receivers.ts'

export type CreatedMailing = NewMailing & { id: string }

/** Stores a mailing with its messages, as drafts; returns its id. */
export async function createMailing(
  { db, mailings }: MessagingStores,
  mailing: NewMailing,
  messages: (created: CreatedMailing) => Message[],
  transaction: Transaction,
): Promise<string> {
  const id = await mailings.create(mailing, transaction)
  await enqueue(db, messages({ ...mailing, id }), transaction)
  return id
}

/** A message of a mailing for each receiver. */
export function messagesOf(
  stores: MessagingStores,
  mailing: CreatedMailing,
  receivers: Receiver[],
  now: SettingsRecord,
): Message[] {
  const running = announcementOf(now)
  // The closing time that pages show; writes are taken a little longer.
  const { closesAt } = shownBy(now)
  const isByResult = statusesOf(mailing.audience) !== undefined
  return receivers.map((receiver) => ({
    ...messageTo(stores, mailing, receiver, { closes: closesInWords(closesAt, receiver.language) }),
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

/** Without a closing time the switch closes the period at an unknown time. */
const SOON: Text = { ko: '곧', en: 'soon' }
const KOREAN_TIME: Text = { ko: '한국 시간', en: 'Korean time' }
const closesInWords = (closesAt: string, language: Language): string =>
  closesAt ? `${inSeoul(new Date(closesAt))} (${KOREAN_TIME[language]})` : SOON[language]
