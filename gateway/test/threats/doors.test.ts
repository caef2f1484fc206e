import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { TOKEN_HEADER, tokenMinter } from '@recruit/chassis/internal-token'
import { sidOf } from '@recruit/chassis/session-store'
import { type CallName, calls } from '@recruit/contract'
import { readSecrets } from '@recruit/local/secrets'
import { BEHIND_PROXY, fromElsewhere } from '@recruit/local/testing/addresses'
import { enrolledPerson, openPeriod, signedIn } from '@recruit/local/testing/people'
import { ADMIN_KEY, startTestStack, type TestStack } from '@recruit/local/testing/stack'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { Redis } from 'ioredis'
import jwt from 'jsonwebtoken'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { raw } from '../support.ts'

let stack: TestStack
let admin: Visitor
let redis: Redis
beforeAll(async () => {
  stack = await startTestStack(inject('mysqlAdminUrl'), BEHIND_PROXY)
  admin = await openPeriod(stack.url)
  redis = new Redis(stack.redisUrl)
})
afterAll(async () => {
  redis?.disconnect()
  await stack?.stop()
})

/** Another browser with the same cookies. */
function copyOf(original: Visitor): Visitor {
  const copy = visitor(stack.url, 'en', fromElsewhere())
  for (const [name, value] of original.jar) copy.jar.set(name, value)
  return copy
}
const isAdmin = async (who: Visitor) => (await who.call('checkAdmin', {})).adminLoggedIn
const writing = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].method !== 'GET' && name !== 'loadSettings',
)

describe('Fixation, logout', () => {
  test('a session id from before sign-in is worth nothing after it', async () => {
    const planted = visitor(stack.url, 'en', fromElsewhere())
    planted.jar.set('session', 'A'.repeat(43))
    await planted.raw('GET', '/')
    const attacker = copyOf(planted)
    await planted.call('login', { pw: ADMIN_KEY })
    expect(planted.jar.get('session')).not.toBe('A'.repeat(43))
    expect([await isAdmin(planted), await isAdmin(attacker)]).toEqual([true, false])
  })

  test('signing in again ends the session before, and a logged-out cookie is refused', async () => {
    const one = await signedIn(stack.url, 'admin')
    const before = copyOf(one)
    await one.call('login', { pw: ADMIN_KEY })
    expect([await isAdmin(one), await isAdmin(before)]).toEqual([true, false])
    const kept = copyOf(one)
    await one.call('logout', {})
    expect(await isAdmin(kept)).toBe(false)
    expect((await kept.send('overview')).status).toBe(401)
  })

  test('a session ends 8 hours after its last use and 24 hours after its first', async () => {
    const one = await signedIn(stack.url, 'admin')
    const key = `session:${sidOf(one.jar.get('session') ?? '')}`
    await redis.pexpire(key, 60_000)
    expect(await isAdmin(one)).toBe(true)
    expect(await redis.pttl(key)).toBeGreaterThan(7.9 * 3_600_000)
    expect(await redis.pttl(key)).toBeLessThanOrEqual(8 * 3_600_000)
    await redis.set(key, JSON.stringify({ role: 'admin', startedAt: Date.now() - 24 * 3_600_000 - 1 }))
    expect(await isAdmin(one)).toBe(false)
  })
})

describe('CSRF', () => {
  test('a cookie alone writes nothing; the token must be its own and signed by us', async () => {
    const { browser } = await enrolledPerson(stack.url)
    const other = (await enrolledPerson(stack.url)).browser.jar.get('XSRF-TOKEN') ?? ''
    for (const name of writing)
      for (const token of ['', 'x', other]) {
        const answer = await browser.send(name, {}, { 'X-XSRF-TOKEN': token })
        expect([name, answer.status, answer.body.code]).toEqual([name, 403, 'xsrf'])
      }
    const planted = copyOf(browser)
    planted.jar.set('XSRF-TOKEN', 'planted.token')
    expect((await planted.send('savePage1', { id: 'x' })).body.code).toBe('xsrf')
  })

  test('what another site sends is refused on every call, sign-in and reads included', async () => {
    for (const name of Object.keys(calls) as CallName[])
      for (const headers of [
        { Origin: 'https://evil.example' },
        { Origin: 'null' },
        { Origin: `${stack.url}.evil.example` },
        { 'Sec-Fetch-Site': 'cross-site' },
      ] as Record<string, string>[]) {
        const { status } = await visitor(stack.url).send(name, {}, headers)
        expect([name, headers, status]).toEqual([name, headers, 403])
      }
  })

  test('a link from elsewhere leaves no trace, an address that was typed is answered', async () => {
    const exported = async () =>
      (await admin.call('applicantHistory', {})).history.filter(({ what }) => what === 'export').length
    const ask = (site: string) => admin.send('exportApplicants', { team: '1' }, { 'Sec-Fetch-Site': site })
    const before = await exported()
    expect(await ask('cross-site')).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await exported()).toBe(before)
    for (const site of ['none', 'same-origin']) expect((await ask(site)).status).toBe(200)
    expect(await exported()).toBe(before + 2)
    expect((await admin.raw('GET', '/', { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(200)
  })

  test('only JSON is read, so that no form can write', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '',
    ])
      for (const name of writing) {
        const { method, path } = calls[name]
        const answer = await visitor(stack.url).raw(method, path, {
          body: '{"id":"x"}',
          headers: { 'Content-Type': type },
        })
        expect([name, type, answer.status]).toEqual([name, type, 415])
      }
  })
})

describe('Around the gateway', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const stranger = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
  const ask = async (token?: string, path = '/api/applicantlist/overview') =>
    (
      await fetch(`${stack.services.applicants}${path}`, {
        headers: token === undefined ? {} : { [TOKEN_HEADER]: token },
      })
    ).status

  test('a service answers nobody without our token, health aside', async () => {
    const { gateway, applicants } = readSecrets(stack.dataDir)
    const caller = { role: 'admin', sid: 's' } as const
    expect(await ask(tokenMinter('gateway', gateway.private)('applicants', caller))).toBe(200)
    expect(await ask()).toBe(401)
    expect(await ask('')).toBe(401)
    expect(await ask(tokenMinter('gateway', stranger)('applicants', caller))).toBe(401)
    expect(await ask(tokenMinter('gateway', gateway.private)('settings', caller))).toBe(401)
    expect(await ask(tokenMinter('applicants', applicants.private)('applicants', caller))).toBe(401)
    expect(await ask(undefined, '/healthz')).toBe(200)
    const record = await fetch(`${stack.services.settings}/internal/settings`)
    expect(record.status).toBe(401)
  })

  test('an endless, unsigned or otherwise signed token opens nothing', async () => {
    const { gateway } = readSecrets(stack.dataDir)
    const good = tokenMinter('gateway', gateway.private)('applicants', { role: 'admin' })
    const { keyid, key } = {
      keyid: jwt.decode(good, { complete: true })?.header.kid,
      key: { key: Buffer.from(gateway.private, 'base64'), format: 'der', type: 'pkcs8' } as const,
    }
    const pem = (await import('node:crypto')).createPrivateKey(key)
    const options = { issuer: 'gateway', audience: 'applicants', keyid } as const
    const claims = { role: 'admin' }
    for (const token of [
      jwt.sign(claims, pem, { ...options, algorithm: 'ES256' }),
      jwt.sign(claims, pem, { ...options, algorithm: 'ES256', expiresIn: -1 }),
      jwt.sign(claims, '', { ...options, algorithm: 'none', expiresIn: 20 }),
      jwt.sign(claims, Buffer.from(gateway.public, 'base64'), {
        ...options,
        algorithm: 'HS256',
        expiresIn: 20,
      }),
    ])
      expect(await ask(token)).toBe(401)
    expect(await ask(jwt.sign(claims, pem, { ...options, algorithm: 'ES256', expiresIn: 20 }))).toBe(200)
  })

  test('services listen on loopback alone', async () => {
    const isOpen = (host: string, port: number) =>
      new Promise<boolean>((resolve) => {
        const socket = connect({ host, port, timeout: 2_000 }, () => resolve(true))
        socket.on('error', () => resolve(false)).on('timeout', () => resolve(false))
        socket.on('connect', () => socket.destroy())
      })
    const everywhere = createServer().listen(0, '0.0.0.0')
    await once(everywhere, 'listening')
    const { port } = everywhere.address() as AddressInfo
    // On Linux a second address of loopback shows it even where the machine has no other.
    const others = Object.values(networkInterfaces()).flatMap((addresses = []) =>
      addresses.flatMap(({ internal, family, address }) => (internal || family === 'IPv6' ? [] : [address])),
    )
    const open: string[] = []
    for (const host of ['127.0.0.2', ...others]) if (await isOpen(host, port)) open.push(host)
    everywhere.close()
    expect(open).not.toEqual([])
    for (const url of Object.values(stack.services)) {
      expect(await isOpen('127.0.0.1', Number(new URL(url).port))).toBe(true)
      for (const host of open)
        expect({ url, host, isOpen: await isOpen(host, Number(new URL(url).port)) }).toEqual({
          url,
          host,
          isOpen: false,
        })
    }
  })
})

describe('Forged identity headers', () => {
  const forged = [
    'X-Internal-Token: forged',
    'x_internal_token: forged',
    'X-Internal-Role: admin',
    'X-User-Role: admin',
    'X-Internal-Session: start x',
  ].join('\r\n')
  const get = (more: string) =>
    raw(
      stack.port,
      `GET /api/applicantlist/overview HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${forged}\r\n${more}\r\n`,
    )

  test('a client who says that it is staff is nobody, with Expect and without, named as hop-by-hop or not', async () => {
    for (const more of [
      '',
      'Expect: 100-continue\r\n',
      'Connection: X-Internal-Token\r\n',
      'Transfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n0\r\n',
    ])
      expect(await get(more)).toMatch(/HTTP\/1\.1 401 /)
  })

  test('no internal header leaves, and a made-up address is not believed', async () => {
    const reply = await get('')
    expect(reply.toLowerCase()).not.toContain('x-internal')
    const { body } = await admin.send('login', { pw: ADMIN_KEY })
    expect(body.adminLoggedIn).toBe(true)
    const { headers } = await visitor(stack.url, 'en', fromElsewhere()).send('login', { pw: ADMIN_KEY })
    expect([...headers.keys()].filter((name) => name.startsWith('x-internal'))).toEqual([])
    // One guesser behind the trusted proxy, who makes up a new address each time.
    const [own] = Object.values(fromElsewhere())
    const guess = (at: number) =>
      visitor(stack.url, 'en', { 'X-Forwarded-For': `198.51.100.${at}, ${own}` }).send('login', { pw: 'no' })
    const seen: number[] = []
    for (let at = 0; at < 8; at++) seen.push((await guess(at)).status)
    expect(seen.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2)
  })
})

describe('Odd paths', () => {
  test.each([
    '/api/../internal/settings',
    '/api/./../internal/settings',
    '/api/%2e%2e/internal/settings',
    '/api/%2E%2E%2Finternal%2Fsettings',
    '/api/..%2finternal/settings',
    '/api/..\\internal\\settings',
    '/api//admin/',
    '//api/admin/',
    '/API/admin/',
    '/api/Admin/',
    '/api/admin',
    '/api/admin/;x',
    '/api/admin/%00',
    '/api/admin%2f',
    '/internal/settings',
    'http://evil.example/api/admin/',
    '/api/applicantlist/../applicantlist/overview',
  ])('%s is 400 or 404', async (path) => {
    const cookie = [...admin.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await raw(
      stack.port,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
    )
    expect(reply).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(reply).not.toContain('adminLoggedIn')
  })
})

describe('Cache poisoning', () => {
  test('what is no record is read past to MySQL', async () => {
    await admin.call('modifyRecruitInfo', { cardinalNumber: '45' })
    const good = (await redis.get('settings:record')) ?? ''
    const { version } = JSON.parse(good)
    const poisons = [
      'garbage',
      '{}',
      '[]',
      JSON.stringify({ ...JSON.parse(good), reply: '<script>alert(1)</script>', version: version + 9 }),
      JSON.stringify({ ...JSON.parse(good), isApplicationPeriod: 'no', version: version + 9 }),
    ]
    for (const poison of poisons) {
      const { browser, id } = await enrolledPerson(stack.url)
      await redis.set('settings:record', poison)
      expect(await browser.send('savePage1', { id, major: '경영' })).toMatchObject({
        status: 200,
        body: { applicationUpdateSuccess: 'success' },
      })
      await expect
        .poll(async () => (await visitor(stack.url).send('loadSettings', { key: 1 })).body.cardinalNumber)
        .toBe('45')
    }
  })

  test('an older record is read past, however often it is put back', async () => {
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
    const { browser, id } = await enrolledPerson(stack.url)
    const good = JSON.parse((await redis.get('settings:record')) ?? '')
    const older = JSON.stringify({ ...good, isApplicationPeriod: false, version: good.version - 1 })
    // It is healed within milliseconds: what decides meanwhile must not rest on it.
    for (let round = 0; round < 30; round++) {
      const [{ body }] = await Promise.all([
        browser.send('savePage1', { id, major: `${round}` }),
        redis.set('settings:record', older),
      ])
      expect(body.applicationUpdateSuccess).toBe('success')
    }
  })
})
