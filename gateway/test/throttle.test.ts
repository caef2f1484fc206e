import { createLogger } from '@recruit/chassis/logger'
import { connectRedis } from '@recruit/chassis/redis'
import { throttleStore } from '@recruit/chassis/throttle-store'
import { MemoryStore } from 'express-rate-limit'
import { afterEach, expect, test } from 'vitest'
import { startGateway } from './gateway.ts'
import { ownRedis, until } from './support.ts'

const log = createLogger('test', 'silent')
const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

async function replicas(count: number) {
  const server = await ownRedis()
  endings.push(server.remove)
  const connect = () => {
    const redis = connectRedis(server.url, log)
    const store = throttleStore(redis, 'throttle:test:', 60_000)
    endings.push(() => {
      redis.disconnect()
      store.shutdown?.()
    })
    return { redis, store }
  }
  return { server, connect, started: Array.from({ length: count }, connect) }
}
const hits = async (store: { get: (key: string) => Promise<{ totalHits: number } | undefined> }) =>
  (await store.get('somebody'))?.totalHits ?? 0

test('all replicas count together, and a key that nobody counted has none', async () => {
  const { started } = await replicas(2)
  const [one, two] = started.map(({ store }) => store)
  if (!one || !two) throw new Error('Two were asked for')
  await until(() => started.every(({ redis }) => redis.status === 'ready'))
  expect(await hits(one)).toBe(0)
  await one.increment('somebody')
  await two.increment('somebody')
  expect([await hits(one), await hits(two)]).toEqual([2, 2])
})

test('Redis away at the start, there later and away again: the count goes on each time', async () => {
  const { server, connect } = await replicas(0)
  await server.stop()
  const { redis, store } = connect()
  await store.increment('somebody')
  expect(await hits(store)).toBe(1)
  await server.start()
  await until(() => redis.status === 'ready')
  await store.increment('somebody')
  await store.increment('somebody')
  expect(await redis.get('throttle:test:somebody')).toBe('2')
  await server.stop()
  await until(() => redis.status !== 'ready')
  await store.increment('somebody')
  expect(await hits(store)).toBe(2)
  await server.start()
  await until(async () => redis.status === 'ready' && (await hits(store)) === 0)
  await store.increment('somebody')
  expect(await redis.get('throttle:test:somebody')).toBe('1')
})

test('beyond the ceiling of an address its open writes are refused, its reads and everybody else’s writes are not', async () => {
  const counts = new MemoryStore()
  const gateway = await startGateway({ TRUST_PROXY_HOPS: 1 }, { writes: counts })
  endings.push(gateway.stop)
  const from = (address: string) => ({ 'x-forwarded-for': address })
  await gateway.post('/api/register/enroll', {}, from('203.0.113.1'))
  for (let count = 0; count < 10_000; count++) await counts.increment('203.0.113.1')
  const refused = await gateway.post('/api/register/enroll', {}, from('203.0.113.1'))
  expect([refused.status, refused.json()]).toEqual([
    429,
    expect.objectContaining({ code: 'too_many', success: false, message: expect.stringMatching(/[a-z]/) }),
  ])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
  expect((await gateway.post('/api/checkInfo/find', {}, from('203.0.113.1'))).status).toBe(200)
  expect((await gateway.post('/api/register/enroll', {}, from('203.0.113.2'))).status).toBe(200)
})
