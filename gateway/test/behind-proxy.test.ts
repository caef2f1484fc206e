import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway, type TestGateway } from './gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ PUBLIC_URL: 'https://recruit.example', TRUST_PROXY_HOPS: 1 })
})
afterAll(() => gateway.stop())

test('over https cookies are bound to the host and the browser is told to stay', async () => {
  gateway.peersDo((_req, res) =>
    res.setHeader('x-internal-session', 'start abc').setHeader('x-internal-proved', 'app-1').end('{}'),
  )
  const reply = await gateway.post('/api/update/get', {}, { origin: 'https://recruit.example' })
  expect(reply.cookies).toEqual({
    '__Host-session': 'abc; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-applicant': expect.stringMatching(/; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    'XSRF-TOKEN': expect.stringMatching(/; Path=\/; Secure; SameSite=Lax$/),
  })
  expect(reply.headers['strict-transport-security']).toBe('max-age=31536000')
})

test('a cookie without the prefix is nobody’s', async () => {
  const id = await gateway.sessions.start('admin')
  const question = (cookie: string) => gateway.ask('/api/applicantlist/?team=1', { headers: { cookie } })
  expect((await question(`session=${id}`)).status).toBe(401)
  expect((await question(`__Host-session=${id}`)).status).toBe(200)
})

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
