import type { OnSubmitted } from '../application/ports.ts'
import type { OnPublished, PersonalData } from '../shared/ports.ts'
import { draftAppointments } from './appointments/draft-appointments.ts'
import { draftAnnouncement } from './draft-announcement.ts'
import type { MessagingStores } from './messaging-stores.ts'
import { enqueueReceipt, forgetMailings, forgetMessages } from './outbox.model.ts'
import { receiptOf } from './receipt.ts'

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

export const messagesOfApplicants = ({ db }: MessagingStores): PersonalData => ({
  forget: ({ ids }, transaction) => forgetMessages(db, ids, transaction),
  forgetTerm: (term) => forgetMailings(db, term),
})
