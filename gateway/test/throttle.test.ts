import { countersIn } from '@recruit/chassis/limits/counters'
import { createLogger } from '@recruit/chassis/observability/logger'
import { connectRedis } from '@recruit/chassis/redis/redis'
import { messages } from '@recruit/contract/messages'
import { USAGE_LIMITS } from '@recruit/contract/rules/usage-limits'
import { afterEach, expect, test } from 'vitest'
import { gatewayLimits } from '../src/limits/call-limits.ts'
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
    endings.push(() => redis.disconnect())
    return { redis, counter: countersIn(redis, 'test')('who', { most: 2, seconds: 60 }) }
  }
  return { server, connect, started: Array.from({ length: count }, connect) }
}
const KEY = 'throttle:test:who:caller-1'
type Counter = ReturnType<ReturnType<typeof countersIn>>
const used = async (counter: Counter) => (await counter.usedAt(['caller-1', 'caller-2']))[0]

test('all replicas count together, and a key that nobody counted has none', async () => {
  const { started } = await replicas(2)
  const [one, two] = started.map(({ counter }) => counter) as [Counter, Counter]
  await until(() => started.every(({ redis }) => redis.status === 'ready'))
  expect(await used(one)).toBe(0)
  await one.add('caller-1')
  expect(await two.add('caller-1')).toMatchObject({ used: 2, isOver: false })
  expect([await used(one), await used(two)]).toEqual([2, 2])
  expect(await one.add('caller-1')).toMatchObject({ used: 3, isOver: true })
  await two.giveBack('caller-1')
  expect(await used(one)).toBe(2)
  const { used: told, secondsLeft } = await one.use('caller-1')
  expect(told).toBe(2)
  expect(secondsLeft).toBeGreaterThan(30)
})

test('an account of the release before, which may not ask for several keys at once, asks for each', async () => {
  const { started } = await replicas(2)
  const [one, two] = started as [(typeof started)[0], (typeof started)[0]]
  await until(() => started.every(({ redis }) => redis.status === 'ready'))
  await two.counter.add('caller-1')
  await one.redis.call('ACL', 'SETUSER', 'default', '-mget')
  await expect(one.redis.mget(KEY)).rejects.toThrow('NOPERM')
  expect(await used(one.counter)).toBe(1)
  // A refused command does not make the client rest.
  await one.counter.add('caller-1')
  expect(await used(two.counter)).toBe(2)
})

// evidence: M120
test('Redis away at the start, there later and away again: the count goes on each time', async () => {
  const { server, connect } = await replicas(0)
  await server.stop()
  const { redis, counter } = connect()
  await counter.add('caller-1')
  expect(await used(counter)).toBe(1)
  await server.start()
  await until(() => redis.status === 'ready')
  await counter.add('caller-1')
  await counter.add('caller-1')
  expect(await redis.get(KEY)).toBe('2')
  await server.stop()
  await until(() => redis.status !== 'ready')
  await counter.add('caller-1')
  expect(await used(counter)).toBe(2)
  await server.start()
  await until(async () => redis.status === 'ready' && (await used(counter)) === 0)
  await counter.add('caller-1')
  expect(await redis.get(KEY)).toBe('1')
})

test('a Redis that hangs costs one bounded wait: the count goes on here, and in Redis when it answers again', async () => {
  const { server, started } = await replicas(1)
  const [{ redis, counter } = { redis: undefined, counter: undefined }] = started
  if (!redis || !counter) throw new Error('One was asked for')
  await until(() => redis.status === 'ready')
  await counter.add('caller-1')
  server.pause()
  expect(await counter.add('caller-1')).toMatchObject({ used: 1 })
  // While Redis rests, ten more calls fail immediately, where each would have waited for its own limit.
  for (let at = 0; at < 10; at++) await counter.add('caller-1')
  expect(await used(counter)).toBe(11)
  server.resume()
  await until(async () => ((await used(counter)) ?? 11) < 11)
  await counter.add('caller-1')
  expect(Number(await redis.get(KEY))).toBeGreaterThanOrEqual(2)
})

test('a count that is kept here too goes on from there while Redis hangs', async () => {
  const { server, started } = await replicas(1)
  const [{ redis } = {}] = started
  if (!redis) throw new Error('One was asked for')
  const counter = countersIn(redis, 'test', { keepsOwn: true })('who', { most: 2, seconds: 60 })
  await until(() => redis.status === 'ready')
  await counter.add('caller-1')
  await counter.add('caller-1')
  server.pause()
  expect(await counter.add('caller-1')).toMatchObject({ used: 3, isOver: true })
  await counter.giveBack('caller-1')
  expect(await counter.use('caller-1')).toMatchObject({ used: 2, isOver: false })
  expect(await used(counter)).toBe(2)
  server.resume()
})

const from = (address: string) => ({ 'x-forwarded-for': address })
/** A gateway with a limit of three open writes. */
async function limitedGateway() {
  const server = await ownRedis()
  endings.push(server.remove)
  const redis = connectRedis(server.url, log)
  endings.push(() => redis.disconnect())
  const { openWrites } = gatewayLimits(redis, { openWrites: { ...USAGE_LIMITS.openWrites, most: 3 } })
  const gateway = await startGateway({ TRUST_PROXY_HOPS: 1 }, { limits: { openWrites } })
  endings.push(gateway.stop)
  await until(() => redis.status === 'ready')
  return gateway
}

// evidence: M116 threat.open-writes
test('beyond the ceiling of an address its open writes are refused, its reads and everybody else’s writes are not', async () => {
  const gateway = await limitedGateway()
  const enroll = (address: string) => gateway.post('/api/register/enroll', {}, from(address))
  for (let at = 0; at < 3; at++) expect((await enroll('203.0.113.1')).status).toBe(200)
  const refused = await enroll('203.0.113.1')
  expect([refused.status, refused.json()]).toEqual([
    429,
    expect.objectContaining({ code: 'too_many', success: false, message: messages.tooManyRequests.ko }),
  ])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
  expect((await gateway.post('/api/checkInfo/find', {}, from('203.0.113.1'))).status).toBe(200)
  expect((await enroll('203.0.113.2')).status).toBe(200)
})

// evidence: M119
test('a holder of a whole IPv6 /48 has one ceiling too, a wider one', async () => {
  const gateway = await limitedGateway()
  const enroll = (at: number) =>
    gateway.post('/api/register/enroll', {}, from(`2001:db8:7:${(at * 256).toString(16)}::1`))
  const statuses: number[] = []
  for (let at = 0; at < 25; at++) statuses.push((await enroll(at)).status)
  expect(statuses).toEqual([...Array.from({ length: 24 }, () => 200), 429])
})

// evidence: M117 threat.open-writes
test('what is refused uses up nothing: another site cannot shut a network out', async () => {
  const gateway = await limitedGateway()
  const address = from('203.0.113.9')
  const path = '/api/register/enroll'
  const refused = async (headers: Record<string, string>, body = '{}') =>
    (
      await gateway.ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...address, ...headers },
        body,
      })
    ).status
  for (let at = 0; at < 5; at++) {
    expect(await refused({ 'content-type': 'text/plain', origin: 'https://evil.example' })).toBe(403)
    expect(await refused({ 'sec-fetch-site': 'same-site' })).toBe(403)
    expect(await refused({ 'content-type': 'text/plain' })).toBe(415)
    expect(await refused({ cookie: 'session=x' })).toBe(403)
    expect(await refused({}, 'x'.repeat(70_000))).toBe(413)
  }
  for (let at = 0; at < 3; at++) expect((await gateway.post(path, {}, address)).status).toBe(200)
  expect((await gateway.post(path, {}, address)).status).toBe(429)
})
