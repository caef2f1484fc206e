import { createServer as createHttp, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Certificate } from '@recruit/local/testing/mail/certificates'

export interface Received {
  method: string
  url: string
  headers: IncomingHttpHeaders
  bytes: number
}
type Behaviour = (res: ServerResponse, received: Received) => void

const good: Behaviour = (res, { headers }) =>
  res.setHeader('content-type', 'application/json').end(JSON.stringify(headers))

/** A stub of a gateway that behaves as a test wants, after it has read the whole request. */
export async function fakeGateway(certificate?: Certificate) {
  let behaviour = good
  let isReady = true
  const received: Received[] = []
  const server = (certificate ? createHttps(certificate) : createHttp()).on('request', (req, res) => {
    if (req.url === '/readyz') return res.writeHead(isReady ? 200 : 503).end()
    let bytes = 0
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    req.on('end', () => {
      const one = { method: req.method ?? '', url: req.url ?? '', headers: req.headers, bytes }
      received.push(one)
      behaviour(res, one)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave: (now: Behaviour = good) => {
      behaviour = now
    },
    ready: (now: boolean) => {
      isReady = now
    },
    /** Forgets what it received, and restores its first behaviour. */
    reset() {
      received.length = 0
      behaviour = good
      isReady = true
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type FakeGateway = Awaited<ReturnType<typeof fakeGateway>>

/** Ends the connection without a reply. */
export const cut: Behaviour = (res) => res.socket?.destroy()
export const never: Behaviour = () => undefined
