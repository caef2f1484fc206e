import { type MailServer, type MailSteps, startMailServer } from '@recruit/local/testing/mail/server'
import { enrolledPerson, wholeContent } from '@recruit/local/testing/people'
import { QueryTypes } from 'sequelize'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

useMessagesProduct()

import {
  clearOutbox,
  comesTo,
  type DeliveryProcess,
  db,
  put,
  rowIn,
  rowOf,
  rows,
  stack,
  startDelivery,
  useMessagesProduct,
} from './messages-product.ts'

let server: MailServer
const running: DeliveryProcess[] = []
const begin = async () => {
  const process_ = await startDelivery(server.url)
  running.push(process_)
  return process_
}

beforeAll(async () => {
  server = await startMailServer()
})
afterEach(async () => {
  for (const one of running.splice(0)) {
    one.signal('SIGCONT')
    await one.stop()
  }
  for (const step of Object.keys(server.steps)) delete server.steps[step as keyof MailSteps]
  await db.query('DROP TRIGGER IF EXISTS at_claim')
  await db.query('DROP TRIGGER IF EXISTS slow_enqueue')
  await clearOutbox()
})
afterAll(() => server?.stop())

const arrivals = (id: string) => server.delivered.filter((message) => rowIn(message) === id).length

/** Runs `what` the first time that the step is reached. */
const once = (step: 'receiver' | 'whole', what: () => unknown) => {
  let isFirst = true
  server.steps[step] = async () => {
    if (!isFirst) return
    isFirst = false
    await what()
  }
}

/** Puts a message into the outbox and runs something when its delivery first reaches the step. */
async function putAnd(step: 'receiver' | 'whole', what: (id: string) => unknown): Promise<string> {
  const known = Promise.withResolvers<string>()
  once(step, async () => what(await known.promise))
  known.resolve(await put())
  return known.promise
}

/** Whether another transaction is writing to the row: then it is locked. */
const isBeingWritten = (id: string) =>
  db.transaction(async (transaction) => {
    const question = 'SELECT id FROM messages WHERE id = ? FOR UPDATE SKIP LOCKED'
    return (await db.query(question, { replacements: [id], transaction }))[0].length === 0
  })

/** Locks a row, so that its writers wait; `letGo` after those who waited have given up. */
async function hold(id: string) {
  const transaction = await db.transaction()
  await db.query('SELECT id FROM messages WHERE id = ? FOR UPDATE', { replacements: [id], transaction })
  return {
    letGo: () => new Promise((resolve) => setTimeout(resolve, 3_000)).then(() => transaction.rollback()),
  }
}

/** What the database does with each row as it is claimed: sleep, so that its process can be met, or end the lease. */
const atClaim = (statement: string) =>
  db.query(`CREATE TRIGGER at_claim BEFORE UPDATE ON messages FOR EACH ROW
    IF NEW.state = 'sending' AND NEW.attempts = 1 THEN ${statement}; END IF`)
const SLEEP = 'DO SLEEP(2)'
/** Waits until its claim is under way. */
const isClaimed = (id: string) =>
  vi.waitUntil(() => isBeingWritten(id), { timeout: 20_000, interval: 10 }).then(() => undefined)

test('killed between its claim and the hand-off: certainly not delivered, sent once afterwards', async () => {
  await atClaim(SLEEP)
  const first = await begin()
  const id = await put()
  await isClaimed(id)
  first.signal('SIGKILL')
  await first.child.exited
  await comesTo(id, 'sending')
  await begin()
  await comesTo(id, 'sent')
  expect(arrivals(id)).toBe(1)
})

// evidence: M215 V2.3.4 threat.double-sending
test.each([
  ['before the receiver is accepted', 'receiver', 0],
  ['before the answer', 'whole', 1],
] as const)('killed after the hand-off, %s: uncertain, and never repeated', async (_when, step, arrived) => {
  const first = await begin()
  once(step, () => first.signal('SIGKILL'))
  const id = await put()
  await first.child.exited
  await begin()
  await comesTo(id, 'uncertain')
  await comesTo(await put(), 'sent')
  expect(arrivals(id)).toBe(arrived)
})

test('killed after the answer and before it is written down: uncertain, and never repeated', async () => {
  const first = await begin()
  let held: Awaited<ReturnType<typeof hold>> | undefined
  const id = await putAnd('whole', async (id) => {
    held = await hold(id)
    setTimeout(() => first.signal('SIGKILL'), 500)
  })
  await first.child.exited
  await held?.letGo()
  await begin()
  await comesTo(id, 'uncertain')
  expect(arrivals(id)).toBe(1)
})

// evidence: threat.double-sending
test('stopped past its lease before the hand-off: another process delivers, the first one does not', async () => {
  await atClaim(SLEEP)
  const first = await begin()
  const id = await put()
  await isClaimed(id)
  await first.hold()
  await begin()
  await comesTo(id, 'sent')
  first.signal('SIGCONT')
  const next = await put()
  await comesTo(next, 'sent')
  expect([arrivals(id), arrivals(next)]).toEqual([1, 1])
  expect((await rowOf(id))?.attempts).toBe(2)
})

test('stopped past its lease after the text: uncertain until it wakes up and knows', async () => {
  const first = await begin()
  const held = Promise.withResolvers<void>()
  once('whole', () => first.hold().then(held.resolve))
  const id = await put()
  await held.promise
  await begin()
  await comesTo(id, 'uncertain')
  first.signal('SIGCONT')
  await comesTo(id, 'sent')
  expect(arrivals(id)).toBe(1)
})

test('withdrawn while a server has it: it leaves once, and the next one is sent', async () => {
  await begin()
  const id = await putAnd('receiver', (id) =>
    db.query('DELETE FROM messages WHERE id = ?', { replacements: [id] }),
  )
  await vi.waitUntil(async () => (await rowOf(id)) === undefined, { timeout: 30_000 })
  await comesTo(await put(), 'sent')
  expect(arrivals(id)).toBe(1)
})

// evidence: M214
test('its lease over before the hand-off, its process awake: it is sent once, by the next claim', async () => {
  await atClaim('SET NEW.lease_until = UTC_TIMESTAMP(6) - INTERVAL 1 SECOND')
  await begin()
  const id = await put()
  expect((await comesTo(id, 'sent')).attempts).toBe(2)
  expect(arrivals(id)).toBe(1)
})

// evidence: M238
test('its transaction broken before the commit: neither the submission nor its message is there, and both once it is repeated', async () => {
  await db.query('CREATE TRIGGER slow_enqueue BEFORE INSERT ON messages FOR EACH ROW DO SLEEP(20)')
  const she = await enrolledPerson(stack.url, 1)
  const form = { id: she.id, ...wholeContent, isFinalSubmit: true }
  const submitted = she.browser.send('savePage2', form)
  const [{ thread }] = await vi.waitUntil(
    async () => {
      const question = `SELECT id AS thread FROM information_schema.processlist
        WHERE state = 'User sleep' AND db = DATABASE()`
      const found = await db.query<{ thread: number }>(question, { type: QueryTypes.SELECT })
      return found.length ? (found as [{ thread: number }]) : false
    },
    { timeout: 20_000, interval: 20 },
  )
  await db.query(`KILL ${Number(thread)}`)
  expect((await submitted).status).toBeGreaterThanOrEqual(500)
  await db.query('DROP TRIGGER slow_enqueue')
  const isSubmitted = async () => (await she.browser.call('getApplication', { id: she.id })).isFinalSubmit
  expect([await isSubmitted(), await rows({ application: she.id })]).toEqual([false, []])
  await she.browser.call('savePage2', form)
  expect([await isSubmitted(), (await rows({ application: she.id })).length]).toEqual([true, 1])
})
