import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { TOKEN_HEADER, tokenMinter } from '@recruit/chassis/tokens/internal-token'
import { readSecrets } from '@recruit/local/keys/secrets'
import { fromElsewhere } from '@recruit/local/testing/addresses'
import { cookieHeader } from '@recruit/local/testing/cookie-jar'
import { enrolledPerson } from '@recruit/local/testing/people'
import { ADMIN_KEY } from '@recruit/local/testing/stack'
import { visitor } from '@recruit/local/testing/visitor'
import jwt from 'jsonwebtoken'
import { describe, expect, test } from 'vitest'
import { raw } from '../support.ts'
import { admin, redis, stack, useProduct } from './product.ts'

useProduct()

// evidence: threat.gateway-bypass
describe('Around the gateway', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const stranger = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
  const ask = async (token?: string, path = '/api/applicantlist/overview') =>
    (
      await fetch(`${stack.services.applicants}${path}`, {
        headers: token === undefined ? {} : { [TOKEN_HEADER]: token },
      })
    ).status

  // evidence: V9.2.3 V9.2.4 V12.3.5 M22 M24
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
    // As any failure of the call: a client finds its flag where the clocks of two programs differ too.
    const save = await fetch(`${stack.services.applicants}/api/update/page2`, { method: 'POST' })
    expect(await save.json()).toMatchObject({ applicationUpdateSuccess: 'fail', code: 'unauthorized' })
  })

  // evidence: V9.1.3 M23
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

  // evidence: M21
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
    // On Linux a second address of loopback shows it even on a machine without others.
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

// evidence: threat.forged-headers
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

  // evidence: V4.1.3
  test('a client who says that it is staff is nobody, with Expect and without, named as hop-by-hop or not', async () => {
    for (const more of [
      '',
      'Expect: 100-continue\r\n',
      'Connection: X-Internal-Token\r\n',
      'Transfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n0\r\n',
    ])
      expect(await get(more)).toMatch(/HTTP\/1\.1 401 /)
  })

  // evidence: M27
  test('no internal header leaves, and a made-up address is not believed', async () => {
    const reply = await get('')
    expect(reply.toLowerCase()).not.toContain('x-internal')
    const { body } = await admin.send('login', { pw: ADMIN_KEY })
    expect(body.adminLoggedIn).toBe(true)
    const { headers } = await visitor(stack.url, 'en', fromElsewhere()).send('login', { pw: ADMIN_KEY })
    expect([...headers.keys()].filter((name) => name.startsWith('x-internal'))).toEqual([])
    // One guesser behind the trusted proxy, with a new invented address each time.
    const [own] = Object.values(fromElsewhere())
    const guess = (at: number) =>
      visitor(stack.url, 'en', { 'X-Forwarded-For': `198.51.100.${at}, ${own}` }).send('login', { pw: 'no' })
    const seen: number[] = []
    for (let at = 0; at < 8; at++) seen.push((await guess(at)).status)
    expect(seen.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2)
  })
})

// evidence: threat.odd-paths
describe('Odd paths', () => {
  // evidence: V1.1.1 V1.3.6
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
    '/api/admin/;x',
    '/api/admin/%00',
    '/api/admin%2f',
    '/internal/settings',
    'http://evil.example/api/admin/',
    '/api/applicantlist/../applicantlist/overview',
  ])('%s is 400 or 404', async (path) => {
    const cookie = cookieHeader(admin.jar)
    const reply = await raw(
      stack.port,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
    )
    expect(reply).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(reply).not.toContain('adminLoggedIn')
  })
})

// evidence: threat.cache-poisoning
describe('Cache poisoning', () => {
  // evidence: V1.5.2 M48
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

  // evidence: M49
  test('an older record is read past, however often it is put back', async () => {
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
    const { browser, id } = await enrolledPerson(stack.url)
    const good = JSON.parse((await redis.get('settings:record')) ?? '')
    const older = JSON.stringify({ ...good, isApplicationPeriod: false, version: good.version - 1 })
    // The service repairs it within milliseconds: decisions meanwhile must not depend on it.
    for (let round = 0; round < 30; round++) {
      const [{ body }] = await Promise.all([
        browser.send('savePage1', { id, major: `${round}` }),
        redis.set('settings:record', older),
      ])
      expect(body.applicationUpdateSuccess).toBe('success')
    }
  })
})
