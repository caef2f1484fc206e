import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { type Client, connection, gateway, holdCalls, post, refused, start } from './limited-gateway.ts'
import { until } from './support.ts'

// evidence: threat.shared-capacity
describe('One connection', () => {
  test('has its replies in the order of its requests', async () => {
    await start()
    const { held } = holdCalls()
    const { socket, text } = await connection(gateway)
    socket.write([1, 2, 3, 4].map((at) => post(JSON.stringify({ at }))).join(''))
    await until(() => held.length === 4)
    for (const { body, res } of held.toReversed()) res.end(body)
    await until(() => text().includes('"at":4'))
    expect([...text().matchAll(/"at":(\d)/g)].map(([, at]) => at)).toEqual(['1', '2', '3', '4'])
  })

  test('that is left takes its requests along', async () => {
    await start()
    const { held } = holdCalls()
    const { socket } = await connection(gateway)
    socket.write(post('{}').repeat(4))
    await until(() => held.length === 4)
    socket.resetAndDestroy()
    await until(() => held.every(({ res }) => res.destroyed || res.closed))
  })

  // evidence: V2.4.1 M75 M76 M77 M251
  test('is cut where more are sent ahead than anybody honest sends, after a while, in which it is not read', async () => {
    await start()
    const { held } = holdCalls()
    const { socket, isClosed } = await connection(gateway)
    const began = performance.now()
    // Far more than the buffers between the two hold.
    const small = post('', { address: `203.0.113.1, ${'x'.repeat(1_000)}` }).replace('Content-Type', 'X-Type')
    socket.write(small.repeat(20_000))
    await until(async () => (await refused('requests of a connection')) === 1)
    await pause(500)
    const left = socket.writableLength
    expect(left).toBeGreaterThan(5_000_000)
    await pause(500)
    expect([socket.writableLength, isClosed()]).toEqual([left, false])
    await until(isClosed)
    expect(performance.now() - began).toBeGreaterThan(4_500)
    expect(socket.errored).toMatchObject({ code: expect.stringMatching(/^(ECONNRESET|EPIPE)$/) })
    expect([held.length, await refused('requests of a connection')]).toEqual([4, 1])
  })

  test('may ask any number of times, one after the other', async () => {
    await start()
    const { socket, text, isClosed } = await connection(gateway)
    for (let at = 1; at <= 20; at++) {
      socket.write(post('{}'))
      await until(() => text().split('HTTP/1.1 200').length === at + 1)
    }
    expect(isClosed()).toBe(false)
  })
})

// evidence: threat.slow-clients
describe('Connections', () => {
  const opened = async (count: number) => {
    const all: Client[] = []
    for (let at = 0; at < count; at++) all.push(await connection(gateway))
    return all
  }

  const ask = async (client: Client) => {
    client.socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await until(() => client.isClosed() || client.text() !== '')
    return client.text().slice(0, 12)
  }

  // evidence: M78 M81
  test('have a number; those that wait for their next request make room for another', async () => {
    await start({}, { capacity: { connections: { most: 3 } } })
    const { held } = holdCalls()
    const busy = await opened(3)
    for (const { socket } of busy) socket.write(post('{}'))
    await until(() => held.length === 3)
    const [fourth] = await opened(1)
    await until(() => fourth?.isClosed() ?? false)
    expect(await refused('connections')).toBe(1)

    for (const { res } of held) res.end('{}')
    await until(() => busy.every((one) => one.text() !== ''))
    await pause(100)
    const [next] = await opened(1)
    expect(next && (await ask(next))).toBe('HTTP/1.1 200')
    await until(() => busy.every((one) => one.isClosed()))
    expect(await refused('connections')).toBe(1)
  })

  test('that have said nothing for a while make room, those that just came do not', async () => {
    await start({}, { capacity: { connections: { most: 2 } } })
    let silent: Client[] = []
    // Repeats where a busy machine was so slow that waiting connections counted as idle.
    for (let began = Number.NEGATIVE_INFINITY; performance.now() - began > 900; ) {
      for (const { socket } of silent) socket.destroy()
      await until(async () => (await openAtGateway()) === 0)
      began = performance.now()
      silent = await opened(2)
      const [early] = await opened(1)
      await until(() => [early, ...silent].some((one) => one?.isClosed()))
    }
    expect(silent.map((one) => one.isClosed())).toEqual([false, false])
    await pause(1_100)
    const [next] = await opened(1)
    expect(next && (await ask(next))).toBe('HTTP/1.1 200')
    await until(() => silent.every((one) => one.isClosed()))
  })

  // evidence: M79 M80
  test('have a number for each address, but not behind a proxy, from which all of them come', async () => {
    const capacity = { blockConnections: { most: 2 } }
    await start({}, { capacity })
    const [, , third] = await opened(3)
    await until(() => third?.isClosed() ?? false)
    expect(await refused('block connections')).toBe(1)
    await gateway.stop()

    await start({ TRUST_PROXY_HOPS: 1 }, { capacity })
    const all = await opened(3)
    for (const one of all) expect(await ask(one)).toBe('HTTP/1.1 200')
    expect(all.map((one) => one.isClosed())).toEqual([false, false, false])
  })

  const neverRead = (socket: Socket, requests: number) => {
    socket.pause()
    socket.write(post('{}').repeat(requests))
  }
  const openAtGateway = () =>
    new Promise<number>((resolve) => gateway.server.getConnections((_error, count) => resolve(count)))

  // evidence: M83
  test('are cut when a reply takes longer than it may', async () => {
    await start({}, { capacity: { slowReply: { most: 1, seconds: 1 } } })
    gateway.peersDo((_req, res) => res.end(Buffer.alloc(8_000_000)))
    const { socket } = await connection(gateway)
    neverRead(socket, 1)
    await until(async () => (await refused('slow reply')) === 1)
    await until(async () => (await openAtGateway()) === 0)
  })

  // evidence: M82 M84 M252
  test('are cut when no byte moves any more', async () => {
    await start({}, { capacity: { idleReply: { most: 1, seconds: 0.3 } } })
    gateway.peersDo((_req, res) => res.end(Buffer.alloc(8_000_000)))
    const { socket, isClosed } = await connection(gateway)
    neverRead(socket, 1)
    await until(async () => (await refused('idle')) === 1)
    await until(async () => (await openAtGateway()) === 0)
    // With all that the kernel held for it.
    socket.resume()
    await until(isClosed)
    expect(socket.errored).toMatchObject({ code: 'ECONNRESET' })
  })
})
