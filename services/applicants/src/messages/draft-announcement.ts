import { clockOf } from '@recruit/chassis/mysql/mysql'
import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import type { SettingsRecord } from '@recruit/settings-client/client'
import type { Transaction } from 'sequelize'
import { createMailing, messagesOf } from './create-mailing.ts'
import { KIND_RULES } from './message-kinds.ts'
import type { MessagingStores } from './messaging-stores.ts'
import { receiversAmong } from './receivers.ts'

/**
 * Drafts the announcement that results can be read, the same for all who submitted, in the transaction of a publication
 * that changes results. Unapproved drafts of an earlier publication are removed.
 */
export async function draftAnnouncement(
  stores: MessagingStores,
  now: SettingsRecord,
  transaction: Transaction,
): Promise<void> {
  const { db, mailings, outbox, templates } = stores
  for (const id of await mailings.draftsOf(now.term, 'results', transaction)) {
    await outbox.removeDrafts(id, transaction)
    await mailings.remove(id, transaction)
  }
  const { template, version } = await templates.read('results', transaction)
  const clock = await clockOf(db, transaction)
  const mailing = {
    ...({
      term: now.term,
      kind: 'results',
      occasion: `${now.announcement ?? 0} ${clock.toISOString()}`,
    } as const),
    ...{ gate: MESSAGE_KINDS.results.gate, audience: null, template, templateVersion: version },
  }
  const receivers = await receiversAmong(db, now, { who: KIND_RULES.results.receivers }, transaction)
  if (!receivers.length) return
  await createMailing(stores, mailing, (created) => messagesOf(stores, created, receivers, now), transaction)
}
