import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway, type TestGateway } from './gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ PUBLIC_URL: 'https://recruit.example', TRUST_PROXY_HOPS: 1 })
})
afterAll(() => gateway.stop())

// evidence: V12.2.1
test('over https cookies are bound to the host and the browser is told to stay', async () => {
  gateway.peersDo((_req, res) =>
    res.setHeader('x-internal-session', 'start abc').setHeader('x-internal-proved', 'app-1').end('{}'),
  )
  const reply = await gateway.post('/api/update/get', {}, { origin: 'https://recruit.example' })
  expect(reply.cookies).toEqual({
    '__Host-session': 'abc; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-applicant': expect.stringMatching(/; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    '__Host-staff-device': expect.stringMatching(
      /; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
    '__Host-applicant-device': expect.stringMatching(
      /; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
    'XSRF-TOKEN': expect.stringMatching(/; Path=\/; Secure; SameSite=Lax$/),
  })
  expect(reply.headers['strict-transport-security']).toBe('max-age=31536000')
})

// evidence: V3.2.1 V3.4.1 V3.4.4 V3.4.5 V3.4.6 V3.5.8 V14.2.5 V14.3.2 M31 M32 threat.links
test('every reply carries the headers that protect it, the settings and their refusals included', async () => {
  const origin = 'https://recruit.example'
  const replies = [
    await gateway.post('/api/var/load', { key: 1 }, { origin }),
    await gateway.post('/api/var/load', { key: 1 }, { origin: 'https://evil.example' }),
    await gateway.ask('/api/var/load', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    }),
    await gateway.post('/api/update/get', {}, { origin }),
    await gateway.post('/api/nothing', {}, { origin }),
    await gateway.ask('/api/../x'),
    await gateway.ask('/nothing'),
    await gateway.ask('/healthz'),
  ]
  for (const { headers } of replies)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';.* base-uri 'none';.* frame-ancestors 'none'$/,
      ),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'cache-control': 'no-store',
    })
  expect(replies.some(({ headers }) => /unsafe/.test(String(headers['content-security-policy'])))).toBe(false)
})

// evidence: V3.3.3
test('a cookie without the prefix is nobody’s', async () => {
  const id = await gateway.sessions.start('admin')
  const question = (cookie: string) => gateway.ask('/api/applicantlist/?team=1', { headers: { cookie } })
  expect((await question(`session=${id}`)).status).toBe(401)
  expect((await question(`__Host-session=${id}`)).status).toBe(200)
})

// evidence: V4.1.3 V15.3.4
test('the address is the one that the trusted proxy saw, not one that the client made up', async () => {
  await gateway.post('/api/update/get', {}, { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' })
  expect(gateway.last().headers['x-forwarded-for']).toBe('203.0.113.7')
})

test('the host asked for is no origin of ours', async () => {
  expect((await gateway.post('/api/update/get', {}, { origin: gateway.url })).status).toBe(403)
  expect((await gateway.post('/api/var/load', { key: 1 }, { origin: gateway.url })).status).toBe(403)
  expect(
    (await gateway.post('/api/var/load', { key: 1 }, { origin: 'https://recruit.example' })).status,
  ).toBe(200)
})
