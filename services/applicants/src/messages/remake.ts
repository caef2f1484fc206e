import { AppError } from '@recruit/chassis/http/errors'
import { clockOf } from '@recruit/chassis/mysql/mysql'
import type { Calls, RequestOf } from '@recruit/contract'
import type { Template } from '@recruit/contract/mail/template'
import { draftAppointments } from './appointments/draft-appointments.ts'
import { type MailingContext, type NamedMailing, withLockedMailing } from './approve.ts'
import { assertWords, draftsOf } from './draft.ts'
import type { Mailing } from './mailing.model.ts'
import { isDateKind, isReminderKind, KIND_RULES, type ListKind, type ReminderKind } from './message-kinds.ts'
import { enqueue } from './outbox.model.ts'
import { remindersOf } from './reminders.ts'

/**
 * Makes drafts again for the same people as they are now, with the given or the stored template. Returns the mailings,
 * which are others where the news about interviews has changed.
 */
export async function remakeMailing(
  context: MailingContext,
  { template, ...named }: RequestOf<Calls['remakeMailing']>,
) {
  const { stores, now } = context
  const before = await stores.mailings.get(now.term, named.id)
  if (!before) throw new AppError('notFound')
  const { kind } = before
  if (isDateKind(kind)) return remakeAppointments(context, named)
  const words = await wordsFor(context, { ...before, kind }, template)
  assertWords(kind, words.template)
  const messages = isReminderKind(kind)
    ? await remindersOf(stores, { ...before, kind, template: words.template }, now, {
        clock: await clockOf(stores.db),
      })
    : await draftsOf(stores, { ...before, kind, template: words.template }, now)
  return withLockedMailing(context, named, async (mailing, transaction) => {
    assertDrafts(mailing)
    const { id, version } = mailing
    await stores.mailings.reword(id, words.version, words.template, transaction)
    await stores.outbox.removeDrafts(id, transaction)
    await enqueue(stores.db, messages, transaction)
    return { mailings: [id], version, drafted: await stores.outbox.countDrafts([id], transaction) }
  })
}

async function wordsFor(
  { stores }: MailingContext,
  mailing: Mailing<ListKind | ReminderKind>,
  template: Template | undefined,
) {
  if (KIND_RULES[mailing.kind].receivers !== 'chosen') return stores.templates.read(mailing.kind)
  return { template: template ?? mailing.template, version: -1 }
}

const remakeAppointments = (context: MailingContext, named: NamedMailing) =>
  withLockedMailing(context, named, async (mailing, transaction) => {
    assertDrafts(mailing)
    const { stores, now } = context
    const { id, version } = mailing
    const ids = await stores.outbox.draftedFor(id, transaction)
    await stores.outbox.removeDrafts(id, transaction)
    const mailings = await draftAppointments(stores, now, ids, transaction)
    if ((await stores.outbox.countOf([id], transaction)) === 0) await stores.mailings.remove(id, transaction)
    return { mailings, version, drafted: await stores.outbox.countDrafts(mailings, transaction) }
  })

/** Sent messages stay: an approved mailing must be cancelled first. */
function assertDrafts({ approvedAt }: Mailing): void {
  if (approvedAt) throw new AppError('staleVersion')
}
