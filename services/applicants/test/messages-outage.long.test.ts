import { within } from '@recruit/local/process/wait'
import { interruptible } from '@recruit/local/testing/interruptible'
import { type MailServer, startMailServer } from '@recruit/local/testing/mail/server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  type admin,
  approved,
  clearOutbox,
  comesTo,
  type DeliveryProcess,
  drafted,
  mailingOf,
  put,
  rowIn,
  rowOf,
  stack,
  startDelivery,
  useMessagesProduct,
} from './messages-product.ts'
import { submittedPerson } from './product.ts'

useMessagesProduct()

let server: MailServer
let database: Awaited<ReturnType<typeof interruptible>>
let delivery: DeliveryProcess
beforeAll(async () => {
  server = await startMailServer()
  database = await interruptible(stack.schemas.applicants.app)
  delivery = await startDelivery(server.url, { MYSQL_URL: database.url })
})
afterEach(async () => {
  database.repair()
  server.delivered.length = 0
  delete server.steps.whole
  await clearOutbox()
})
afterAll(async () => {
  await delivery?.stop()
  database?.stop()
  await server?.stop()
})

const waits = () => delivery.log().split('delivery waits').length
/** Waits until the loop has met the outage this often. */
async function hasWaited(times: number): Promise<void> {
  const before = waits()
  await vi.waitFor(() => expect(waits()).toBeGreaterThanOrEqual(before + times), {
    timeout: 30_000,
    interval: 50,
  })
}
const arrivals = (id: string) => server.delivered.filter((message) => rowIn(message) === id).length

test('while the database is away nothing is sent and nobody pays; when it is back it goes on by itself', async () => {
  await comesTo(await put(), 'sent')
  database.cut()
  const id = await put()
  await hasWaited(3)
  expect(await rowOf(id)).toMatchObject({ state: 'queued', attempts: 0 })
  database.repair()
  expect((await comesTo(id, 'sent')).attempts).toBe(1)
  expect(arrivals(id)).toBe(1)
  expect(delivery.child.isRunning()).toBe(true)
})

test('away while a server has the message: it is not sent twice', async () => {
  server.steps.whole = () => {
    database.cut()
    delete server.steps.whole
  }
  const id = await put()
  await hasWaited(1)
  database.repair()
  await comesTo(id, 'uncertain')
  await comesTo(await put(), 'sent')
  expect(arrivals(id)).toBe(1)
})

test('SIGTERM while it waits for the next slot, or for a server that is away: it ends at once', async () => {
  const slow = await startDelivery(server.url, { MAIL_PER_MINUTE: '1' })
  await delivery.stop()
  await comesTo(await put(), 'sent')
  const waiting = await put()
  await within(slow.stop(), { what: 'The end', limitMs: 4_000 })
  expect(await slow.child.exited).toEqual({ code: 0, signal: null })
  expect((await rowOf(waiting))?.state).toBe('queued')

  const away = await startMailServer()
  await away.stop()
  const lonely = await startDelivery(away.url)
  await vi.waitFor(() => expect(lonely.log().split('delivery waits').length).toBeGreaterThan(3), 20_000)
  await within(lonely.stop(), { what: 'The end', limitMs: 4_000 })
  expect(await lonely.child.exited).toEqual({ code: 0, signal: null })
  expect(await rowOf(waiting)).toMatchObject({ state: 'queued', attempts: 0 })
})

test('the settings are away: own words leave all the same, and what waits for results goes on waiting', async () => {
  await delivery.stop()
  await submittedPerson(1, { email: 'own@recruit.test' })
  const settings = await interruptible(stack.services.settings)
  const redis = await interruptible(stack.redisUrls.applicants)
  const alone = await startDelivery(server.url, {
    SETTINGS_URL: settings.url,
    REDIS_URL: redis.url,
    // Settings that are away are waited for, which takes most of the tests' short lease.
    MAIL_LEASE_SECONDS: '30',
  })
  await vi.waitFor(() => expect(server.delivered).toHaveLength(1), 20_000)
  settings.cut()
  redis.cut()
  const template = {
    ko: { subject: '준비물', text: '{name} 님께' },
    en: { subject: 'What to bring', text: '{name}' },
  }
  const sent = async (
    audience: NonNullable<Parameters<typeof admin.call<'draftMailing'>>[1]['audience']>,
  ) => {
    const id = await drafted({ kind: 'notice', template, audience })
    await approved(id)
    return (await mailingOf(id)).messages[0]?.id ?? ''
  }
  const ofResults = await sent({ teams: [1], who: 'submitted', statuses: ['default'] })
  const ownWords = await sent({ teams: [1], who: 'submitted' })
  expect((await comesTo(ownWords, 'sent')).attempts).toBe(1)
  expect(await rowOf(ofResults)).toMatchObject({ state: 'queued', attempts: 0 })
  await alone.stop()
  settings.stop()
  redis.stop()
})
