import { setTimeout as pause } from 'node:timers/promises'
import { calls } from '@recruit/contract'
import { describe, expect, test } from 'vitest'
import { type Client, connection, gateway, holdCalls, path, post, refused, start } from './limited-gateway.ts'
import { until } from './support.ts'

// evidence: threat.slow-clients
describe('Unfinished bodies', () => {
  const half = `{"a":"${'x'.repeat(5_000)}`
  const unfinished = (to: string, address?: string) => post(half, { to, address, length: 50_000 })
  const paths = [path, calls.loadSettings.path]

  // evidence: M85
  test.each(paths)(
    'at %s hold a bounded number of bytes of one address, and other addresses go on',
    async (to) => {
      await start({ TRUST_PROXY_HOPS: 1 }, { capacity: { blockBodies: { most: 10_000 } } })
      const all: Client[] = []
      for (let at = 0; at < 4; at++) {
        const one = await connection(gateway)
        one.socket.write(unfinished(to, '203.0.113.1'))
        all.push(one)
      }
      await until(() => all.filter((one) => one.text() !== '').length === 2)
      const answers = all.map((one) => one.text()).filter(Boolean)
      for (const text of answers)
        expect(text).toMatch(/^HTTP\/1.1 503 [\s\S]*Retry-After: 2[\s\S]*"unavailable"/)
      expect(await refused('block bodies')).toBe(2)

      const body = JSON.stringify({ a: 'x'.repeat(5_000) })
      const elsewhere = await connection(gateway)
      elsewhere.socket.write(post(body, { to, address: '203.0.113.2' }))
      await until(() => elsewhere.text().startsWith('HTTP/1.1 200'))
      // What is given up is counted no longer.
      for (const one of all) one.socket.destroy()
      await until(async () => {
        const again = await connection(gateway)
        again.socket.write(post(body, { to, address: '203.0.113.1' }))
        await until(() => again.text() !== '')
        return again.text().startsWith('HTTP/1.1 200')
      })
    },
  )

  // evidence: M86
  test('hold a bounded number of bytes in all', async () => {
    await start({ TRUST_PROXY_HOPS: 1 }, { capacity: { bodies: { most: 10_000 } } })
    const all: Client[] = []
    for (let at = 0; at < 3; at++) {
      const one = await connection(gateway)
      one.socket.write(unfinished(path, `203.0.113.${at}`))
      all.push(one)
    }
    await until(() => all.some((one) => one.text().startsWith('HTTP/1.1 503')))
    expect(await refused('bodies')).toBe(1)
  })
})

// evidence: threat.shared-capacity
describe('Calls under way', () => {
  // evidence: V2.4.1 V15.2.2 M87 M93
  test('of one address block leave room for the others, and the rest of it waits in turn', async () => {
    const capacity = { blockUpstream: { most: 2 }, upstreamWaiting: { most: 1, seconds: 10 } }
    await start({ TRUST_PROXY_HOPS: 1 }, { capacity })
    const { held, answer } = holdCalls()
    const ask = (address: string) => gateway.post(path, {}, { 'x-forwarded-for': address })
    const asked = [ask('203.0.113.1:4001'), ask('203.0.113.1:4002')]
    await until(() => held.length === 2)
    // Of two more requests one waits, either of them, and the other is refused.
    const more = [ask('203.0.113.1:4003'), ask('203.0.113.1:4004')]
    const refusal = await Promise.race(more)
    expect([refusal.status, refusal.json().code, refusal.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '2',
    ])
    expect(refusal.json().message).toContain('처리되지 않았으니')
    asked.push(ask('203.0.113.2'))
    await until(() => held.length === 3)
    answer()
    // One has ended, and the third has taken its place.
    await until(() => gateway.seen.length === 4)
    while (held.length) answer()
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200)
    expect((await Promise.all(more)).map(({ status }) => status).sort()).toEqual([200, 503])
  })

  // evidence: M91
  test('that wait longer than they may are refused, and what its client has left is never sent', async () => {
    const capacity = { blockUpstream: { most: 1 }, upstreamWaiting: { most: 9, seconds: 0.3 } }
    await start({}, { capacity })
    const { held, answer } = holdCalls()
    const first = gateway.post(path)
    await until(() => held.length === 1)
    const late = await gateway.post(path)
    expect([late.status, late.headers['retry-after']]).toEqual([503, '2'])

    const { socket } = await connection(gateway)
    socket.write(post('{}'))
    await pause(50)
    socket.resetAndDestroy()
    await pause(50)
    answer()
    expect((await first).status).toBe(200)
    await pause(50)
    expect(gateway.seen.length).toBe(1)
  })
})
