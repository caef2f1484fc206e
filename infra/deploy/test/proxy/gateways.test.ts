import { selfSigned } from '@recruit/local/testing/mail/certificates'
import { afterEach, describe, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { fakeGateway } from './fake-gateway.ts'
import { KINDS } from './site-folder.ts'
import { type RunningProxy, startProxy } from './start-proxy.ts'

const endings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})
/** Stopped after the test. */
async function own<T extends { stop: () => Promise<void> }>(starting: Promise<T>): Promise<T> {
  const started = await starting
  endings.push(started.stop)
  return started
}
const post = (proxy: RunningProxy) =>
  ask(proxy, '/api/x', { method: 'POST', body: '{}' }).then(({ status }) => status)
const NOBODY = '127.0.0.1:9'

describe.each(KINDS)('%s', (kind) => {
  test('what reaches a gateway that is not there goes to another one, a POST too', async () => {
    const gateway = await own(fakeGateway())
    const proxy = await own(startProxy(kind, { gateways: [NOBODY, gateway.address] }))
    const statuses = await Promise.all(Array.from({ length: 20 }, () => post(proxy)))
    expect(statuses).toEqual(Array(20).fill(200))
    expect(gateway.received).toHaveLength(20)
  })

  test('without any gateway everybody is told so at once', async () => {
    const proxy = await own(startProxy(kind, { gateways: [NOBODY, '127.0.0.1:7'] }))
    const asked = performance.now()
    const reply = await ask(proxy, '/')
    expect([502, 503]).toContain(reply.status)
    expect(reply.text).toMatch(/Please try again/)
    expect(performance.now() - asked).toBeLessThan(5_000)
  })

  test('a gateway that leaves gets nothing new, and ends what is under way', async () => {
    const leaving = await own(fakeGateway())
    const staying = await own(fakeGateway())
    const proxy = await own(startProxy(kind, { gateways: [leaving.address, staying.address] }))
    const open = Promise.withResolvers<() => void>()
    const hold = (end: () => void) => open.resolve(end)
    for (const gateway of [leaving, staying]) gateway.behave((res) => hold(() => res.end('{}')))
    // The gateway that received it is the one that leaves.
    const underWay = post(proxy)
    const end = await open.promise
    for (const gateway of [leaving, staying]) gateway.behave()
    const [goes, stays] = leaving.received.length ? [leaving, staying] : [staying, leaving]
    goes.ready(false)
    proxy.takeOut(goes.address)
    const newOnes = async () => {
      const before = goes.received.length
      const statuses = await Promise.all(Array.from({ length: 10 }, () => post(proxy)))
      return [goes.received.length - before, ...new Set(statuses)]
    }
    await expect.poll(newOnes, { timeout: 30_000 }).toEqual([0, 200])
    expect(stays.received.length).toBeGreaterThanOrEqual(10)
    end()
    expect(await underWay).toBe(200)
  })

  test('speaks https with gateways where they show the right certificate', async () => {
    const [right, wrong] = [selfSigned('localhost'), selfSigned('localhost')]
    const gateway = await own(fakeGateway(right))
    const gateways: [string, string] = [gateway.address, gateway.address]
    const proxy = await own(startProxy(kind, { gateways, trusted: right.cert }))
    expect([await post(proxy), gateway.received[0]?.headers['x-forwarded-proto']]).toEqual([200, 'https'])
    const distrusting = await own(startProxy(kind, { gateways, trusted: wrong.cert }))
    expect([502, 503]).toContain(await post(distrusting))
    expect(gateway.received).toHaveLength(1)
  })
})
