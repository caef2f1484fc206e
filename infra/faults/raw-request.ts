import { connect } from 'node:net'
import { browserHeaders } from '@recruit/local/testing/cookie-jar'

const LIMIT_MS = 10_000

/** Sends raw bytes and returns the status of the reply; 0 where the connection ends without one. */
export function statusOf(url: string, bytes: Buffer): Promise<number> {
  const { port } = new URL(url)
  return new Promise((resolve) => {
    let reply = ''
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes))
    socket.setTimeout(LIMIT_MS, () => socket.destroy())
    socket.on('data', (chunk: Buffer) => {
      reply += chunk.toString('latin1')
      if (reply.includes('\r\n')) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1] ?? 0)))
  })
}

/** The head of an authenticated request, with other headers over the usual ones. */
export function headOf(
  path: string,
  jar: Map<string, string>,
  headers: Record<string, string | number>,
): string {
  const usual = {
    Host: 'localhost',
    'Content-Type': 'application/json',
    ...browserHeaders(jar),
  }
  const lines = Object.entries({ ...usual, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}
