import type { SettingsRecord } from '@recruit/settings-client/client'
import type { Transaction } from 'sequelize'
import { seoulDay } from '../shared/seoul-time.ts'
import { type CreatedMailing, createMailing, messageTo, storedMailing } from './create-mailing.ts'
import type { Message } from './message.ts'
import { KIND_RULES, type ReminderKind } from './message-kinds.ts'
import type { MessagingStores } from './messaging-stores.ts'
import { receiversAmong } from './receivers.ts'

/** Whom a reminder concerns, with what it says to each; the outbox leaves out who has it already. */
export async function remindersOf(
  stores: MessagingStores,
  mailing: CreatedMailing<ReminderKind>,
  now: SettingsRecord,
  { clock, evening = seoulDay(clock) }: { clock: Date; evening?: string | undefined },
  transaction?: Transaction,
): Promise<Message[]> {
  const answersUntil = await stores.answersUntil(now.term, transaction)
  const receivers = await receiversAmong(stores.db, now, { who: 'submitted' }, transaction)
  return receivers.flatMap((receiver) => {
    const one = KIND_RULES[mailing.kind].about(receiver, { now, clock, evening, answersUntil })
    if (!one) return []
    const { occasion, only, values } = one
    return [{ ...messageTo(stores, mailing, receiver, values), occasion, only }]
  })
}

/**
 * Drafts a reminder with its stored template; `evening` is the Seoul day on which it is read. Returns the mailing, or
 * null where no one is left who has not been reminded.
 */
export async function draftReminders(
  stores: MessagingStores,
  now: SettingsRecord,
  kind: ReminderKind,
  transaction: Transaction,
  evening?: string,
): Promise<string | null> {
  const { mailing, clock } = await storedMailing(stores, now, kind, transaction)
  const messages = await remindersOf(stores, { ...mailing, id: '' }, now, { clock, evening }, transaction)
  const id = await createMailing(
    stores,
    mailing,
    (created) => messages.map((one) => ({ ...one, mailing: created.id })),
    transaction,
  )
  if ((await stores.outbox.countOf([id], transaction)) > 0) return id
  await stores.mailings.remove(id, transaction)
  return null
}
