import { describe, expect, test } from 'vitest'
import { gateway, HELD, useSiteGateway } from './site-gateway.ts'
import { raw } from './support.ts'

useSiteGateway()

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
    expect(await gateway.metrics.registry.metrics()).toMatch(
      /duration_seconds_count\{.*route="\/api\/var\/load",status="200".*\} \d/,
    )
  })
})
