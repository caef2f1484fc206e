import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { Part } from '@recruit/local/process/part'
import { BEHIND_PROXY } from '@recruit/local/testing/addresses'
import { selfSigned } from '@recruit/local/testing/mail/certificates'
import { enrolledPerson, openPeriod, signedIn, wholeContent } from '@recruit/local/testing/people'
import { startTestStack, type TestStack } from '@recruit/local/testing/stack'
import { visitor } from '@recruit/local/testing/visitor'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ask } from './ask.ts'
import { KINDS } from './site-folder.ts'
import { type RunningProxy, startProxy } from './start-proxy.ts'
import { send, startVisits, type Visits } from './visits.ts'

/** Less than infra/docs/proxies.md requires. */
const LEAVE = { LEAVE_MS: '3000' }
/** How long a process may take to end, with every connection in its queue. */
const DEATH_MS = 3_000

let stack: TestStack
const proxies: RunningProxy[] = []
beforeAll(async () => {
  stack = await startTestStack(
    inject('mysqlAdminUrl'),
    {},
    {
      env: { ...process.env, ...BEHIND_PROXY },
      replicas: { gateway: 2 },
      keepGoing: true,
      ownEnv: { 'gateway-1': LEAVE, 'gateway-2': LEAVE },
    },
  )
  const gateways = gatewayParts().map(({ url }) => new URL(url).host) as [string, string]
  const certificate = selfSigned('localhost')
  for (const kind of KINDS) proxies.push(await startProxy(kind, { gateways, certificate }))
  setDefaultCACertificates([...getCACertificates(), certificate.cert])
  await openPeriod(siteOf('haproxy'))
})
afterAll(async () => {
  // They would serve for a while longer.
  for (const gateway of gatewayParts()) if (gateway.isRunning()) gateway.signal('SIGKILL')
  await stack?.stop()
  for (const proxy of proxies) await proxy.stop()
})

const gatewayParts = (): Part[] => (stack?.parts ?? []).filter(({ kind }) => kind === 'gateway')
const theProxy = (kind: string) => proxies.find((one) => one.kind === kind) as RunningProxy
const siteOf = (kind: string) => `https://localhost:${theProxy(kind).httpsPort}`

describe.each(KINDS)('behind %s', (kind) => {
  test('somebody applies, and the staff see it', async () => {
    const url = siteOf(kind)
    const page = await visitor(url).raw('GET', '/')
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('<html') })
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000')
    const { browser, id, person } = await enrolledPerson(url)
    const saved = await browser.send('savePage2', { id, ...wholeContent }, { origin: url })
    expect(saved).toMatchObject({ status: 200, body: { applicationUpdateSuccess: 'success' } })
    expect(await browser.call('getApplication', { id })).toMatchObject({ name: person.name })
    expect([...browser.jar.keys()].some((name) => name.startsWith('__Host-'))).toBe(true)
    const manager = await signedIn(url, 'manager')
    expect((await manager.send('listApplicants', { team: person.team })).text).toContain(person.name)
  })

  test('who calls herself somebody else is counted by where she comes from', async () => {
    const guess = (from: string, claimed: number) =>
      send(
        theProxy(kind),
        'login',
        { pw: 'wrong' },
        { from, headers: { 'x-forwarded-for': `203.0.113.${claimed}` } },
      )
    const mine = kind === 'haproxy' ? '127.0.2.1' : '127.0.2.2'
    const statuses: number[] = []
    for (let claimed = 1; claimed <= 7; claimed++) statuses.push((await guess(mine, claimed)).status)
    expect(statuses.at(0)).toBe(200)
    expect(statuses.at(-1)).toBe(429)
    expect((await guess('127.0.2.9', 1)).status).toBe(200)
  })

  test('pages are compressed once', async () => {
    // A gateway sends the plain page until its own compression has ended.
    const encoding = async () =>
      (await ask(theProxy(kind), '/', { headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding']
    await expect.poll(encoding, { timeout: 10_000 }).toBe('gzip')
  })
})

test('a gateway leaves and comes back, another is killed, and no request is lost that can be kept', async () => {
  const [leaving, dying] = gatewayParts() as [Part, Part]
  const inWords = ({ reads, writes, lostReads, lostWrites }: Visits) =>
    `${lostReads.length} of ${reads} reads and ${lostWrites.length} of ${writes} writes lost`
  const serves = async (proxy: RunningProxy, { url }: Part) => {
    const known = proxy.figures().length
    await Promise.all(Array.from({ length: 8 }, () => ask(proxy, '/')))
    const name = proxy.kind === 'nginx' ? new URL(url).host : leaving.name
    return proxy
      .figures()
      .slice(known)
      .some((line) => line.includes(`"${name}"`))
  }
  const underVisits = async (what: string, work: () => Promise<void>) => {
    const running = proxies.map(startVisits)
    const enough = (count: number) =>
      expect
        .poll(() => Math.min(...running.map(({ visits }) => visits.writes)), { timeout: 60_000 })
        .toBeGreaterThan(count)
    await enough(10)
    const begun = performance.now()
    await work()
    await enough(Math.max(...running.map(({ visits }) => visits.writes)) + 20)
    const results = await Promise.all(running.map(({ stop }) => stop()))
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
    for (const [at, visits] of results.entries())
      console.log(`${what}, ${proxies[at]?.kind}, ${seconds} s: ${inWords(visits)}`)
    return results
  }
  const address = new URL(leaving.url).host
  const drained = await underVisits('drained', () => {
    for (const proxy of proxies) proxy.takeOut(address)
    return leaving.stop()
  })
  for (const { lostReads, lostWrites } of drained) expect([lostReads, lostWrites]).toEqual([[], []])
  await leaving.start()
  for (const proxy of proxies) proxy.putBack(address)
  for (const proxy of proxies) await expect.poll(() => serves(proxy, leaving), { timeout: 30_000 }).toBe(true)
  let death = 0
  const killed = await underVisits('killed', async () => {
    death = performance.now()
    dying.signal('SIGKILL')
  })
  for (const { lostReads, lostWrites, lastLoss } of killed) {
    expect(lostReads.slice(0, 5)).toEqual([])
    // A request to the replica that died may have succeeded: its writer receives a 502.
    expect(lostWrites.filter((fate) => fate !== '502')).toEqual([])
    expect(lastLoss - death).toBeLessThan(DEATH_MS)
  }
})
