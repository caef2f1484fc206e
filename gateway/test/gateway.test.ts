import { Agent, request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nowhere, startGateway, type TestGateway } from './gateway.ts'
import { raw, until } from './support.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ AUTH_URL: [await nowhere()] })
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  gateway.seen.length = 0
  gateway.peersDo((_req, res) => res.setHeader('Content-Type', 'application/json').end('{"ok":true}'))
  await until(() => gateway.redis.status === 'ready')
})

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/
const signIn = async (role: 'admin' | 'manager') => `session=${await gateway.sessions.start(role)}`
/** A browser that has proved an application, with the token that its scripts would send. */
async function applicant(id = 'app-1') {
  gateway.peersDo((_req, res) => res.setHeader('x-internal-proved', id).end('{}'))
  const { cookies } = await gateway.post('/api/checkInfo/find')
  gateway.peersDo((_req, res) => res.end('{"ok":true}'))
  const value = (name: string) => cookies[name]?.split('; ')[0] ?? ''
  const xsrf = value('XSRF-TOKEN')
  return { cookie: `applicant=${value('applicant')}; XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf }
}

describe('what a service gets to see', () => {
  test('one token of ours instead of cookies and whatever a client claims to be', async () => {
    const cookie = await signIn('admin')
    const reply = await gateway.ask('/api/applicantlist/?team=1', {
      headers: {
        cookie,
        authorization: 'Basic x',
        'x-internal-token': 'forged',
        'x-internal-role': 'admin',
        'X-Forwarded-For': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
        'x-real-ip': '6.6.6.6',
        'x-request-id': 'mine',
        te: 'trailers',
        'accept-language': 'ko',
      },
    })
    expect(reply.json()).toEqual({ ok: true })
    const last = gateway.last()
    expect(last.path).toBe('/api/applicantlist/?team=1')
    expect(Object.keys(last.headers).sort()).toEqual([
      'accept-language',
      'connection',
      'host',
      'x-forwarded-for',
      'x-internal-token',
      'x-request-id',
    ])
    expect(last.headers['x-forwarded-for']).toBe('127.0.0.1')
    expect(last.headers['x-request-id']).toMatch(UUID)
    expect(last.headers['x-request-id']).toBe(reply.headers['x-request-id'])
    expect(gateway.callerOf(last)).toMatchObject({ role: 'admin', sid: expect.any(String) })
  })

  test('forged headers do not slip by behind Expect: 100-continue', async () => {
    const body = '{"id":"x"}'
    await raw(
      gateway.port,
      `POST /api/update/get HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: 100-continue\r\nX-Internal-Token: forged\r\nX-Internal-Role: admin\r\nCookie: a=b\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    const { headers, body: received } = gateway.last()
    expect(received).toBe(body)
    expect(headers['x-internal-token']).not.toBe('forged')
    expect(gateway.callerOf(gateway.last())).toEqual({})
    for (const name of ['expect', 'x-internal-role', 'cookie']) expect(headers).not.toHaveProperty(name)
  })

  test('a body as it came, its type and the idempotency key', async () => {
    await gateway.post('/api/update/get', { id: '한' }, { 'idempotency-key': 'k' })
    expect(gateway.last().body).toBe('{"id":"한"}')
    expect(gateway.last().headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': '12',
      'idempotency-key': 'k',
    })
  })

  test('the body of a GET goes nowhere, so it cannot pose as another request', async () => {
    const smuggled = 'GET /internal/settings HTTP/1.1\r\nHost: x\r\n\r\n'
    const cookie = await signIn('manager')
    const { status } = await gateway.ask('/api/applicantlist/?team=1', {
      headers: { cookie },
      body: smuggled,
    })
    expect(status).toBe(200)
    const chunked = await gateway.ask('/api/applicantlist/?team=2', {
      headers: { cookie, 'transfer-encoding': 'chunked' },
      pieces: [smuggled],
    })
    expect(chunked.status).toBe(200)
    expect(gateway.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/api/applicantlist/?team=1', ''],
      ['/api/applicantlist/?team=2', ''],
    ])
  })
})

describe('addresses', () => {
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

  test('two ways of saying how long a body is are refused', async () => {
    const reply = await raw(
      gateway.port,
      'POST /api/update/get HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    )
    expect(reply).toMatch(/^HTTP\/1\.1 400 /)
    expect(gateway.seen).toEqual([])
  })
})

describe('bodies', () => {
  const big = Buffer.alloc(2 * 1024 * 1024, 'x')
  const json = { 'content-type': 'application/json' }

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
    for (const site of ['same-origin', 'same-site', 'none'])
      expect((await read({ 'sec-fetch-site': site })).status).toBe(200)
    expect((await gateway.post('/api/update/get', {}, { origin: gateway.url })).status).toBe(200)
  })

  test('a browser with a cookie repeats the token; the refusal brings one to repeat with', async () => {
    const cookie = await signIn('admin')
    const refused = await gateway.post('/api/manager/find', { key: 1 }, { cookie, 'accept-language': 'en' })
    expect(refused.status).toBe(403)
    expect(refused.json()).toEqual({
      code: 'xsrf',
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

describe('what a service tells the gateway', () => {
  test('a session begins and ends in a cookie, and no internal header leaves', async () => {
    gateway.peersDo((_req, res) =>
      res
        .setHeader('x-internal-session', 'start abc')
        .setHeader('x-internal-other', 'x')
        .setHeader('set-cookie', 'evil=1')
        .setHeader('server', 'peer')
        .setHeader('x-powered-by', 'peer')
        .setHeader('retry-after', '7')
        .end('{}'),
    )
    const started = await gateway.post('/api/update/get')
    expect(started.cookies).toEqual({
      session: 'abc; Path=/; HttpOnly; SameSite=Lax',
      'XSRF-TOKEN': expect.stringMatching(/; Path=\/; SameSite=Lax$/),
    })
    expect(Object.keys(started.headers).filter((name) => name.startsWith('x-internal'))).toEqual([])
    expect(started.headers).not.toHaveProperty('server')
    expect(started.headers).not.toHaveProperty('x-powered-by')
    expect(started.headers).toMatchObject({
      'retry-after': '7',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })

    gateway.peersDo((_req, res) => res.setHeader('x-internal-session', 'end').end('{}'))
    const ended = await gateway.post('/api/update/get')
    expect(ended.cookies.session).toBe('; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  })

  test('a proved application opens in this browser, and the next one beside it', async () => {
    const first = await applicant('app-1')
    await gateway.post('/api/update/page1', { id: 'app-1' }, first)
    expect(gateway.callerOf(gateway.last())).toEqual({ ids: ['app-1'] })

    gateway.peersDo((_req, res) => res.setHeader('x-internal-proved', 'app-2').end('{}'))
    const { cookies } = await gateway.post('/api/checkInfo/find', {}, first)
    expect(cookies['XSRF-TOKEN']).toContain(first['x-xsrf-token'])
    const cookie = `applicant=${cookies.applicant?.split('; ')[0]}; XSRF-TOKEN=${first['x-xsrf-token']}`
    await gateway.post('/api/update/page1', {}, { ...first, cookie })
    expect(gateway.callerOf(gateway.last())?.ids?.toSorted()).toEqual(['app-1', 'app-2'])
  })

  test('a forgotten application is out of the cookie, and the cookie goes with the last one', async () => {
    const first = await applicant('app-1')
    gateway.peersDo((_req, res) => res.setHeader('x-internal-proved', 'app-2').end('{}'))
    const both = (await gateway.post('/api/checkInfo/find', {}, first)).cookies.applicant?.split('; ')[0]
    const token = first['x-xsrf-token']
    const forget = (id: string, value: string | undefined) => {
      gateway.peersDo((_req, res) => res.setHeader('x-internal-forgotten', id).end('{}'))
      const cookie = `applicant=${value}; XSRF-TOKEN=${token}`
      return gateway.post('/api/update/forget', { id }, { cookie, 'x-xsrf-token': token })
    }
    const { cookies, headers } = await forget('app-2', both)
    expect(Object.keys(headers).filter((name) => name.startsWith('x-internal'))).toEqual([])
    const rest = cookies.applicant?.split('; ')[0]
    expect((await forget('app-1', rest)).cookies.applicant).toBe(
      '; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    )
    expect(gateway.callerOf(gateway.last())).toEqual({ ids: ['app-1'] })
  })
})

describe('permissions', () => {
  test("who may not call is told so with the call's own flag, in the caller's language", async () => {
    const nobody = await gateway.post('/api/update/page1', { id: 'x' }, { 'accept-language': 'en' })
    expect(nobody.status).toBe(401)
    expect(nobody.json()).toEqual({
      applicationUpdateSuccess: 'fail',
      code: 'unauthorized',
      message: 'This application is not open in this browser. Please look it up again.',
    })
    const unknown = await gateway.post('/api/manager/modify/masterInfo', {}, { 'accept-language': 'ko' })
    expect([unknown.status, unknown.json().message]).toEqual([401, '로그인이 필요합니다.'])
    const known = await gateway.post('/api/manager/modify/masterInfo', {}, await applicant())
    expect([known.status, known.json()]).toEqual([
      403,
      { basicInfoUpdateSuccess: false, code: 'forbidden', message: 'No access permission.' },
    ])
    expect((await gateway.ask('/api/applicantlist/?team=1')).status).toBe(401)
    expect(
      (await gateway.ask('/api/applicantlist/?team=1', { headers: { cookie: await signIn('manager') } }))
        .status,
    ).toBe(200)
  })

  test('a session that was ended counts for nothing at once', async () => {
    const headers = { cookie: await signIn('admin') }
    expect((await gateway.ask('/api/applicantlist/?team=1', { headers })).status).toBe(200)
    await gateway.sessions.endAll('admin')
    expect((await gateway.ask('/api/applicantlist/?team=1', { headers })).status).toBe(401)
  })

  test('without Redis staff wait, everybody else goes on', async () => {
    const headers = { cookie: await signIn('admin') }
    const proved = await applicant()
    await gateway.redisServer.stop()
    await until(() => gateway.redis.status !== 'ready')
    const staff = await gateway.ask('/api/applicantlist/?team=1', { headers })
    expect([staff.status, staff.json().code, staff.headers['retry-after']]).toEqual([503, 'unavailable', '2'])
    expect((await gateway.post('/api/checkInfo/find')).status).toBe(200)
    expect((await gateway.post('/api/update/page1', {}, proved)).status).toBe(200)
    const both = { ...proved, cookie: `${headers.cookie}; ${proved.cookie}` }
    expect((await gateway.post('/api/update/get', {}, both)).status).toBe(200)
    expect(gateway.callerOf(gateway.last())).toEqual({ ids: ['app-1'], unsure: true })
    await gateway.redisServer.start()
  })
})

describe('a service that fails', () => {
  test('refused connections are 503 with the flag and no host', async () => {
    const reply = await gateway.post('/api/admin/login', { pw: 'x' })
    expect(reply.status).toBe(503)
    expect(reply.json()).toMatchObject({ code: 'unavailable', adminLoggedIn: false, managerLoggedIn: false })
    expect(reply.headers['retry-after']).toBe('2')
    expect(`${reply.body}${JSON.stringify(reply.headers)}`).not.toContain('127.0.0.1')
  })

  test('a connection that breaks before the reply is 502', async () => {
    gateway.peersDo((req) => req.socket.destroy())
    const reply = await gateway.post('/api/register/enroll')
    expect([reply.status, reply.json().code, reply.json().success]).toEqual([502, 'unavailable', false])
  })

  test('a refusal leaves the connection to the next request, however long that takes', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const onSameConnection = () =>
      new Promise<[number | undefined, number | undefined]>((resolve, reject) => {
        const headers = { 'content-type': 'application/json' }
        const outgoing = request(
          `${gateway.url}/api/checkInfo/find`,
          { method: 'POST', agent, headers },
          (reply) => {
            const { localPort } = reply.socket
            reply.resume().on('end', () => resolve([reply.statusCode, localPort]))
          },
        )
        outgoing.on('error', reject).end('{}')
      })
    try {
      gateway.peersDo((req) => req.socket.destroy())
      const [refused, port] = await onSameConnection()
      expect(refused).toBe(502)
      // Longer than the gateway would wait for the rest of a body that is not coming.
      gateway.peersDo((_req, res) => setTimeout(() => res.end('{}'), 2_300))
      expect(await onSameConnection()).toEqual([200, port])
    } finally {
      agent.destroy()
    }
  })

  test('a reply that breaks off never looks complete, with or without its length', async () => {
    for (const length of ['100', undefined]) {
      gateway.peersDo((req, res) => {
        if (length) res.setHeader('Content-Length', length)
        res.write('{"success":true,', () => req.socket.destroy())
      })
      await expect(gateway.post('/api/register/enroll')).rejects.toThrow(/aborted|hang up|ECONNRESET/)
    }
    gateway.peersDo((_req, res) => res.end('{}'))
    expect((await gateway.post('/api/register/enroll')).status).toBe(200)
  })

  test('when the client leaves, the service is left too', async () => {
    let left = false
    gateway.peersDo((_req, res) => {
      res.on('close', () => {
        left = true
      })
    })
    const controller = new AbortController()
    const question = fetch(`${gateway.url}/api/update/get`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: controller.signal,
    }).catch(() => 'left')
    await until(() => gateway.seen.length === 1)
    controller.abort()
    expect(await question).toBe('left')
    await until(() => left)
  })

  test('a service that never answers is 503 once the patience for its call is over', async () => {
    gateway.peersDo(() => {})
    const reply = await gateway.post('/api/checkInfo/find')
    expect([reply.status, reply.headers['retry-after']]).toEqual([503, '2'])
    expect(reply.json()).toMatchObject({ code: 'unavailable', checkInfoSuccess: false })
  }, 15_000)
})
