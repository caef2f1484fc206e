import { SYSTEM } from '@recruit/chassis/audit-log/audit-log'
import { clockOf, inTransaction } from '@recruit/chassis/mysql/mysql'
import type { SettingsClient, SettingsRecord } from '@recruit/settings-client/client'
import type { Transaction } from 'sequelize'
import { announcementOf } from '../application/shown-result.ts'
import { dayAfter, seoulDay } from '../shared/seoul-time.ts'
import { dropDrafts } from './create-mailing.ts'
import { eveningsToDo } from './evening-plan.model.ts'
import { interviewDayOf } from './message-kinds.ts'
import type { MessagingStores } from './messaging-stores.ts'
import { receiversAmong } from './receivers.ts'
import { draftReminders } from './reminders.ts'

/** The plan, and how many would be reminded on each evening to come. */
export async function readEveningPlan(stores: MessagingStores, now: SettingsRecord) {
  const [plan, clock, receivers] = await Promise.all([
    stores.eveningPlans.read(now.term),
    clockOf(stores.db),
    receiversAmong(stores.db, now, { who: 'submitted' }),
  ])
  const counts = new Map<string, number>()
  for (const receiver of receivers) {
    const day = interviewDayOf(receiver, now)
    const evening = day && dayAfter(day, -1)
    const isToCome = evening && evening >= seoulDay(clock) && evening > (plan?.lastEvening ?? '')
    if (isToCome) counts.set(evening, (counts.get(evening) ?? 0) + 1)
  }
  const evenings = [...counts].map(([day, count]) => ({ day, count }))
  return { hour: plan?.hour ?? null, evenings: evenings.sort((a, b) => (a.day < b.day ? -1 : 1)) }
}

/**
 * Drafts and approves the reminders of an evening whose hour has struck, once for all replicas: the plan's row is
 * locked. A missed evening is made up for while the interviews are ahead, and one while results are hidden once they
 * are public. Returns how many.
 */
export async function runEveningPlan(stores: MessagingStores, now: SettingsRecord): Promise<number> {
  const { db, eveningPlans } = stores
  if (announcementOf(now) === null) return 0
  const plan = await eveningPlans.read(now.term)
  if (!plan || eveningsToDo(plan, await clockOf(db)).length === 0) return 0
  return inTransaction(db, async (transaction) => {
    const held = await eveningPlans.lockForUpdate(now.term, transaction)
    if (!held) return 0
    let count = 0
    for (const evening of eveningsToDo(held, await clockOf(db, transaction))) {
      count += await sendEvening(stores, now, evening, held.approvedBy, transaction)
      await eveningPlans.done(now.term, evening, transaction)
    }
    return count
  })
}

async function sendEvening(
  stores: MessagingStores,
  now: SettingsRecord,
  evening: string,
  approvedBy: string,
  transaction: Transaction,
): Promise<number> {
  const { mailings, outbox, history } = stores
  // An applicant has one message for her interview: a draft that waits for approval would keep it from her.
  await dropDrafts(stores, now.term, 'evening', transaction)
  const id = await draftReminders(stores, now, 'evening', transaction, evening)
  if (!id) return 0
  const { count } = await outbox.drafts(id, transaction)
  await outbox.schedule(id, null, transaction)
  await mailings.approve(id, null, approvedBy, transaction)
  const line = { what: 'messagesApproved', from: 'evening', to: String(count) }
  await history.append(SYSTEM, [line], transaction)
  return count
}

const EVERY_MS = 60_000

/** Looks every minute whether an evening is due; a failure is tried again a minute later. */
export function keepReminding(
  stores: MessagingStores,
  settings: Pick<SettingsClient, 'now'>,
  onError: (err: unknown) => void,
): () => void {
  let turn: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    turn = turn.then(async () => runEveningPlan(stores, await settings.now())).catch(onError)
  }, EVERY_MS)
  return () => clearInterval(timer)
}
