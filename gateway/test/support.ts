import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { redisProgram } from '@recruit/local/servers/redis'
import { freePort } from '@recruit/local/stack/ports'

export const folder = () => mkdtempSync(join(tmpdir(), 'recruit-gateway-'))
export const removeFolder = (path: string) => rmSync(path, { recursive: true, force: true })

/** Polls until the answer is true. */
export async function until(isSo: () => boolean | Promise<boolean>, limitMs = 30_000): Promise<void> {
  const end = Date.now() + limitMs
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Not so within ${limitMs} ms: ${isSo}`)
    await pause(10)
  }
}

/** A Redis of this test's own. `stop` kills it; `start` brings it back on the same port, empty. */
export async function ownRedis() {
  const port = await freePort()
  const dir = folder()
  const program = redisProgram(process.env, dir)
  if (!program) throw new Error('No Redis is installed: npm test installs it, or says how.')
  const begin = async () => {
    const args = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--dir',
      dir,
      '--save',
      '',
      '--appendonly',
      'no',
    ]
    const child = spawn(program, args, { stdio: 'ignore' })
    await until(() => answers(port))
    return child
  }
  let child = await begin()
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    /** Freezes the process, which then answers nothing. */
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    start: async () => {
      child = await begin()
    },
    remove: async () => {
      await stop()
      removeFolder(dir)
    },
  }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    socket.on('data', (reply) => {
      socket.destroy()
      resolve(String(reply).startsWith('+PONG'))
    })
    socket.on('error', () => resolve(false))
  })

export interface Served {
  url: string
  port: number
  server: Server
  stop: () => Promise<void>
}
/** On any port, or on one that stays reserved while the server is closed. */
export async function serve(listener: RequestListener, at = 0): Promise<Served> {
  const server = createServer(listener).listen(at, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}`, port, server, stop }
}

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
  json: () => Record<string, unknown>
  /** By name, with their attributes. */
  cookies: Record<string, string>
}
export interface Question {
  method?: string
  headers?: Record<string, string>
  /** Sent in one piece with its length. */
  body?: string | Buffer
  /** Sent piece by piece without a length. */
  pieces?: (string | Buffer)[]
}

/** One request on a new connection, with exactly these headers. Rejects for an incomplete reply. */
export function ask(
  base: string,
  path: string,
  { method, headers, body, pieces }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length: Record<string, string> =
      body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const outgoing = request(base, {
      path,
      method: method ?? 'GET',
      headers: { ...length, ...headers },
      agent: false,
    })
    outgoing.on('error', reject)
    outgoing.on('response', (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('error', reject)
      reply.on('end', () => resolve(answerOf(reply, Buffer.concat(chunks))))
    })
    for (const piece of pieces ?? []) outgoing.write(piece)
    outgoing.end(body)
  })
}

function answerOf(reply: IncomingMessage, body: Buffer): Answer {
  const cookies = (reply.headers['set-cookie'] ?? []).map((cookie) => {
    const [pair = '', ...attributes] = cookie.split('; ')
    const at = pair.indexOf('=')
    return [pair.slice(0, at), [pair.slice(at + 1), ...attributes].join('; ')]
  })
  return {
    status: reply.statusCode ?? 0,
    headers: reply.headers,
    body,
    json: () => JSON.parse(String(body)),
    cookies: Object.fromEntries(cookies),
  }
}

/** Writes these bytes and reads until the other side ends the connection. */
export function raw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })
}
