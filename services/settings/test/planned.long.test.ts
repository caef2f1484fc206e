import { setTimeout as sleep } from 'node:timers/promises'
import { enrolledPerson, openPeriod } from '@recruit/local/testing/people'
import { startTestStack, type TestStack } from '@recruit/local/testing/stack'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'

/** MySQL runs on this machine, so this process's clock is MySQL's; the replicas of the settings service have others. */
const CLOCKS_APART_MS = 8_000
const ENOUGH = 5
/** Redis's answer for a missing key. */
const GONE = -2
const HOUR_MS = 3_600_000
const preload = new URL('../../../infra/faults/shifted-clock.mjs', import.meta.url).href
const clockOff = (ms: number) => ({ NODE_OPTIONS: `--import=${preload}`, OFFSET_MS: String(ms) })

let stack: TestStack
let admin: Visitor
let applicant: Awaited<ReturnType<typeof enrolledPerson>>
beforeAll(async () => {
  stack = await startTestStack(
    inject('mysqlAdminUrl'),
    {},
    {
      replicas: { settings: 2 },
      ownEnv: { 'settings-1': clockOff(CLOCKS_APART_MS), 'settings-2': clockOff(-CLOCKS_APART_MS) },
      keepGoing: true,
    },
  )
  admin = await openPeriod(stack.url)
  applicant = await enrolledPerson(stack.url)
})
afterAll(() => stack?.stop())
const BY_HAND = { isApplicationPeriod: false, opensAt: '', closesAt: '', closeGraceSeconds: 0 }
beforeEach(() => admin.call('modifyRecruitInfo', BY_HAND))

const load = () => visitor(stack.url).call('loadSettings', { key: 1 })
const read = async () => {
  const { objectId } = await admin.call('findSettings', { key: 1 })
  return admin.call('getSettings', { id: objectId })
}
const plan = async (opensAt: number) => {
  await admin.call('modifyRecruitInfo', { opensAt: new Date(opensAt).toISOString() })
}
const TAKEN = 'success'
const CLOSED = 'periodClosed'
/** The answer to a write: taken, refused, or the text of another answer. */
const write = async (): Promise<string> => {
  const { body, text } = await applicant.browser.send('savePage2', {
    id: applicant.id,
    activityPlan: `${performance.now()}`,
  })
  return body?.applicationUpdateSuccess === TAKEN ? TAKEN : (body?.reason ?? text)
}
/**
 * Writes until then, on a busy machine longer, and returns the answers that ended before the moment and those that
 * began after it.
 */
async function writesAround(moment: number, until: number) {
  const answers = { before: [] as string[], after: [] as string[] }
  while (Date.now() < until || answers.after.length <= ENOUGH) {
    const from = Date.now()
    const answer = await write()
    if (Date.now() < moment) answers.before.push(answer)
    else if (from >= moment) answers.after.push(answer)
    await sleep(20)
  }
  return answers
}
/** The history of it since this entry, newest first. */
const happenings = async (since: number) =>
  (await admin.call('settingsHistory', {})).history
    .filter(({ entry, role }) => entry > since && role === 'system')
    .map(({ what, from, to }) => [what, from, to].join(' '))
const lastEntry = async () => (await admin.call('settingsHistory', {})).history[0]?.entry ?? 0

test('it opens at its second by MySQL’s clock, with one replica dead and the other’s clock wrong', async () => {
  const since = await lastEntry()
  await plan(Date.now() + HOUR_MS)
  const [replica] = stack.parts.filter(({ name }) => name === 'settings-2')
  await replica?.stop()
  // Independent of the machine's speed: this many writes before the moment, which comes near only then.
  for (let count = 0; count <= ENOUGH; count++) expect(await write()).toBe(CLOSED)
  const opensAt = Date.now() + 3_000
  await plan(opensAt)
  const { version } = await read()
  await expect
    .poll(load)
    .toMatchObject({ isApplicationPeriod: false, opensAt: new Date(opensAt).toISOString() })
  const { before, after } = await writesAround(opensAt, opensAt + 1_000)
  expect(new Set([CLOSED, ...before])).toEqual(new Set([CLOSED]))
  expect([after.length > ENOUGH, new Set(after)]).toEqual([true, new Set([TAKEN])])
  await expect.poll(load).toMatchObject({ isApplicationPeriod: true, opensAt: '' })
  expect(await read()).toMatchObject({ isApplicationPeriod: true, opensAt: '', version: version + 1 })
  await expect.poll(() => happenings(since)).toHaveLength(2)
  await replica?.start()

  // An older form is stale, and a period that was closed by hand does not open again.
  const stale = await admin.send('modifyRecruitInfo', { isApplicationPeriod: false, version })
  expect(stale.status).toBe(409)
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
  expect(await read()).toMatchObject({ isApplicationPeriod: false, opensAt: '', version: version + 2 })
  expect([await write(), (await load()).isApplicationPeriod]).toEqual([CLOSED, false])
  expect(await happenings(since)).toEqual([
    `opensAt ${new Date(opensAt).toISOString()} `,
    'isApplicationPeriod false true',
  ])
})

/** The expiry of Redis's record, read until the moment: each with the time of the reading. */
async function endsUntil(moment: number) {
  const redis = new Redis(stack.redisUrl)
  const looks: { at: number; endsAt: number }[] = []
  while (Date.now() < moment) {
    const at = Date.now()
    const endsAt = await redis.pexpiretime('settings:record')
    if (Date.now() < moment) looks.push({ at, endsAt })
    await sleep(10)
  }
  redis.disconnect()
  return looks
}

test('just before its second Redis has no record, whoever asks, and at no time one that outlives it', async () => {
  let last: number[] = []
  // If the machine held the test up in the last moment it saw nothing, and watches another opening.
  while (!last.length) {
    await admin.call('modifyRecruitInfo', BY_HAND)
    const opensAt = Date.now() + 2_500
    await plan(opensAt)
    const [looks] = await Promise.all([endsUntil(opensAt), writesAround(opensAt, opensAt)])
    const ends = looks.map(({ endsAt }) => endsAt)
    expect(Math.max(...ends)).toBeGreaterThan(0)
    expect(Math.max(...ends)).toBeLessThan(opensAt)
    last = looks.filter(({ at }) => at > opensAt - 100).map(({ endsAt }) => endsAt)
  }
  expect(new Set(last)).toEqual(new Set([GONE]))
})

test('it is called off until the second before, and then nothing happens', async () => {
  const since = await lastEntry()
  const opensAt = Date.now() + 4_000
  await plan(opensAt)
  await admin.call('modifyRecruitInfo', { opensAt: '' })
  const { before, after } = await writesAround(opensAt, opensAt + 500)
  expect(new Set([...before, ...after])).toEqual(new Set([CLOSED]))
  expect(after.length).toBeGreaterThan(3)
  expect(await load()).toMatchObject({ isApplicationPeriod: false, opensAt: '' })
  expect(await happenings(since)).toEqual([])

  const refused = (opens: number) =>
    admin.send('modifyRecruitInfo', { opensAt: opens ? new Date(opens).toISOString() : '' })
  expect((await refused(Date.now() - 1)).body.message).toContain('has passed')
  // Repeats where a busy machine answers only after the moment: such an answer says nothing about the second before.
  let soon: number
  let last: Awaited<ReturnType<typeof refused>>
  do {
    await admin.call('modifyRecruitInfo', BY_HAND)
    soon = Date.now() + 1_900
    await plan(soon)
    await sleep(soon - Date.now() - 950)
    last = await refused(0)
  } while (Date.now() >= soon)
  expect(last.body).toMatchObject({
    basicInfoUpdateSuccess: false,
    message: expect.stringContaining('no longer be changed'),
  })
  await expect.poll(load).toMatchObject({ isApplicationPeriod: true })
})

test('after the close writes are taken for the grace that no page tells', async () => {
  const closesAt = Date.now() + 2_000
  const grace = { closesAt: new Date(closesAt).toISOString(), closeGraceSeconds: 4 }
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true, ...grace })
  expect(await read()).toMatchObject(grace)
  const until = closesAt + 4_000
  const writes = writesAround(until, until + 700)
  await expect.poll(load).toMatchObject({ isApplicationPeriod: false })
  expect(Date.now()).toBeGreaterThanOrEqual(closesAt)
  expect(Date.now()).toBeLessThan(until)
  const { before, after } = await writes
  expect([before.length > ENOUGH, new Set(before)]).toEqual([true, new Set([TAKEN])])
  expect([after.length > ENOUGH, new Set(after)]).toEqual([true, new Set([CLOSED])])
  expect(Object.keys(await load())).not.toContain('closeGraceSeconds')
})
