import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createLogger } from '@recruit/chassis/logger'
import { settingsClient } from '@recruit/settings/client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startGateway, type TestGateway } from './gateway.ts'
import { folder, freePort, raw, removeFolder, until } from './support.ts'

const HELD = '{"isInDB":"true","masterName":"</script><b>"}'
const script = `console.log(${'1'.repeat(2000)})`
const shell = (language: string) =>
  `<html lang="${language}"><script type="application/json" id="settings"></script>${'<p>x</p>'.repeat(200)}</html>`

const dist = folder()
let gateway: TestGateway
beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), shell('ko'))
  writeFileSync(join(dist, 'index.ko.html'), shell('ko'))
  writeFileSync(join(dist, 'index.en.html'), shell('en'))
  writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(dist, 'assets/main-abc.js'), script)
  gateway = await startGateway({ WEB_DIST: dist })
})
afterAll(async () => {
  await gateway.stop()
  removeFolder(dist)
})
beforeEach(() => {
  gateway.held.copy = Buffer.from(HELD)
  gateway.held.tell()
})

describe('the front page', () => {
  test('comes in the language chosen, else asked for, with the settings inside', async () => {
    const english = await gateway.ask('/?from=poster')
    expect(String(english.body)).toContain('<html lang="en">')
    expect(english.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Language, Accept-Encoding',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(english.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
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
    const gzip = await gateway.ask('/', { headers: { 'accept-encoding': 'br;q=0, gzip' } })
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
    // The last two go another way through the gateway.
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

  test('that are not there are a page that says so', async () => {
    for (const path of ['/nothing', '/index.html', '/index.ko.html', '/apis', '/%EC%97%86%EC%9D%8C']) {
      const reply = await gateway.ask(path, { headers: { 'accept-language': 'ko' } })
      expect([path, reply.status]).toEqual([path, 404])
      expect(String(reply.body)).toContain('<h1>페이지를 찾을 수 없습니다</h1>')
    }
    expect((await gateway.ask('/', { method: 'POST' })).status).toBe(404)
  })
})

describe('the settings lane', () => {
  const load = (body: string | Buffer, headers: Record<string, string> = {}) =>
    gateway.ask('/api/var/load', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })

  test('answers out of memory, whatever cookies come along', async () => {
    for (const body of ['{"key":1}', ' { "key" : "1" } ', '{"key":1,"more":2}']) {
      const reply = await load(body, { cookie: 'session=x' })
      expect([body, reply.status, String(reply.body)]).toEqual([body, 200, HELD])
    }
    expect((await load('{"key":1}')).headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(gateway.seen).toEqual([])
  })

  test('another key, or none, finds no record', async () => {
    for (const body of ['{"key":2}', '{"key":"x"}', '{"key":true}', '{}', '']) {
      const reply = await load(body)
      expect([body, reply.status, reply.json().isInDB]).toEqual([body, 200, 'false'])
    }
  })

  test('what is no JSON is refused', async () => {
    for (const body of ['{', 'null', '1', '[]', '"x"', '{"key":1}x'])
      expect((await load(body)).status, body).toBe(400)
    expect((await load(`${'{"a":'.repeat(9)}1${'}'.repeat(9)}`)).status).toBe(400)
    expect((await load(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]))).status).toBe(400)
    expect((await load('{}', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await load('x'.repeat(70_000))).status).toBe(413)
    const streamed = await gateway.ask('/api/var/load', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      pieces: ['x'.repeat(70_000), 'x'.repeat(70_000)],
    })
    expect(streamed.status).toBe(413)
    expect((await load('{"key":1}')).status).toBe(200)
  })

  test('two requests in one packet get two replies', async () => {
    const one =
      'POST /api/var/load HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n'
    const reply = await raw(gateway.port, `${one}\r\n{"key":1}${one}Connection: close\r\n\r\n{"key":1}`)
    expect(reply.split('HTTP/1.1 200 OK').length).toBe(3)
  })

  test('a body that comes in pieces is waited for', async () => {
    const reply = await gateway.ask('/api/var/load', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      pieces: ['{"ke', 'y":', '1}'],
    })
    expect(String(reply.body)).toBe(HELD)
  })

  test('before the first load the settings service is asked', async () => {
    gateway.held.copy = null
    gateway.peersDo((_req, res) => res.end('{"isInDB":"true"}'))
    expect((await load('{"key":1}')).json()).toEqual({ isInDB: 'true' })
    expect(gateway.last().service).toBe('settings')
  })

  test('is measured', async () => {
    await load('{"key":1}')
    const reply = await gateway.ask('/metrics')
    expect(String(reply.body)).toMatch(
      /duration_seconds_count\{.*route="\/api\/var\/load",status="200".*\} \d/,
    )
  })
})

describe('the operator', () => {
  test('sees figures only from this machine', async () => {
    for (const path of ['/metrics', '/METRICS', '/metrics/']) {
      const reply = await gateway.ask(path, { headers: { 'x-forwarded-for': '1.2.3.4' } })
      expect([path, reply.status, reply.body.length]).toEqual([path, 404, 0])
    }
    expect((await gateway.ask('/healthz')).json()).toEqual({ ok: true })
    expect((await gateway.ask('/readyz')).json()).toEqual({ ready: true, missing: [] })
  })

  test('reads that a gateway has no settings yet while nobody could give it any', async () => {
    const settings = settingsClient({
      redisUrl: `redis://127.0.0.1:${await freePort()}`,
      readTruth: () => Promise.reject(new Error('away')),
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
