import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRedis } from '@recruit/local/servers/redis'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionStore, sidOf } from '../src/redis/session-store.ts'

const ROLES = ['admin', 'manager'] as const
const dataDir = mkdtempSync(join(tmpdir(), 'recruit-sessions-'))
let server: Awaited<ReturnType<typeof startRedis>>
let redis: Redis
beforeAll(async () => {
  server = await startRedis({ dataDir, env: { ...process.env, REDIS_URL: undefined }, say: () => undefined })
  redis = new Redis(server.url)
})
afterAll(async () => {
  redis?.disconnect()
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a session is read by its id and by nothing else', async () => {
  const sessions = sessionStore(redis, ROLES)
  const id = await sessions.start('manager')
  expect(Buffer.from(id, 'base64url')).toHaveLength(32)
  expect(await sessions.start('manager')).not.toBe(id)
  expect(await sessions.read(id)).toMatchObject({ role: 'manager', sid: sidOf(id) })
  expect(await sessions.read(sidOf(id))).toBeNull()
  expect(await redis.keys('*')).not.toContain(`session:${id}`)
  await sessions.end(sidOf(id))
  expect(await sessions.read(id)).toBeNull()
})

test('it ends after 8 hours without use and after 24 hours in any case', async () => {
  const sessions = sessionStore(redis, ROLES)
  const id = await sessions.start('admin')
  const key = `session:${sidOf(id)}`
  expect(await redis.pttl(key)).toBeGreaterThan(7.9 * 3_600_000)
  await redis.pexpire(key, 1_000)
  await sessions.read(id)
  expect(await redis.pttl(key)).toBeGreaterThan(7.9 * 3_600_000)
  await redis.set(key, JSON.stringify({ role: 'admin', startedAt: Date.now() - 24 * 3_600_000 - 1 }))
  expect(await sessions.read(id)).toBeNull()
  expect(await redis.exists(key)).toBe(0)
})

test('a new key of a role ends its sessions and not the other role’s', async () => {
  const sessions = sessionStore(redis, ROLES)
  const [one, two, other] = [
    await sessions.start('admin'),
    await sessions.start('admin'),
    await sessions.start('manager'),
  ]
  await sessions.endAll('admin')
  expect([await sessions.read(one), await sessions.read(two)]).toEqual([null, null])
  expect(await sessions.read(other)).toMatchObject({ role: 'manager' })
})
