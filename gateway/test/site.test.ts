import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createLogger } from '@recruit/chassis/observability/logger'
import { freePort } from '@recruit/local/stack/ports'
import { settingsClient } from '@recruit/settings-client/client'
import { describe, expect, test } from 'vitest'
import { startGateway } from './gateway.ts'
import { gateway, HELD, MISSING, script, useSiteGateway } from './site-gateway.ts'
import { ask, serve, until } from './support.ts'

useSiteGateway()

describe('the front page', () => {
  // evidence: V3.4.3 V3.4.6 V3.4.8 V3.6.1 V14.2.3
  test('comes in the language chosen, else asked for, with the settings inside', async () => {
    expect(String((await gateway.ask('/')).body)).toContain('<html lang="ko">')
    const english = await gateway.ask('/?from=poster', { headers: { 'accept-language': 'en' } })
    expect(String(english.body)).toContain('<html lang="en">')
    expect(english.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Language, Accept-Encoding',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(english.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
    expect(english.headers['content-security-policy']).toMatch(/; base-uri 'none';.* frame-ancestors 'none'$/)
    expect(english.headers['content-security-policy']).not.toContain('unsafe')
    expect(String((await gateway.ask('/', { headers: { 'accept-language': 'ko' } })).body)).toContain(
      'lang="ko"',
    )
    const chosen = await gateway.ask('/', { headers: { 'accept-language': 'ko', cookie: 'lang=en' } })
    expect(String(chosen.body)).toContain('lang="en"')
    const inside = /id="settings">(.*?)<\/script>/.exec(String(chosen.body))?.[1] ?? ''
    expect(JSON.parse(inside)).toEqual(JSON.parse(HELD))
  })

  test('is compressed once it has been, and not sent to a browser that has it', async () => {
    const headers = { 'accept-encoding': 'gzip, br', 'accept-language': 'ko' }
    await until(async () => (await gateway.ask('/', { headers })).headers['content-encoding'] === 'br')
    const page = await gateway.ask('/', { headers })
    expect(String(brotliDecompressSync(page.body))).toContain('lang="ko"')
    const gzip = await gateway.ask('/', {
      headers: { 'accept-encoding': 'br;q=0, gzip', 'accept-language': 'en' },
    })
    expect(String(gunzipSync(gzip.body))).toContain('lang="en"')
    const known = { ...headers, 'if-none-match': String(page.headers.etag) }
    const same = await gateway.ask('/', { headers: known })
    expect([same.status, same.body.length]).toEqual([304, 0])
    gateway.held.copy = Buffer.from('{"isInDB":"false"}')
    gateway.held.tell()
    expect((await gateway.ask('/', { headers: known })).status).toBe(200)
  })

  test('brings the XSRF token where there is no good one', async () => {
    const { cookies } = await gateway.ask('/')
    expect(cookies['XSRF-TOKEN']).toMatch(/^[\w-]+\.[\w-]+; Path=\/; SameSite=Lax$/)
    const token = cookies['XSRF-TOKEN']?.split('; ')[0]
    expect((await gateway.ask('/', { headers: { cookie: `XSRF-TOKEN=${token}` } })).cookies).toEqual({})
    expect((await gateway.ask('/', { headers: { cookie: 'XSRF-TOKEN=x.y' } })).cookies).not.toEqual({})
  })

  test('says the same of itself in every way of asking, and each time is recorded', async () => {
    const heads = []
    // The last two take another path through the gateway.
    for (const question of [{}, { method: 'HEAD' }, { method: 'GET', body: 'x' }]) {
      const { status, headers } = await gateway.ask('/', question)
      const { date: _date, connection: _, 'keep-alive': _alive, 'x-request-id': id, ...own } = headers
      expect(id).toMatch(/^[0-9a-f-]{36}$/)
      expect(own['set-cookie']).toHaveLength(1)
      heads.push({ status, ...own, 'set-cookie': '' })
    }
    expect(heads[1]).toEqual(heads[0])
    expect(heads[2]).toEqual(heads[0])
    await until(async () => {
      const { values } = await gateway.metrics.requests.get()
      const counted = values.filter(
        ({ metricName, labels }) => metricName?.endsWith('_count') && labels.route === 'page',
      )
      const methods = counted.map(({ labels }) => labels.method)
      return methods.includes('GET') && methods.includes('HEAD')
    })
  })

  test('is there without settings, too', async () => {
    gateway.held.copy = null
    gateway.held.tell()
    expect(String((await gateway.ask('/')).body)).toContain('id="settings"></script>')
  })
})

describe('files', () => {
  // evidence: V3.5.7
  test('named by their content are kept for a year, others asked about', async () => {
    const asset = await gateway.ask('/assets/main-abc.js', { headers: { 'accept-encoding': 'br' } })
    expect(asset.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect(String(brotliDecompressSync(asset.body))).toBe(script)
    expect((await gateway.ask('/favicon.svg')).headers['cache-control']).toBe('no-cache')
    const head = await gateway.ask('/assets/main-abc.js', { method: 'HEAD' })
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      String(script.length),
      0,
    ])
  })

  // evidence: V5.3.2 V13.4.1 V13.4.3 V14.2.5
  test('that are not there are a page that says so', async () => {
    const missing = [
      '/nothing',
      '/index.html',
      '/index.ko.html',
      '/missing.ko.html',
      '/apis',
      '/%EC%97%86%EC%9D%8C',
    ]
    const folders = ['/assets', '/assets/', '/.git/config', '/server/inside.txt']
    for (const path of [...missing, ...folders]) {
      const reply = await gateway.ask(path, { headers: { 'accept-language': 'ko' } })
      expect([path, reply.status]).toEqual([path, 404])
      expect(String(reply.body)).toBe(MISSING)
      expect(reply.headers['content-security-policy']).toContain("script-src 'self'")
    }
    expect((await gateway.ask('/', { method: 'POST' })).status).toBe(404)
  })
})

describe('the operator', () => {
  // evidence: V13.4.5 M94 threat.open-figures
  test('finds figures on a port of their own, and no visitor finds them at the address of the site', async () => {
    const page = await gateway.ask('/nothing')
    for (const path of ['/metrics', '/METRICS', '/metrics/']) {
      const reply = await gateway.ask(path)
      expect([path, reply.status, String(reply.body)]).toEqual([path, 404, String(page.body)])
    }
    for (const headers of [{ host: 'localhost' }, { 'x-forwarded-for': '127.0.0.1' }] as Record<
      string,
      string
    >[])
      expect([headers, (await gateway.ask('/metrics', { headers })).status]).toEqual([headers, 404])
    // A proxy on this machine without X-Forwarded-For looks like the operator.
    const proxy = await serve(async (req, res) => {
      const reply = await ask(gateway.url, req.url ?? '')
      res.writeHead(reply.status).end(reply.body)
    })
    const own = await serve(gateway.metricsApp)
    try {
      expect((await ask(proxy.url, '/metrics')).status).toBe(404)
      expect(String((await ask(own.url, '/metrics')).body)).toContain('process_resident_memory_bytes{')
      for (const port of [gateway, own]) {
        expect((await ask(port.url, '/healthz')).json()).toEqual({ ok: true })
        expect((await ask(port.url, '/readyz')).json()).toEqual({ ready: true, missing: [] })
      }
    } finally {
      await Promise.all([proxy.stop(), own.stop()])
    }
  })

  test('reads that a gateway has no settings yet while nobody could give it any', async () => {
    const settings = settingsClient({
      redisUrl: `redis://127.0.0.1:${await freePort()}`,
      readSource: () => Promise.reject(new Error('away')),
      log: createLogger('gateway', 'silent'),
    })
    const young = await startGateway({}, { checks: { settings: settings.ready } })
    try {
      const reply = await young.ask('/readyz')
      expect([reply.status, reply.json()]).toEqual([
        503,
        { ready: false, missing: ['settings: no settings yet'] },
      ])
    } finally {
      await young.stop()
      await settings.close()
    }
  })
})
