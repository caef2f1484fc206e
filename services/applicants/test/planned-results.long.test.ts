import { setTimeout as sleep } from 'node:timers/promises'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { Redis } from 'ioredis'
import { afterEach, expect, test } from 'vitest'
import { admin, stack, submittedPerson, useProduct } from './product.ts'
import { seen, UNPACKED } from './replies.ts'

useProduct()

afterEach(() => admin.call('modifyResultInfo', { showResultToApplicant: false, resultsAt: '' }))

const AT_ONCE = 4
const HOUR_MS = 3_600_000
/** Readings before a planned time that is far away even on a busy machine. */
const READINGS = 50
/** Enough for one change of the settings before it. */
const SOON_MS = 2_500
const stranger = visitor(() => stack.url)
/** All public ways to read a result, and whether there are any. */
const waysOf = ({ browser, id }: { browser: Visitor; id: string }) => ({
  'the applicant': () => browser.send('getApplication', { id }),
  'the file to keep': () => browser.send('ownData', { id }),
  'a stranger': () => stranger.send('getApplication', { id }),
  'the settings': () => stranger.send('loadSettings', { key: 1 }),
  'the page': () => stranger.raw('GET', '/', UNPACKED),
})
/** Right after a change of the settings a page may lack them. */
const pageIsWhole = (ways: Ways) =>
  expect.poll(async () => (await ways['the page']()).text).toContain('"isInDB":"true"')
async function seenBy(ways: Ways) {
  await pageIsWhole(ways)
  const replies = Object.entries(ways).map(async ([who, read]) => [who, seen(await read())])
  return Object.fromEntries(await Promise.all(replies))
}

type Ways = ReturnType<typeof waysOf>
/** Compares every reply that ended before `isOver` with `first`, with Redis's copy and without. */
async function readings(isOver: (count: number) => boolean, ways: Ways, first: Record<string, string>) {
  let count = 0
  const reading = async () => {
    while (!isOver(count))
      for (const [who, read] of Object.entries(ways)) {
        const reply = seen(await read())
        if (isOver(count)) return
        expect([who, reply]).toEqual([who, first[who]])
        count++
      }
  }
  const redis = new Redis(stack.redisUrl)
  const forgetting = async () => {
    while (!isOver(count)) {
      await redis.del('settings:record')
      await sleep(30)
    }
  }
  await Promise.all([forgetting(), ...Array.from({ length: AT_ONCE }, reading)])
  redis.disconnect()
}
const plan = (resultsAt: number) =>
  admin.call('modifyResultInfo', { resultsAt: new Date(resultsAt).toISOString() })
/** Many readings before a planned time, then the time is moved close, and readings until it comes. */
async function readUntilShown(ways: Ways, first: Record<string, string>): Promise<void> {
  await readings((count) => count > READINGS, ways, first)
  const resultsAt = Date.now() + SOON_MS
  await plan(resultsAt)
  await pageIsWhole(ways)
  await readings(() => Date.now() >= resultsAt, ways, first)
}
const passShown = async (browser: Visitor, id: string) => (await browser.call('getApplication', { id })).pass

test('results come out at their millisecond; before, a planned time changes no byte of any reply', async () => {
  const applicant = await submittedPerson(1)
  const { browser, id } = applicant
  await admin.call('selectPass', { _id: id, pass: 'finalPass' })
  const ways = waysOf(applicant)
  const first = await seenBy(ways)
  const { headers } = await stranger.raw('GET', '/', UNPACKED)
  const known = { headers: { ...UNPACKED.headers, 'If-None-Match': headers.get('etag') ?? '' } }

  await plan(Date.now() + HOUR_MS)
  expect(await seenBy(ways)).toEqual(first)
  expect((await stranger.raw('GET', '/', known)).status).toBe(304)
  await readUntilShown(ways, first)
  expect(await passShown(browser, id)).toBe('finalPass')
  expect(await passShown(stranger, id)).toBe('finalPass')
  await expect.poll(async () => (await stranger.raw('GET', '/', known)).status).toBe(200)
  expect((await stranger.call('loadSettings', { key: 1 })).showResultToApplicant).toBe(true)

  // A plan runs once: results hidden by hand stay hidden.
  await admin.call('modifyResultInfo', { showResultToApplicant: false })
  await expect.poll(() => seenBy(ways)).toEqual(first)
})

test('what waits to be published is published with them, and not before', async () => {
  const applicant = await submittedPerson(1)
  const { browser, id } = applicant
  await admin.call('selectPass', { _id: id, pass: '1stPass' })
  await admin.call('modifyResultInfo', { showResultToApplicant: true })
  await admin.call('selectPass', { _id: id, pass: 'finalPass', staged: true })
  const ways = waysOf(applicant)
  const first = await seenBy(ways)
  await plan(Date.now() + HOUR_MS)
  expect(await seenBy(ways)).toEqual(first)
  expect((await admin.call('unpublished', {})).changes).toHaveLength(1)
  await readUntilShown(ways, first)
  expect(await passShown(browser, id)).toBe('finalPass')
  expect((await admin.call('unpublished', {})).changes).toHaveLength(0)
  // The next decision waits again.
  await admin.call('selectPass', { _id: id, pass: 'fail', staged: true })
  expect(await passShown(browser, id)).toBe('finalPass')
})

test('called off, nothing comes out and what waits goes on waiting', async () => {
  const { browser, id } = await submittedPerson(1)
  await admin.call('selectPass', { _id: id, pass: '1stPass' })
  await admin.call('modifyResultInfo', { showResultToApplicant: true })
  await admin.call('selectPass', { _id: id, pass: 'finalPass', staged: true })
  // A plan must be a second ahead, and a busy machine needs time for both calls.
  const resultsAt = Date.now() + 4_000
  await plan(resultsAt)
  await admin.call('modifyResultInfo', { resultsAt: '' })
  await sleep(resultsAt - Date.now() + 300)
  expect(await passShown(browser, id)).toBe('1stPass')
})
