import { describe, expect, test } from 'vitest'
import { applicant, gateway, signIn, useSharedGateway } from './shared-gateway.ts'
import { raw, until } from './support.ts'

useSharedGateway()

describe('addresses', () => {
  // evidence: V4.1.4
  test('only declared calls exist below /api, in exactly their spelling', async () => {
    const paths = [
      '/api',
      '/api/',
      '/api/nothing',
      '/API/update/get',
      '/api/update/get/',
      '/api/applicantlist',
      '/%61pi/x',
    ]
    for (const path of paths) {
      const reply = await gateway.post(path)
      expect([path, reply.status, reply.json().code]).toEqual([path, 404, 'not_found'])
    }
    expect((await gateway.ask('/api/update/get')).status).toBe(404)
    expect((await gateway.ask('/api/admin/', { method: 'HEAD' })).status).toBe(404)
    expect(gateway.seen).toEqual([])
  })

  // evidence: M29
  test.each([
    '/api/../internal/health',
    '/api/%2e%2e/internal',
    '/api/admin%2flogin',
    '//api/admin/',
    '/api//admin/',
    '/api\\admin/',
    'http://x/api/admin/',
  ])('%s is refused', async (target) => {
    const reply = await raw(gateway.port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(reply).toMatch(/^HTTP\/1\.1 400 /)
    expect(reply).toContain('"code":"invalid"')
    expect(gateway.seen).toEqual([])
  })

  // evidence: V4.2.1 M30
  test.each(['GET /api/admin/', 'POST /api/update/get', 'POST /api/var/load'])(
    '%s whose body ends nowhere in particular is refused',
    async (line) => {
      for (const coding of ['xchunked', 'gzip', 'identity, chunked']) {
        const reply = await raw(
          gateway.port,
          `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: ${coding}\r\n\r\n0\r\n\r\n`,
        )
        expect(reply).toMatch(/^HTTP\/1\.1 400 /)
      }
      expect(gateway.seen).toEqual([])
    },
  )

  // evidence: V4.2.1
  test('two ways of saying how long a body is are refused', async () => {
    const reply = await raw(
      gateway.port,
      'POST /api/update/get HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    )
    expect(reply).toMatch(/^HTTP\/1\.1 400 /)
    expect(gateway.seen).toEqual([])
  })
})

describe('what nobody asked for', () => {
  // evidence: M258
  test('several hosts are refused, on the paths that are answered fast too', async () => {
    for (const path of ['/', '/api/var/load', '/api/checkAdmin', '/nothing']) {
      const two = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nhost: elsewhere.example\r\n\r\n`
      expect(await raw(gateway.port, two)).toMatch(/^HTTP\/1\.1 400 /)
    }
  })

  // evidence: V3.4.2 V3.7.2 V4.1.2 V13.4.4
  test('no origin is ever allowed, no method but the declared ones is known, nobody is sent elsewhere', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    for (const path of ['/', '/nothing', '/api/admin/', '/api/var/load', '/api/update/get'])
      for (const method of ['OPTIONS', 'TRACE', 'GET', 'POST', 'DELETE']) {
        const reply = await gateway.ask(path, { method, headers })
        const allowed = Object.keys(reply.headers).filter((name) => /^(access-control-|location$)/.test(name))
        expect({ path, method, allowed }).toEqual({ path, method, allowed: [] })
        if (method !== 'GET') expect([403, 404, 415]).toContain(reply.status)
        expect(String(reply.body)).not.toContain('evil.example')
      }
  })

  // evidence: V3.5.6 V4.1.1
  test('whatever has a body says of which type it is, and texts in which charset', async () => {
    gateway.peersDo((_req, res) => res.setHeader('content-type', 'application/json; charset=utf-8').end('{}'))
    for (const [path, method] of [
      ['/nothing', 'GET'],
      ['/api/nothing', 'GET'],
      ['/api/../x', 'GET'],
      ['/api/admin/', 'GET'],
      ['/api/update/get', 'POST'],
      ['/healthz', 'GET'],
    ] as const) {
      const { headers, body } = await gateway.ask(path, { method })
      expect(body.length).toBeGreaterThan(0)
      expect([path, headers['content-type']]).toEqual([
        path,
        expect.stringMatching(/^(text\/html|application\/json); charset=utf-8$/),
      ])
    }
  })
})

describe('bodies', () => {
  const big = Buffer.alloc(2 * 1024 * 1024, 'x')
  const json = { 'content-type': 'application/json' }

  // evidence: V5.2.1 V5.2.2
  test('a long one is refused, whether it says its length or not', async () => {
    const announced = await gateway.ask('/api/update/get', { method: 'POST', headers: json, body: big })
    expect([announced.status, announced.json().code]).toEqual([413, 'too_large'])
    expect(gateway.seen).toEqual([])
    const streamed = await gateway.ask('/api/register/enroll', {
      method: 'POST',
      headers: json,
      pieces: [big],
    })
    expect(streamed.status).toBe(413)
    expect(streamed.json()).toMatchObject({ code: 'too_large', success: false, isAlready: false })
    expect(gateway.seen).toEqual([])
    expect((await gateway.post('/api/update/get')).status).toBe(200)
  })

  test('a streamed one of allowed length passes', async () => {
    const { status } = await gateway.ask('/api/update/get', {
      method: 'POST',
      headers: json,
      pieces: ['{"id":', '"a"}'],
    })
    expect(status).toBe(200)
    expect(gateway.last().body).toBe('{"id":"a"}')
  })

  test.each([
    [{}],
    [{ 'content-type': 'text/plain' }],
    [{ 'content-type': 'application/json; charset=euc-kr' }],
    [{ ...json, 'content-encoding': 'gzip' }],
  ])('%j is not JSON in UTF-8', async (headers) => {
    const reply = await gateway.ask('/api/update/get', { method: 'POST', headers, body: '{}' })
    expect([reply.status, reply.json().code]).toEqual([415, 'not_json'])
    expect(gateway.seen).toEqual([])
  })
})

describe('other sites', () => {
  test('are refused on every call, sign-in, settings and reads included', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const path of ['/api/update/get', '/api/admin/login', '/api/var/load']) {
      for (const headers of foreign) {
        const reply = await gateway.post(path, {}, headers)
        expect([path, reply.status, reply.json().code]).toEqual([path, 403, 'forbidden'])
      }
    }
    const cookie = await signIn('admin')
    const read = (headers: Record<string, string>) =>
      gateway.ask('/api/applicantlist/overview', { headers: { cookie, ...headers } })
    for (const headers of foreign) expect((await read(headers)).status).toBe(403)
    expect(gateway.seen).toEqual([])
    for (const site of ['same-origin', 'none'])
      expect((await read({ 'sec-fetch-site': site })).status).toBe(200)
    expect((await gateway.post('/api/update/get', {}, { origin: gateway.url })).status).toBe(200)
  })

  test('a browser with a cookie repeats the token; the refusal brings one to repeat with', async () => {
    const cookie = await signIn('admin')
    const refused = await gateway.post('/api/manager/find', { key: 1 }, { cookie, 'accept-language': 'en' })
    expect(refused.status).toBe(403)
    expect(refused.json()).toEqual({
      code: 'xsrf',
      reason: 'xsrf',
      message: 'The security check has expired. Please try again.',
    })
    const token = refused.cookies['XSRF-TOKEN']?.split('; ')[0] ?? ''
    const again = { cookie: `${cookie}; XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
    expect((await gateway.post('/api/manager/find', { key: 1 }, again)).status).toBe(200)
    const planted = { cookie: `${cookie}; XSRF-TOKEN=a.b`, 'x-xsrf-token': 'a.b' }
    expect((await gateway.post('/api/manager/find', { key: 1 }, planted)).status).toBe(403)
    const first = { cookie: `${cookie}; XSRF-TOKEN=${token}; XSRF-TOKEN=a.b`, 'x-xsrf-token': token }
    expect((await gateway.post('/api/manager/find', { key: 1 }, first)).status).toBe(200)
  })
})

describe('permissions', () => {
  // evidence: M34
  test("who may not call is told so with the call's own flag, in the caller's language", async () => {
    const nobody = await gateway.post('/api/update/page1', { id: 'x' }, { 'accept-language': 'en' })
    expect(nobody.status).toBe(401)
    expect(nobody.json()).toEqual({
      applicationUpdateSuccess: 'fail',
      code: 'unauthorized',
      reason: 'unknownApplicant',
      message: 'This application is not open in this browser. Please look it up again.',
    })
    const unknown = await gateway.post('/api/manager/modify/masterInfo', {}, { 'accept-language': 'ko' })
    expect([unknown.status, unknown.json().message]).toEqual([401, '로그인이 필요합니다.'])
    const known = await gateway.post('/api/manager/modify/masterInfo', {}, await applicant())
    expect([known.status, known.json()]).toEqual([
      403,
      {
        basicInfoUpdateSuccess: false,
        code: 'forbidden',
        reason: 'noPermission',
        message: '접근 권한이 없습니다.',
      },
    ])
    expect((await gateway.ask('/api/applicantlist/?team=1')).status).toBe(401)
    expect(
      (await gateway.ask('/api/applicantlist/?team=1', { headers: { cookie: await signIn('manager') } }))
        .status,
    ).toBe(200)
  })

  // evidence: V8.3.2
  test('a session that was ended counts for nothing at once', async () => {
    const headers = { cookie: await signIn('admin') }
    expect((await gateway.ask('/api/applicantlist/?team=1', { headers })).status).toBe(200)
    await gateway.sessions.endAll('admin')
    expect((await gateway.ask('/api/applicantlist/?team=1', { headers })).status).toBe(401)
  })

  // evidence: V16.5.2 V16.5.3
  test('without Redis staff wait, everybody else goes on', async () => {
    const headers = { cookie: await signIn('admin') }
    const proved = await applicant()
    await gateway.redisServer.stop()
    await until(() => gateway.redis.status !== 'ready')
    const staff = await gateway.ask('/api/applicantlist/?team=1', { headers })
    expect([staff.status, staff.json().code, staff.headers['retry-after']]).toEqual([503, 'unavailable', '2'])
    expect((await gateway.post('/api/checkInfo/find')).status).toBe(200)
    expect((await gateway.post('/api/update/page1', {}, proved)).status).toBe(200)
    // The applicant's token is not the session's.
    const cookie = `${headers.cookie}; ${proved.cookie}`
    const refused = await gateway.post('/api/update/get', {}, { ...proved, cookie })
    expect([refused.status, refused.json().code]).toEqual([403, 'xsrf'])
    const token = refused.cookies['XSRF-TOKEN']?.split('; ')[0] ?? ''
    const both = { cookie: cookie.replace(/XSRF-TOKEN=[^;]*/, `XSRF-TOKEN=${token}`), 'x-xsrf-token': token }
    expect((await gateway.post('/api/update/get', {}, both)).status).toBe(200)
    expect(gateway.callerOf(gateway.last())).toEqual({ ids: ['app-1'], unsure: true })
    await gateway.redisServer.start()
  })
})
