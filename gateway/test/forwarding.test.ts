import { Agent, request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { applicant, gateway, signIn, useSharedGateway } from './shared-gateway.ts'
import { raw, until } from './support.ts'

useSharedGateway()

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/

// evidence: threat.forged-headers
describe('what a service gets to see', () => {
  // evidence: V4.2.5 V8.3.3 M25 M26
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

  // evidence: V1.5.3
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

describe('what a service tells the gateway', () => {
  // evidence: V3.3.4 V7.6.2 V14.2.2 M28
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
      'staff-device': expect.stringMatching(/; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
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
      // Longer than the gateway waits for the rest of a body.
      gateway.peersDo((_req, res) => setTimeout(() => res.end('{}'), 2_100))
      expect(await onSameConnection()).toEqual([200, port])
    } finally {
      agent.destroy()
    }
  })

  // evidence: V4.2.2
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
  })
})
