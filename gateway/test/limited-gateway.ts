import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { calls } from '@recruit/contract'
import { afterEach, onTestFinished } from 'vitest'
import { startGateway, type TestGateway } from './gateway.ts'

/** The gateway of the current test: each test starts one with its own limits. */
export let gateway: TestGateway
export async function start(...how: Parameters<typeof startGateway>): Promise<void> {
  gateway = await startGateway(...how)
}
afterEach(() => gateway.stop())

export const { path } = calls.findApplicant

/** A raw connection that sends given bytes and records the reply. */
export async function connection({ port }: TestGateway) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let text = ''
  let isClosed = false
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket
    .on('error', () => undefined)
    .on('close', () => {
      isClosed = true
    })
  await once(socket, 'connect')
  return { socket, text: () => text, isClosed: () => isClosed }
}

export type Client = Awaited<ReturnType<typeof connection>>

export const post = (
  body: string,
  { to = path as string, address = '203.0.113.1', length = body.length } = {},
) =>
  [
    `POST ${to} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `X-Forwarded-For: ${address}`,
    `Content-Length: ${length}\r\n\r\n${body}`,
  ].join('\r\n')

export async function refused(limit: string): Promise<number> {
  const { values } = await gateway.metrics.refusedForCapacity.get()
  return values.find(({ labels }) => labels.limit === limit)?.value ?? 0
}

/** The service holds every call until the test releases it. */
export function holdCalls() {
  const held: { body: string; res: ServerResponse }[] = []
  gateway.peersDo((_req, res) => void held.push({ body: gateway.last().body, res }))
  const answer = () => {
    const { body, res } = held.shift() ?? {}
    res?.end(body)
  }
  return { held, answer }
}
