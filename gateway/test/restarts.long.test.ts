import { messages } from '@recruit/contract/messages'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startGateway, type TestGateway } from './gateway.ts'
import { type StandIn, startReplica } from './stand-in.ts'
import { until } from './support.ts'

/** The limit of waiting calls here. */
const MOST = 3
/** How long the gateway waits when a replica comes back, and when none does. */
const PATIENT_SECONDS = 30
const SECONDS = 5

let only: StandIn
let gateway: TestGateway
async function start(seconds: number): Promise<void> {
  gateway = await startGateway(
    { AUTH_URL: [only.served.url] },
    { capacity: { restart: { most: MOST, seconds } } },
  )
}
beforeEach(async () => {
  only = await startReplica()
})
afterEach(async () => {
  await gateway?.stop()
  await only?.served.stop()
})

const says = (leavesInMs: number) => {
  only.readyz = (_req, res) =>
    res.writeHead(503).end(JSON.stringify({ ready: false, missing: ['closing'], leavesInMs }))
}
const isIn = async (state: string) => {
  const found = await gateway.metrics.registry.getSingleMetric('upstream_replicas')?.get()
  return found?.values.find(({ labels }) => labels.service === 'auth' && labels.state === state)?.value === 1
}
const isLeaving = () => isIn('leaving')
const isDown = () => isIn('down')
/** Without a key no proxy may repeat the request. */
const signIn = () => gateway.post('/api/admin/login', { pw: 'x' }, { 'accept-language': 'en' })
const letGo = () => new Promise((resolve) => only.served.server.close(resolve))
const listenAgain = () =>
  new Promise<void>((resolve) => only.served.server.listen(only.served.port, '127.0.0.1', resolve))

// evidence: M88 M89
test('calls wait while the only replica restarts, no more than may, and each is sent once', async () => {
  await start(PATIENT_SECONDS)
  says(0)
  await until(isLeaving)
  const replies = Array.from({ length: MOST + 1 }, signIn)
  const first = await Promise.race(replies)
  expect([first.status, first.json().reason]).toEqual([503, 'overloaded'])
  // The others wait, although it still answers.
  expect(only.bodies).toEqual([])
  await letGo()
  await until(isDown)
  only.readyz = (_req, res) => res.end()
  await listenAgain()
  const statuses = (await Promise.all(replies)).map(({ status }) => status).sort()
  expect(statuses).toEqual([200, 200, 200, 503])
  expect(only.bodies.length).toBe(MOST)
})

test('one that leaves is sent what nobody else can do until it goes; refused too early, a call waits', async () => {
  await start(PATIENT_SECONDS)
  says(60_000)
  await until(isLeaving)
  expect([(await signIn()).status, only.bodies.length]).toEqual([200, 1])
  await letGo()
  const reply = signIn()
  await until(isDown)
  only.readyz = (_req, res) => res.end()
  await listenAgain()
  expect([(await reply).status, only.bodies.length]).toEqual([200, 2])
})

// evidence: M90
test('of one that does not come back callers hear in the end, and the next ones at once', async () => {
  await start(SECONDS)
  says(0)
  await until(isLeaving)
  await letGo()
  try {
    const first = await signIn()
    expect([first.status, first.json().message]).toEqual([503, messages.upstreamDown.en])
    const at = performance.now()
    expect((await signIn()).status).toBe(503)
    expect(performance.now() - at).toBeLessThan((SECONDS * 1_000) / 2)
  } finally {
    await listenAgain()
  }
})
