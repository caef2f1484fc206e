import type { By } from '@recruit/chassis/audit-log/audit-log'
import { AppError, written } from '@recruit/chassis/http/errors'
import { clockOf, inTransaction } from '@recruit/chassis/mysql/mysql'
import { MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import type { SettingsRecord } from '@recruit/settings-client/client'
import type { Transaction } from 'sequelize'
import type { Mailing } from './mailing.model.ts'
import type { MessagingStores } from './messaging-stores.ts'

export interface MailingContext {
  stores: MessagingStores
  now: SettingsRecord
  by: By
}
export interface NamedMailing {
  id: string
  version: number
}

/** Changes a mailing of the running term under its row's lock. Throws 'notFound' or 'staleVersion'. */
export const withLockedMailing = <Result>(
  { stores, now }: MailingContext,
  { id, version }: NamedMailing,
  story: (mailing: Mailing, transaction: Transaction) => Promise<Result>,
): Promise<Result> =>
  inTransaction(stores.db, async (transaction) => {
    const mailing = await stores.mailings.lockForUpdate(now.term, id, version, transaction)
    return story(written(mailing), transaction)
  })

/**
 * Approves the drafts of a mailing, for now or for a time: exactly those that the caller saw. Throws 'mailingChanged'
 * if they are others by now.
 */
export const approveMailing = (
  context: MailingContext,
  { count, seen, at, ...named }: NamedMailing & { count: number; seen: string; at: string | null },
) =>
  withLockedMailing(context, named, async ({ id, kind, version, approvedAt }, transaction) => {
    const { stores, now, by } = context
    if (approvedAt) throw new AppError('mailingChanged')
    // A message of a cancelled mailing that a server is receiving could be sent twice: refused there, it would leave
    // again unchanged.
    if (await stores.outbox.isLeaving(id, transaction)) throw new AppError('mailingChanged')
    const drafts = await stores.outbox.drafts(id, transaction)
    if (drafts.count !== count || drafts.seen !== seen) throw new AppError('mailingChanged')
    if (drafts.readers === 0) throw new AppError('nobodyToTell')
    if (MESSAGE_KINDS[kind].gate === 'period' && !now.isApplicationPeriod) throw new AppError('periodClosed')
    const time = at === null ? null : new Date(at)
    if (time && time <= (await clockOf(stores.db, transaction))) throw new AppError('plannedTimePassed')
    await stores.outbox.schedule(id, time, transaction)
    await stores.mailings.approve(id, time, by.member ?? by.role, transaction)
    await stores.history.append(
      by,
      [{ what: 'messagesApproved', from: kind, to: String(count) }],
      transaction,
    )
    return { version, approved: count }
  })

/** Turns unsent messages back into drafts, unfinished ones included. */
export const callOffMailing = (context: MailingContext, named: NamedMailing) =>
  withLockedMailing(context, named, async ({ id, kind, version, plannedAt }, transaction) => {
    const { stores, by } = context
    const mails = await stores.outbox.move(id, ['queued', 'approved', 'sending'], 'draft', transaction)
    // Before its time applicants have not read it on the site either.
    const isAhead = plannedAt !== null && plannedAt > (await clockOf(stores.db, transaction))
    const calledOff = mails + (isAhead ? await stores.outbox.countUnreachable(id, transaction) : 0)
    if (calledOff > 0) {
      await stores.mailings.takeBack(id, transaction)
      const line = { what: 'messagesCalledOff', from: kind, to: String(calledOff) }
      await stores.history.append(by, [line], transaction)
    }
    return { version, calledOff }
  })

/** Holds unsent messages, or releases them. */
export const pauseMailing = (
  context: MailingContext,
  { isPaused, ...named }: NamedMailing & { isPaused: boolean },
) =>
  withLockedMailing(context, named, async ({ id, version }, transaction) => {
    const { move } = context.stores.outbox
    const changed = isPaused
      ? await move(id, ['queued', 'sending'], 'approved', transaction)
      : await move(id, ['approved'], 'queued', transaction)
    return { version, changed }
  })

/** Deletes unapproved messages, and the mailing if it becomes empty. */
export const discardMailing = (context: MailingContext, named: NamedMailing) =>
  withLockedMailing(context, named, async ({ id, approvedAt }, transaction) => {
    const { outbox, mailings } = context.stores
    if (approvedAt) throw new AppError('staleVersion')
    const before = await outbox.countOf([id], transaction)
    await outbox.removeDrafts(id, transaction)
    const left = await outbox.countOf([id], transaction)
    if (left === 0) await mailings.remove(id, transaction)
    return { discarded: before - left }
  })
