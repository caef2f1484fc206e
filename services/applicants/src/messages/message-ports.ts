import type { SettingsRecord } from '@recruit/settings-client/client'
import type { Transaction } from 'sequelize'
import type { OnSubmitted } from '../application/ports.ts'
import { type PersonalData, personalDataIn } from '../shared/personal-data.ts'
import type { OnPublished } from '../shared/ports.ts'
import { draftAppointments } from './appointments/draft-appointments.ts'
import { createMailing, dropDrafts, messagesOf, storedMailing } from './create-mailing.ts'
import { KIND_RULES } from './message-kinds.ts'
import type { MessagingStores } from './messaging-stores.ts'
import { enqueueReceipt, OUTBOX } from './outbox.model.ts'
import { receiptOf } from './receipt.ts'
import { receiversAmong } from './receivers.ts'

/** Drafts of staged appointments wait for their publication. */
export const draftsOnPublication =
  (stores: MessagingStores): OnPublished =>
  async ({ now, ids, hasNewResults }, transaction) => {
    await draftAppointments(stores, now, ids, transaction)
    if (hasNewResults) await draftAnnouncement(stores, now, transaction)
  }

export const receiptOnSubmission =
  ({ db, templates, site }: MessagingStores): OnSubmitted =>
  async ({ application, language, announced }, transaction) => {
    const template = await templates.read('receipt', transaction)
    const receipt = receiptOf(application, language, announced, template, site)
    if (receipt) await enqueueReceipt(db, receipt, transaction)
  }

export const messagesOfApplicants = ({ db }: MessagingStores): PersonalData =>
  personalDataIn(db, { ofApplication: [OUTBOX], ofTerm: [OUTBOX, 'mailings', 'evening_plans'] })

/**
 * Drafts the announcement that results can be read, the same for all who submitted, in the transaction of a publication
 * that changes results. Unapproved drafts of an earlier publication are removed.
 */
async function draftAnnouncement(
  stores: MessagingStores,
  now: SettingsRecord,
  transaction: Transaction,
): Promise<void> {
  await dropDrafts(stores, now.term, 'results', transaction)
  const round = `${now.announcement ?? 0} `
  const { mailing } = await storedMailing(stores, now, 'results', transaction, round)
  const receivers = await receiversAmong(stores.db, now, { who: KIND_RULES.results.receivers }, transaction)
  if (!receivers.length) return
  await createMailing(stores, mailing, (created) => messagesOf(stores, created, receivers, now), transaction)
}
