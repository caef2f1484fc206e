import { setTimeout as pause } from 'node:timers/promises'
import { createLogger } from '@recruit/chassis/observability/logger'
import { connectRedis, type Redis } from '@recruit/chassis/redis/redis'
import { sessionStore } from '@recruit/chassis/redis/session-store'
import { startSentinels } from '@recruit/local/testing/servers/redis-sentinel'
import { type SettingsClient, settingsClient } from '@recruit/settings-client/client'
import { RECORD_KEY } from '@recruit/settings-client/record'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordOf } from '../src/record.ts'

const log = createLogger('sentinel', 'error')
let group: Awaited<ReturnType<typeof startSentinels>>
let redis: Redis
let settings: SettingsClient
let version = 0

beforeAll(async () => {
  group = await startSentinels()
  await whole()
  redis = connectRedis(group.url, log)
  await until(() => change())
  // No other source has the record: what is shown came from Redis.
  const readSource = () => Promise.reject(new Error('away'))
  settings = settingsClient({ redisUrl: group.url, readSource, log: createLogger('settings', 'error') })
  await until(async () => shows(version))
})
afterAll(async () => {
  redis?.disconnect()
  await settings?.close()
  await group?.stop()
})

const whole = () => until(group.isWhole, 60_000)
/** A public reply from which its version can be read. */
const replyOf = (wanted: number) => `{"isInDB":"true","masterName":"${wanted}"}`
const shows = (wanted: number) => settings.held()?.toString() === replyOf(wanted)

/** Writes the next record to the master; returns whether it was taken. */
async function change(): Promise<boolean> {
  const next = version + 1
  const record = { ...recordOf(null), version: next, reply: replyOf(next) }
  const taken = await redis.set(RECORD_KEY, JSON.stringify(record)).catch(() => null)
  if (taken) version = next
  return taken !== null
}

/** Milliseconds until it is true. */
async function until(isSo: () => Promise<boolean>, limitMs = 30_000): Promise<number> {
  const began = performance.now()
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - began > limitMs) expect.fail('it never was')
    await pause(5)
  }
  return performance.now() - began
}

test('a failover that is told while the master is asked for is no end', async () => {
  const connector: { disconnect: () => void } = Reflect.get(redis, 'connector')
  const ended = new Promise((resolve) => redis.once('end', resolve))
  redis.once('connecting', () => connector.disconnect())
  redis.disconnect(true)
  await ended
  await until(change)
})

// `npm run long -- failover` covers the other failures.
test('sessions and settings go on after the master hung', { timeout: 120_000 }, async () => {
  const sessions = sessionStore(redis, ['admin'])
  const kept = await sessions.start('admin')
  expect(await redis.wait(2, 5_000)).toBe(2)
  const old = await group.master()
  await old.fail('stopped')
  await Promise.all([
    until(async () => Boolean(await sessions.start('admin'))),
    until(async () => Boolean(await settings.now())),
  ])
  expect(await group.master()).not.toBe(old)
  // Each Sentinel announces the same failover: the client may reconnect once more.
  await until(async () => (await sessions.read(kept))?.role === 'admin')
  await until(async () => (await change()) && (await until(async () => shows(version), 1_000)) < 1_000)
  // From here on each change is announced: an uninformed gateway asks every second, and most changes would take as
  // long.
  const waits: number[] = []
  for (let round = 0; round < 20; round++) {
    await until(change)
    waits.push(await until(async () => shows(version)))
  }
  expect(waits.toSorted((one, other) => one - other)[10]).toBeLessThan(500)
})
