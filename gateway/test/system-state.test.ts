import type { RequestListener } from 'node:http'
import { calls, type ReplyOf } from '@recruit/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nowhere, startGateway, type TestGateway } from './gateway.ts'
import { type StandIn, startReplica } from './stand-in.ts'
import { type Served, serve, until } from './support.ts'

type State = ReplyOf<typeof calls.systemState>

/** The stubs of one test, and the gateway in front of them. */
let gateway: TestGateway
let stops: (() => unknown)[] = []
let applicants: StandIn
let settings: StandIn
beforeEach(async () => {
  applicants = await startReplica()
  settings = await startReplica()
  stops = [applicants.served.stop, settings.served.stop]
})
afterEach(async () => {
  await gateway.stop()
  for (const stop of stops) await stop()
})

async function serving(listener: RequestListener): Promise<Served> {
  const served = await serve(listener)
  stops.push(served.stop)
  return served
}
const lacks =
  (...missing: string[]): RequestListener =>
  (_req, res) =>
    res.writeHead(503).end(JSON.stringify({ ready: false, missing }))

async function start(config: Parameters<typeof startGateway>[0] = {}) {
  const urls = { APPLICANTS_URL: [applicants.served.url], SETTINGS_URL: [settings.served.url] }
  gateway = await startGateway({ ...urls, AUTH_URL: [await nowhere()], ...config })
  await until(() => gateway.redis.status === 'ready')
}
const askAs = async (role: 'admin' | 'manager') =>
  gateway.ask(calls.systemState.path, {
    headers: { cookie: `session=${await gateway.sessions.start(role)}` },
  })
/** As the admin reads it; it has the shape that the contract declares. */
const readState = async (): Promise<State> => calls.systemState.reply.parse((await askAs('admin')).json())
const stateOf = ({ parts }: State, wanted: string) => parts.find(({ part }) => part === wanted)

// evidence: threat.permissions
test('a manager and a stranger may not read the system status', async () => {
  await start()
  expect((await askAs('manager')).status).toBe(403)
  expect((await gateway.ask(calls.systemState.path)).status).toBe(401)
})

test('a service that is down and one that hangs are said within 3 s, while the others are said to work', async () => {
  settings.readyz = () => {}
  await start()
  const headers = { cookie: `session=${await gateway.sessions.start('admin')}` }
  const began = performance.now()
  const reply = await gateway.ask(calls.systemState.path, { headers })
  expect(performance.now() - began).toBeLessThan(3_000)
  expect(reply.status).toBe(200)
  expect(reply.headers['cache-control']).toBe('no-store')
  const state = calls.systemState.reply.parse(reply.json())
  expect(state.parts).toEqual([
    { part: 'gateway', state: 'works', lacks: [] },
    { part: 'applicants', state: 'works', lacks: [] },
    { part: 'settings', state: 'silent', lacks: [] },
    { part: 'auth', state: 'silent', lacks: [] },
    { part: 'delivery', state: 'unknown', lacks: [] },
    { part: 'mysql', state: 'works', lacks: [] },
    { part: 'redis', state: 'works', lacks: [] },
  ])
  expect(state).toMatchObject({ version: null, mail: null, backup: { state: 'none', wholeAt: null } })
})

test('what a service lacks is said: a schema that is behind, a database that no program reaches', async () => {
  applicants.readyz = lacks('mysql: schema behind')
  settings.readyz = lacks('mysql: away', 'settings: no settings yet')
  await start()
  const first = await readState()
  expect(stateOf(first, 'applicants')?.state).toBe('behind')
  expect(stateOf(first, 'settings')).toMatchObject({ state: 'lacking', lacks: ['mysql', 'settings'] })
  // One program reaches it.
  expect(stateOf(first, 'mysql')?.state).toBe('works')
  applicants.readyz = lacks('mysql: no answer')
  expect(stateOf(await readState(), 'mysql')?.state).toBe('silent')
})

test('one replica that works is enough for its service', async () => {
  await start({ APPLICANTS_URL: [await nowhere(), applicants.served.url] })
  expect(stateOf(await readState(), 'applicants')?.state).toBe('works')
})

test('backups and mail are read from the figures of their programs, and no address or secret is in the answer', async () => {
  const figures: Record<string, string> = {
    '/metrics': [
      'messages{state="queued",service="delivery"} 3',
      'messages{state="failed",service="delivery"} 1',
      'messages{state="uncertain",service="delivery"} 2',
      'oldest_due_message_seconds{service="delivery"} 61.4',
      'mail_account{service="delivery"} 1',
      `last_message_sent_seconds{service="delivery"} ${Date.UTC(2026, 10, 21, 5, 3) / 1_000}`,
    ].join('\n'),
    '/readyz': '{"ready":true,"missing":[]}',
  }
  const delivery = await serving((req, res) => res.end(figures[req.url ?? '']))
  const backup = await serving((_req, res) =>
    res.end(`recruit_backup_seconds ${Date.UTC(2026, 10, 21, 6) / 1_000}\n`),
  )
  await start({ DELIVERY_URL: delivery.url, BACKUP_URL: backup.url, BUILD_VERSION: 'v1.4.0' })
  const reply = await askAs('admin')
  const state = calls.systemState.reply.strict().parse(reply.json())
  expect(state).toMatchObject({
    version: 'v1.4.0',
    backup: { state: 'kept', wholeAt: '2026-11-21T06:00:00.000Z', provenAt: null },
    mail: {
      hasAccount: true,
      lastSentAt: '2026-11-21T05:03:00.000Z',
      waiting: 3,
      oldestWaits: 61,
      failed: 1,
      uncertain: 2,
    },
  })
  expect(stateOf(state, 'delivery')?.state).toBe('works')
  expect(String(reply.body)).not.toMatch(/127\.0\.0\.1|localhost|https?:|redis:\/\/|only-for-this-test/)
})

test('a backup program and a delivery that do not answer are distinguished from ones that do not exist', async () => {
  await start({ DELIVERY_URL: await nowhere(), BACKUP_URL: await nowhere() })
  const state = await readState()
  expect(stateOf(state, 'delivery')?.state).toBe('silent')
  expect(state).toMatchObject({ mail: null, backup: { state: 'silent', wholeAt: null, provenAt: null } })
})
