import { connect } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { type FakeGateway, fakeGateway, never } from './fake-gateway.ts'
import { KINDS } from './site-folder.ts'
import { type RunningProxy, startProxy } from './start-proxy.ts'

describe.each(KINDS)('%s', (kind) => {
  let gateway: FakeGateway
  let proxy: RunningProxy
  beforeAll(async () => {
    gateway = await fakeGateway()
    const { address } = gateway
    proxy = await startProxy(kind, { gateways: [address, address], mostOfBlock: 2 })
  })
  afterAll(async () => {
    await proxy?.stop()
    await gateway?.stop()
  })

  /** The outcome of a handshake with this name. */
  const shake = (servername: string) =>
    new Promise<string>((resolve) => {
      const { httpsPort: port, cert } = proxy
      const socket = connect({ host: '127.0.0.1', port, servername, ca: cert }, () => {
        resolve('greeted')
        socket.destroy()
      }).on('error', ({ message }) => resolve(message))
    })

  test('greets nobody by another name', async () => {
    expect(await shake('localhost')).toBe('greeted')
    expect(await shake('evil.example')).toMatch(/unrecognized name/)
  })

  test('one address cannot take all connections from the others', async () => {
    gateway.behave(never)
    const held = [ask(proxy, '/'), ask(proxy, '/')]
    for (const one of held) one.catch(() => undefined)
    await expect.poll(() => gateway.received.length).toBe(2)
    gateway.behave()
    const outcome = (from: string) =>
      ask(proxy, '/', { from }).then(
        ({ status }) => status,
        () => 'cut',
      )
    expect(await outcome('127.0.0.1')).toBe(kind === 'haproxy' ? 'cut' : 503)
    expect(await outcome('127.0.0.2')).toBe(200)
  })
})
