import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { createLogger } from '@recruit/chassis/observability/logger'
import { messages } from '@recruit/contract/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nowhere, startGateway, type TestGateway } from './gateway.ts'
import { type StandIn, startReplica } from './stand-in.ts'
import { type Served, serve, until } from './support.ts'

let a: StandIn
let b: StandIn
let gateway: TestGateway
beforeAll(async () => {
  a = await startReplica()
  b = await startReplica()
  gateway = await startGateway({ APPLICANTS_URL: [a.served.url, b.served.url] })
})
afterAll(async () => {
  await gateway?.stop()
  await Promise.all([a, b].map((replica) => replica?.served.stop()))
})
beforeEach(async () => {
  for (const replica of [a, b]) {
    replica.readyz = (_req, res) => res.end()
    replica.behave = (_req, res) => res.end('{}')
  }
  await until(async () => (await inState('ready')) === 2)
  for (const replica of [a, b]) {
    replica.bodies.length = 0
    replica.keys.length = 0
    replica.repeats.length = 0
  }
})

const inState = async (state: string): Promise<number> => {
  const { values } = (await gateway.metrics.registry.getSingleMetric('upstream_replicas')?.get()) ?? {
    values: [],
  }
  const found = values.find(({ labels }) => labels.service === 'applicants' && labels.state === state)
  return Number(found?.value)
}
const read = () => gateway.post('/api/checkInfo/find', { name: 'n' })
const asked = () => [a.bodies.length, b.bodies.length]
const breaking: RequestListener = (req) => req.socket.destroy()

test('calls are spread over the replicas', async () => {
  for (let times = 0; times < 10; times++) expect((await read()).status).toBe(200)
  expect(asked()).toEqual([5, 5])
})

test('one that is not ready is left alone until it is ready again', async () => {
  a.readyz = (_req, res) => res.writeHead(503).end('{"missing":["closing"]}')
  await until(async () => (await inState('alive')) === 1)
  for (let times = 0; times < 4; times++) await read()
  expect(asked()).toEqual([0, 4])
  a.readyz = (_req, res) => res.end()
  await until(async () => (await inState('ready')) === 2)
  for (let times = 0; times < 4; times++) await read()
  expect(asked()).toEqual([2, 6])
})

// evidence: V13.2.6
test('one that hangs is found out and left alone', async () => {
  a.readyz = () => undefined
  await until(async () => (await inState('down')) === 1)
  for (let times = 0; times < 4; times++) await read()
  expect(asked()).toEqual([0, 4])
})

describe('a replica that breaks the connection', () => {
  const save = (headers: Record<string, string>) =>
    gateway.post('/api/register/enroll', { name: '이름' }, headers)

  test('a reading goes to the other one', async () => {
    a.behave = breaking
    const replies = [await read(), await read()]
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(b.bodies).toEqual(['{"name":"n"}', '{"name":"n"}'])
  })

  test('a write with a key is repeated with the same key and every byte of it', async () => {
    const key = randomUUID()
    a.behave = breaking
    b.behave = breaking
    // The first replica that is asked fails, the second one serves.
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const)
      one.behave = (req) => {
        other.behave = (_req, res) => res.end('{"success":true}')
        req.socket.destroy()
      }
    const reply = await save({ 'idempotency-key': key })
    expect([reply.status, reply.json()]).toEqual([200, { success: true }])
    expect([...a.bodies, ...b.bodies]).toEqual(['{"name":"이름"}', '{"name":"이름"}'])
    expect([...a.keys, ...b.keys]).toEqual([key, key])
    expect([...a.repeats, ...b.repeats].map(Boolean).sort()).toEqual([false, true])
  })

  test('after a try that may have arrived nobody is told that nothing was saved', async () => {
    for (const one of [a, b])
      one.behave = (req) => {
        req.socket.destroy()
        // Neither accepts connections any more.
        for (const { served } of [a, b]) served.server.close()
      }
    try {
      const reply = await save({ 'idempotency-key': randomUUID(), 'x-internal-repeat': '1' })
      expect([reply.status, reply.json().message]).toEqual([502, messages.upstreamSlow.ko])
      expect([...a.repeats, ...b.repeats]).toEqual([undefined])
    } finally {
      for (const { served } of [a, b]) served.server.listen(served.port, '127.0.0.1')
    }
  })

  test('a write without a key is not: it may have been done', async () => {
    a.behave = breaking
    b.behave = breaking
    const reply = await save({})
    expect([reply.status, reply.json().success]).toEqual([502, false])
    expect(a.bodies.length + b.bodies.length).toBe(1)
  })

  test('when all break, the caller hears of it after three tries', async () => {
    a.behave = breaking
    b.behave = breaking
    const reply = await save({ 'idempotency-key': randomUUID() })
    expect([reply.status, reply.headers['retry-after']]).toEqual([502, '2'])
    expect(a.bodies.length + b.bodies.length).toBe(3)
  })
})

// evidence: V16.5.2
test('a replica that is not there costs nobody anything, not even a write without a key', async () => {
  const alone = await startGateway({ APPLICANTS_URL: [await nowhere(), b.served.url] })
  try {
    for (let times = 0; times < 6; times++)
      expect((await alone.post('/api/register/enroll', { name: 'n' })).status).toBe(200)
    expect(b.bodies.length).toBe(6)
  } finally {
    await alone.stop()
  }
})

test('where no replica is there a write without a key was not saved; one with a key may be a repeat', async () => {
  const alone = await startGateway({ APPLICANTS_URL: [await nowhere()] })
  try {
    const enrol = (headers: Record<string, string>) =>
      alone.post('/api/register/enroll', { name: 'n' }, { 'accept-language': 'en', ...headers })
    const plain = await enrol({})
    expect([plain.status, plain.json().message]).toEqual([503, messages.upstreamDown.en])
    const keyed = await enrol({ 'idempotency-key': randomUUID() })
    expect([keyed.status, keyed.json().success]).toEqual([503, false])
    expect(keyed.json().message).toContain('may not have been saved')
  } finally {
    await alone.stop()
  }
})

// evidence: V16.3.4
test('a replica that dies under load is logged when it dies, once, and again when it is back', async () => {
  const said: { was: string; state: string }[] = []
  const log = createLogger('gateway', 'silent')
  log.warn = (line: unknown) => {
    if (line && typeof line === 'object' && 'was' in line) said.push(line as (typeof said)[number])
  }
  const dying = await startReplica()
  const alone = await startGateway({ APPLICANTS_URL: [dying.served.url] }, { log })
  try {
    let isDead = true
    dying.behave = breaking
    dying.readyz = (req, res) => (isDead ? req.socket.destroy() : res.end())
    for (let times = 0; times < 3; times++) await alone.post('/api/register/enroll', { name: 'n' })
    expect(said.map(({ was, state }) => `${was} ${state}`)).toEqual(['ready down'])
    isDead = false
    await until(async () => said.length > 1)
    expect(said.map(({ was, state }) => `${was} ${state}`)).toEqual(['ready down', 'down ready'])
  } finally {
    await alone.stop()
    await dying.served.stop()
  }
})

test('while nobody answers, a few try and all others are told at once', async () => {
  const silent: Served = await serve(() => undefined)
  const alone = await startGateway({ APPLICANTS_URL: [silent.url] })
  try {
    const state = async () =>
      (await alone.metrics.registry.getSingleMetric('upstream_replicas')?.get())?.values.find(
        ({ labels }) => labels.service === 'applicants' && labels.state === 'down',
      )?.value
    await until(async () => (await state()) === 1)
    const replies = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { status } = await alone.post('/api/checkInfo/find', {})
        return { status, left: performance.now() }
      }),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([503]))
    // Eight waited for the full limit, twelve not at all: sorted by time, the gap is between them.
    const times = replies.map(({ left }) => left).sort((x, y) => x - y)
    const gap = Math.max(...times.slice(1).map((time, at) => time - (times[at] ?? 0)))
    expect(times.findIndex((time, at) => at > 0 && time - (times[at - 1] ?? 0) === gap)).toBe(12)
  } finally {
    await alone.stop()
    await silent.stop()
  }
})
