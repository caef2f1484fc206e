import { setTimeout as sleep } from 'node:timers/promises'
import { nextAnnouncement } from '@recruit/contract/rules/announcements'
import { openPeriod } from '@recruit/local/testing/people'
import { startTestStack, type TestStack } from '@recruit/local/testing/stack'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'

/** A page shows a planned change at most this long after its time; on a busy machine a multiple of it. */
const SHOWN_WITHIN_MS = 2_500
const BUSY = 4
const HOUR_MS = 3_600_000

let stack: TestStack
let admin: Visitor
let mysql: Connection
beforeAll(async () => {
  stack = await startTestStack(
    inject('mysqlAdminUrl'),
    {},
    { replicas: { settings: 2, gateway: 2 }, keepGoing: true },
  )
  admin = await openPeriod(stack.url)
  mysql = await createConnection({ uri: stack.mysqlAdminUrl, database: `${stack.prefix}_settings` })
})
afterAll(async () => {
  await mysql?.end()
  await stack?.stop()
})
const BY_HAND = { showResultToApplicant: false, resultsAt: '' }
beforeEach(() => admin.call('modifyResultInfo', BY_HAND))

const isShown = async (url: string) =>
  (await visitor(url).call('loadSettings', { key: 1 })).showResultToApplicant
const isShownAnywhere = async () => (await Promise.all(stack.urls.map(isShown))).some(Boolean)
const plan = async (at: number) => {
  await admin.call('modifyResultInfo', { resultsAt: new Date(at).toISOString() })
}
const read = async () => {
  const { objectId } = await admin.call('findSettings', { key: 1 })
  return admin.call('getSettings', { id: objectId })
}
/** The plan as stored, not as derived. */
async function written() {
  const [[row]] = await mysql.query<RowDataPacket[]>('SELECT announcement, fields FROM settings')
  const { fields, announcement } = row as RowDataPacket
  const { showResultToApplicant, resultsAt } = typeof fields === 'string' ? JSON.parse(fields) : fields
  return { announcement: Number(announcement), showResultToApplicant, resultsAt }
}
const lastEntry = async () => (await admin.call('settingsHistory', {})).history[0]?.entry ?? 0
const happenings = async (since: number) =>
  (await admin.call('settingsHistory', {})).history
    .filter(({ entry, role }) => entry > since && role === 'system')
    .map(({ what, from, to }) => [what, from, to].join(' '))
const until = (moment: number) => sleep(Math.max(0, moment - Date.now()))
/** Whether it is shown, as often as time allows before the moment. */
async function looksBefore(moment: number): Promise<boolean[]> {
  const looks: boolean[] = []
  while (Date.now() < moment) {
    const look = await isShownAnywhere()
    if (Date.now() < moment) looks.push(look)
    await sleep(50)
  }
  return looks
}

// evidence: M206
test.each([
  { victim: 'settings-1', after: -30 },
  { victim: 'settings-2', after: -30 },
  { victim: 'settings-1', after: 0 },
])('results come out once where $victim is killed $after ms after their time', async ({ victim, after }) => {
  const [since, before] = [await lastEntry(), await written()]
  const resultsAt = Date.now() + 3_500
  await plan(resultsAt)
  const replica = stack.parts.find(({ name }) => name === victim)
  const looks = looksBefore(resultsAt)
  await until(resultsAt + after)
  replica?.signal('SIGKILL')
  expect(new Set(await looks)).toEqual(new Set([false]))
  for (const url of stack.urls)
    await expect.poll(() => isShown(url), { timeout: BUSY * SHOWN_WITHIN_MS, interval: 20 }).toBe(true)
  await expect.poll(written).toMatchObject({ showResultToApplicant: true, resultsAt: '' })
  await replica?.start()
  // A change waits for replicas that still store the plan.
  await admin.call('modifyResultInfo', { faceTofaceInterviewPlace: victim })
  expect((await written()).announcement).toBe(nextAnnouncement(before.announcement, false))
  expect(await happenings(since)).toEqual([
    `resultsAt ${new Date(resultsAt).toISOString()} `,
    'showResultToApplicant false true',
  ])
})

test('called off before, nothing comes out, also where a replica dies then', async () => {
  const [since, before] = [await lastEntry(), await written()]
  // A plan within the next second is refused; the rest is for a busy machine.
  const resultsAt = Date.now() + 5_000
  await plan(resultsAt)
  const calledOff = await admin.call('modifyResultInfo', { resultsAt: '' })
  expect(calledOff).toMatchObject({ basicInfoUpdateSuccess: true })
  const [replica] = stack.parts.filter(({ name }) => name === 'settings-1')
  await until(resultsAt - 30)
  replica?.signal('SIGKILL')
  while (Date.now() < resultsAt + SHOWN_WITHIN_MS) expect(await isShownAnywhere()).toBe(false)
  await replica?.start()
  await admin.call('modifyResultInfo', { faceTofaceInterviewPlace: 'somewhere else' })
  expect([await written(), await happenings(since)]).toEqual([before, []])
})

// evidence: M208
test('a switch turned by hand, or a new term, empties its plan: nothing comes out later', async () => {
  const since = await lastEntry()
  const resultsAt = Date.now() + 8_000
  await plan(resultsAt)
  await admin.call('modifyResultInfo', { showResultToApplicant: true })
  expect(await read()).toMatchObject({ showResultToApplicant: true, resultsAt: '' })
  await admin.call('modifyResultInfo', { showResultToApplicant: false })
  const { announcement } = await written()
  // The same for another term's plan.
  await plan(resultsAt)
  await admin.call('modifyRecruitInfo', {
    isApplicationPeriod: false,
    opensAt: new Date(resultsAt).toISOString(),
  })
  await admin.call('newTerm', {})
  const nothing = { showResultToApplicant: false, resultsAt: '', isApplicationPeriod: false, opensAt: '' }
  expect(await read()).toMatchObject(nothing)
  expect(Date.now()).toBeLessThan(resultsAt)
  await until(resultsAt)
  await admin.call('modifyResultInfo', { faceTofaceInterviewPlace: 'here' })
  expect(await read()).toMatchObject(nothing)
  expect([(await written()).announcement, await happenings(since)]).toEqual([announcement, []])
})

test('a plan that a restored backup brings an hour too late is dropped; the history says so once', async () => {
  const [since, { announcement }] = [await lastEntry(), await written()]
  const restore = async (at: string) => {
    const sql = "UPDATE settings SET fields = JSON_SET(fields, '$.resultsAt', ?, '$.opensAt', ?)"
    await mysql.query(sql, [at, at])
  }
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
  const late = new Date(Date.now() - HOUR_MS - 1_000).toISOString()
  await restore(late)
  const nothing = { showResultToApplicant: false, resultsAt: '', isApplicationPeriod: false, opensAt: '' }
  expect(await read()).toMatchObject(nothing)
  await expect.poll(() => happenings(since)).toHaveLength(2)
  await admin.call('modifyResultInfo', { faceTofaceInterviewPlace: 'there' })
  expect(await read()).toMatchObject(nothing)
  expect([(await written()).announcement, await isShownAnywhere()]).toEqual([announcement, false])
  expect((await happenings(since)).sort()).toEqual([`openingMissed ${late} `, `resultsMissed ${late} `])

  const inTime = new Date(Date.now() - HOUR_MS + 60_000).toISOString()
  await restore(inTime)
  expect(await read()).toMatchObject({ showResultToApplicant: true, isApplicationPeriod: true })
})
