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

// evidence: V7.2.1 V7.2.3
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
  await redis.pexpire(key, 60_000)
  await sessions.read(id)
  expect(await redis.pttl(key)).toBeGreaterThan(7.9 * 3_600_000)
  await redis.set(key, JSON.stringify({ role: 'admin', startedAt: Date.now() - 24 * 3_600_000 - 1 }))
  expect(await sessions.read(id)).toBeNull()
  expect(await redis.exists(key)).toBe(0)
})

// evidence: V7.4.3
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

test('the sessions of a member end together, apart from those of a key and of other members', async () => {
  const sessions = sessionStore(redis, ROLES)
  const gaon = { id: 'm1', name: '김가온', teams: [] }
  const [byKey, one, two, other] = [
    await sessions.start('manager'),
    await sessions.start('manager', gaon),
    await sessions.start('manager', gaon),
    await sessions.start('manager', { id: 'm2', name: '이나래', teams: [] }),
  ]
  expect(await sessions.read(one)).toMatchObject({ role: 'manager', member: gaon })
  await sessions.end(sidOf(two), gaon)
  expect(await redis.zrange('sessions:member:m1', '0', '-1')).toEqual([sidOf(one)])
  await sessions.endAll('manager')
  expect([await sessions.read(byKey), await sessions.read(two)]).toEqual([null, null])
  expect(await sessions.read(one)).not.toBeNull()
  await sessions.endMember('m1')
  expect([await sessions.read(one), (await sessions.read(other))?.member?.name]).toEqual([null, '이나래'])
  await sessions.endMembers()
  expect(await sessions.read(other)).toBeNull()
})

test('a member’s session of before teams were kept is none', async () => {
  const sessions = sessionStore(redis, ROLES)
  expect(await sessions.read(await sessions.start('manager', { id: 'm4', name: '최하린' }))).toBeNull()
})

// evidence: M149
test('a session that begins while those of its member end stays listed, and ends with the next ones', async () => {
  const sessions = sessionStore(redis, ROLES)
  const who = { id: 'm3', name: '박다온', teams: [] }
  const first = await sessions.start('manager', who)
  let late = ''
  const meanwhile: Redis = Object.assign(Object.create(redis), {
    async zrange(roster: string) {
      const found = await redis.zrange(roster, '0', '-1')
      late = await sessions.start('manager', who)
      return found
    },
  })
  await sessionStore(meanwhile, ROLES).endMember(who.id)
  expect([await sessions.read(first), (await sessions.read(late))?.member]).toEqual([null, who])
  await sessions.endMember(who.id)
  expect(await sessions.read(late)).toBeNull()
})
