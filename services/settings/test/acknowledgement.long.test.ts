import { setTimeout as sleep } from 'node:timers/promises'
import { openPeriod } from '@recruit/local/testing/people'
import { startTestStack, type TestStack } from '@recruit/local/testing/stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { RECORD_KEY } from '@recruit/settings-client/record'
import { Redis } from 'ioredis'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const LIFETIME_MS = 30_000
/** Longer than the pause between two tries to publish. */
const BETWEEN_STEPS_MS = 400
const STEPS = 5
const preload = new URL('../../../infra/faults/shifted-clock.mjs', import.meta.url).href

let stack: TestStack
let admin: Visitor
let redis: Redis
beforeAll(async () => {
  const clock = { NODE_OPTIONS: `--import=${preload}`, STEP_MS: String(LIFETIME_MS + 1_000) }
  stack = await startTestStack(inject('mysqlAdminUrl'), {}, { ownEnv: { settings: clock } })
  admin = await openPeriod(stack.url)
  redis = new Redis(stack.redisUrl)
})
afterAll(async () => {
  redis?.disconnect()
  await stack?.stop()
})

const masterNamed = (masterName: string) => admin.send('modifyMasterInfo', { masterName })
const recordVersion = async () => JSON.parse((await redis.get(RECORD_KEY)) ?? '{}').version
const isProlonged = () =>
  expect.poll(() => redis.pttl(RECORD_KEY), { timeout: 15_000 }).toBeGreaterThan(LIFETIME_MS / 2)

test('no program reads the record again while it stays as it is', async () => {
  await masterNamed('첫째')
  const version = await recordVersion()
  await expect.poll(async () => (await admin.call('loadSettings', { key: 1 })).masterName).toBe('첫째')
  const monitor = await redis.monitor()
  let reads = 0
  let looks = 0
  monitor.on('monitor', (_time: string, [command = '', ...args]: string[], source: string) => {
    if (!args.includes(RECORD_KEY) || source === 'lua') return
    if (/^get$/i.test(command)) reads++
    if (/^eval/i.test(command)) looks++
  })
  // By the first look every program has read the change before; the third follows all effects of the second.
  await expect.poll(() => looks, { timeout: 20_000 }).toBeGreaterThan(0)
  reads = 0
  await expect.poll(() => looks, { timeout: 30_000 }).toBeGreaterThan(2)
  monitor.disconnect()
  expect([reads, await recordVersion()]).toEqual([0, version])
})

test('the record is prolonged before it expires, by an account of the release before as well', async () => {
  await redis.pexpire(RECORD_KEY, 11_000)
  await isProlonged()
  await redis.call(
    'ACL',
    'SETUSER',
    'settings',
    'clearselectors',
    `(+eval +evalsha +get +set +pexpire ~${RECORD_KEY})`,
  )
  await redis.pexpire(RECORD_KEY, LIFETIME_MS / 2)
  await isProlonged()
})

test('a clock that steps ahead acknowledges no change that Redis does not hold', async () => {
  const before = await recordVersion()
  const mysql = await createConnection(stack.mysqlAdminUrl)
  const storedVersion = async () =>
    (await mysql.query<RowDataPacket[]>(`SELECT version FROM ${stack.prefix}_settings.settings`))[0][0]
      ?.version
  await redis.call('ACL', 'SETUSER', 'settings', 'off')
  await redis.call('CLIENT', 'KILL', 'USER', 'settings')
  let isAcknowledged = false
  const change = masterNamed('둘째').finally(() => {
    isAcknowledged = true
  })
  await expect.poll(storedVersion).toBe(before + 1)
  // More than one, because MySQL's data are published a moment later.
  for (let step = 0; step < STEPS; step++) {
    stack.parts.find(({ name }) => name === 'settings')?.signal('SIGUSR2')
    await sleep(BETWEEN_STEPS_MS)
  }
  expect([isAcknowledged, await recordVersion()]).toEqual([false, before])
  await redis.call('ACL', 'SETUSER', 'settings', 'on')
  expect((await change).status).toBe(200)
  expect(await recordVersion()).toBe(before + 1)
  await mysql.end()
})
