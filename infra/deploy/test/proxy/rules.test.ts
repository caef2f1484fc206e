import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, askHttp2, keptConnections } from './ask.ts'
import { cut, type FakeGateway, fakeGateway, never } from './fake-gateway.ts'
import { KINDS } from './site-folder.ts'
import { checkOf, type RunningProxy, startProxy } from './start-proxy.ts'

/** The proxy's limits in these tests. */
const WAIT = {
  haproxy: { 'timeout server 50s': 'timeout server 2s' },
  nginx: {
    'proxy_read_timeout 50s': 'proxy_read_timeout 2s',
    'proxy_next_upstream_timeout 5s': 'proxy_next_upstream_timeout 1500ms',
  },
}

describe.each(KINDS)('%s', (kind) => {
  let gateways: FakeGateway[]
  let proxy: RunningProxy
  const all = () => gateways.flatMap(({ received }) => received)
  const first = () => gateways[0] as FakeGateway
  const allBehave = (...as: Parameters<FakeGateway['behave']>) => {
    for (const gateway of gateways) gateway.behave(...as)
  }
  const both = () => gateways.map(({ address }) => address) as [string, string]
  beforeAll(async () => {
    gateways = [await fakeGateway(), await fakeGateway()]
    proxy = await startProxy(kind, { gateways: both(), instead: WAIT[kind] })
  })
  afterAll(async () => {
    await proxy?.stop()
    for (const gateway of gateways ?? []) await gateway.stop()
  })
  /** Gateways that recover are used again only after a moment. */
  const bothServe = async () => {
    for (const gateway of gateways) gateway.reset()
    const areAsked = async () => {
      await Promise.all(Array.from({ length: 6 }, () => ask(proxy, '/')))
      return gateways.every(({ received }) => received.length > 0)
    }
    await expect.poll(areAsked, { timeout: 30_000 }).toBe(true)
    for (const gateway of gateways) gateway.reset()
  }
  beforeEach(bothServe)

  test('takes its file without a warning', async () => {
    const { status, said } = await checkOf(kind)
    expect([status, said]).toEqual([0, expect.not.stringMatching(/warn/i)])
  })

  test('port 80 leads to https, whatever is asked for', async () => {
    const reply = await fetch(`${proxy.http}/apply?x=1`, {
      redirect: 'manual',
      headers: { host: 'evil.example' },
    })
    expect([reply.status, reply.headers.get('location')]).toEqual([308, 'https://localhost/apply?x=1'])
    expect(all()).toEqual([])
  })

  test('speaks HTTP/2 with browsers', async () => {
    expect(await askHttp2(proxy, ['GET', 'POST'])).toEqual([200, 200])
    expect(all()).toHaveLength(2)
  })

  test('what a visitor says of where she comes from is not passed on', async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-port': '1',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
      'accept-encoding': 'br',
    }
    const reply = await ask(proxy, '/', { headers, from: '127.0.0.77' })
    const arrived = JSON.parse(reply.text)
    expect(arrived).toMatchObject({
      'x-forwarded-for': '127.0.0.77',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': `localhost:${proxy.httpsPort}`,
      host: `localhost:${proxy.httpsPort}`,
      'accept-encoding': 'br',
    })
    expect(reply.text).not.toMatch(/203\.0\.113|evil|x-forwarded-port|x-real-ip|"forwarded"/)
  })

  test('the promise to stay with https stands there once', async () => {
    allBehave((res) => res.setHeader('strict-transport-security', 'max-age=1').end())
    expect((await ask(proxy, '/')).headers['strict-transport-security']).toBe('max-age=31536000')
  })

  test('a POST that may have arrived is not sent again, a GET is', async () => {
    allBehave(cut)
    // A browser automatically repeats a request that ends without a reply on a reused connection.
    const agent = keptConnections(proxy)
    const post = () =>
      ask(proxy, '/api/x', { method: 'POST', body: '{}', agent }).then(({ status }) => status)
    expect([await post(), await post(), ...(await askHttp2(proxy, ['POST', 'POST']))]).toEqual(
      Array(4).fill(502),
    )
    expect(all()).toHaveLength(4)
    agent.destroy()
    await bothServe()
    first().behave(cut)
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask(proxy, '/api/x')))
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(first().received.length).toBeGreaterThan(0)
  })

  test('a gateway that never answers ends in a page that says so in both languages', async () => {
    allBehave(never)
    const [read, write] = await Promise.all([
      ask(proxy, '/'),
      ask(proxy, '/api/x', { method: 'POST', body: '{}' }),
    ])
    for (const reply of [read, write]) {
      expect(reply).toMatchObject({
        status: 504,
        text: expect.stringMatching(/잠시 후[\s\S]*Please try again/),
      })
      expect(reply.headers).toMatchObject({
        'retry-after': '2',
        'cache-control': 'no-store',
        'content-type': expect.stringContaining('text/html'),
        'strict-transport-security': 'max-age=31536000',
      })
    }
    const methods = all().map(({ method }) => method)
    expect(methods.toSorted()).toEqual(['GET', 'POST'])
  })

  test('a body of more than 128 KiB reaches nobody; a smaller one is the gateway’s to judge', async () => {
    const send = (kibibytes: number) =>
      ask(proxy, '/api/x', { method: 'POST', body: 'x'.repeat(kibibytes * 1024) }).then(
        ({ status }) => status,
        // The refusal arrives before the body is complete.
        (error: NodeJS.ErrnoException) =>
          error.code === 'EPIPE' || error.code === 'ECONNRESET' ? 413 : error,
      )
    expect([await send(200), all().length]).toEqual([413, 0])
    expect([await send(100), all()[0]?.bytes]).toEqual([200, 100 * 1024])
  })

  test('a request for another name reaches no gateway', async () => {
    expect((await ask(proxy, '/', { headers: { host: 'evil.example' } })).status).toBe(421)
    expect(all()).toEqual([])
  })

  test('a log line says how it went and not who asked for what', async () => {
    const headers = { cookie: 'a=b', 'user-agent': 'gaon' }
    const asked = { method: 'PUT', headers, from: '127.0.0.77' }
    await ask(proxy, '/api/application/secret-id?name=gaon', asked)
    allBehave(cut)
    await ask(proxy, '/api/application/secret-id?name=gaon', asked)
    await ask(proxy, '/gaon', { ...asked, headers: { ...headers, host: 'gaon.example' } })
    const statuses = () =>
      proxy
        .figures()
        .map((line) => JSON.parse(line))
        .flatMap(({ method, status }) => (method === 'PUT' ? [status] : []))
    await expect.poll(() => statuses().toSorted()).toEqual([200, 421, 502])
    expect(proxy.said()).not.toMatch(/secret-id|gaon|api\/|127\.0\.0\.77/)
  })
})
