import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request, type ServerOptions } from 'node:https'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as secureConnect, type TLSSocket } from 'node:tls'
import { rotating } from '@recruit/chassis/config/config'
import { openListeners } from '@recruit/chassis/http/listeners'
import { createServer, type TlsPair } from '@recruit/chassis/http/tls-server'
import { createLogger } from '@recruit/chassis/observability/logger'
import { freePort } from '@recruit/local/stack/ports'
import { selfSigned } from '@recruit/local/testing/mail/certificates'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { COOKIE_KEY, startGateway } from './gateway.ts'

const folder = mkdtempSync(join(tmpdir(), 'recruit-https-'))
const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
const first = selfSigned('localhost')
const second = selfSigned('localhost')
let pair: TlsPair
let gateway: Awaited<ReturnType<typeof startGateway>>
let listeners: Awaited<ReturnType<typeof openListeners>>

const follow = (file: string, text: string) => rotating<string | undefined>(text, z.string(), file)

beforeAll(async () => {
  writeFileSync(certFile, first.cert)
  writeFileSync(keyFile, first.key)
  gateway = await startGateway({ isTls: true })
  pair = { cert: follow(certFile, first.cert), key: follow(keyFile, first.key) }
  listeners = await listening()
})
afterAll(async () => {
  await listeners?.close(0)
  await gateway?.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  status: number
  stays: boolean
  shown: string
}

/** One request that accepts any certificate; `agent` keeps its connection. */
const ask = (agent?: Agent) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = listeners.address
    const options = { host: 'localhost', family: 4, port, path: '/api/var/load', method: 'POST' }
    const headers = { 'content-type': 'application/json' }
    request({ ...options, headers, rejectUnauthorized: false, agent: agent ?? false }, (res) => {
      const shown = (res.socket as TLSSocket).getPeerX509Certificate()?.serialNumber ?? ''
      const { statusCode: status = 0 } = res
      const stays = 'strict-transport-security' in res.headers
      res.resume().on('end', () => resolve({ status, stays, shown }))
    })
      .on('error', reject)
      .end('{"key":1}')
  })

test('another certificate is shown to who comes later, and no request fails meanwhile', async () => {
  const before = await ask()
  expect(before).toMatchObject({ status: 200, stays: true })
  const kept = new Agent({ keepAlive: true, maxSockets: 4 })
  let isOver = false
  const outcomes = new Map<string, number>()
  const visit = async (agent?: Agent) => {
    while (!isOver) {
      const outcome = await ask(agent).then(
        ({ status }) => String(status),
        (error: Error) => error.message,
      )
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      await pause(5)
    }
  }
  const visitors = [visit(), visit(), visit(kept), visit(kept)]
  try {
    // Between the two writes the halves do not fit: the first pair stays in use.
    writeFileSync(certFile, second.cert)
    await expect.poll(pair.cert, { timeout: 20_000 }).toBe(second.cert.trim())
    expect((await ask()).shown).toBe(before.shown)
    writeFileSync(keyFile, second.key)
    await expect.poll(async () => (await ask()).shown, { timeout: 20_000 }).not.toBe(before.shown)
  } finally {
    isOver = true
    await Promise.all(visitors)
    kept.destroy()
  }
  console.log(`certificate exchanged: ${JSON.stringify([...outcomes])}`)
  expect([...outcomes.keys()]).toEqual(['200'])
})

/** The gateway behind its certificate, on a port of its own. */
function listening(options: ServerOptions = {}) {
  const server = createServer(options, gateway.app, pair, createLogger('https', 'silent'))
  gateway.guard(server)
  return openListeners(server, 0, '127.0.0.1')
}

/** A client that connects and never completes the handshake. */
async function silent(port: number, bytes = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  if (bytes) socket.write(Buffer.from(bytes, 'hex'))
  return socket.resume()
}

test.each([
  ['says nothing', ''],
  ['sends half a ClientHello', '16030100c8010000c40303'],
])('a connection that %s is closed', async (_what, bytes) => {
  // On a busy machine a real client could not complete its handshake in so short a time.
  const hasty = await listening({ handshakeTimeout: 300 })
  onTestFinished(() => hasty.close(0))
  const socket = await silent(hasty.address.port, bytes)
  await expect.poll(() => socket.closed, { timeout: 20_000 }).toBe(true)
})

test('a connection that sends requests far ahead is reset, as without https', async () => {
  const socket = secureConnect({ port: listeners.address.port, host: '127.0.0.1', rejectUnauthorized: false })
  const errors: (string | undefined)[] = []
  socket.on('error', ({ code }: NodeJS.ErrnoException) => errors.push(code)).resume()
  await once(socket, 'secureConnect')
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(200))
  await expect.poll(() => socket.closed, { timeout: 20_000 }).toBe(true)
  expect(errors).toEqual(['ECONNRESET'])
})

test('a connection without a handshake has five seconds, and does not keep the gateway from ending', async () => {
  const port = await freePort()
  const program = startProgram(port)
  onTestFinished(() => void program.kill('SIGKILL'))
  const reach = () =>
    silent(port)
      .then(() => true)
      .catch(() => false)
  await expect.poll(reach, { timeout: 40_000 }).toBe(true)
  const left = await silent(port)
  await expect.poll(() => left.closed, { timeout: 20_000 }).toBe(true)
  const exited = once(program, 'exit')
  await silent(port)
  program.kill('SIGTERM')
  expect(await Promise.race([exited, pause(30_000, 'still there')])).toEqual([0, null])
})

function startProgram(port: number): ChildProcess {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const peers = Object.entries(gateway.peers).map(([name, { url }]) => [`${name.toUpperCase()}_URL`, url])
  const env = {
    ...Object.fromEntries(peers),
    PORT: String(port),
    HOST: '127.0.0.1',
    REDIS_URL: gateway.redisServer.url,
    COOKIE_KEY,
    INTERNAL_KEY: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    TLS_CERT: first.cert,
    TLS_KEY: first.key,
    EXIT_WITH_STDIN: '1',
  }
  const main = join(import.meta.dirname, '../src/main.ts')
  return spawn(process.execPath, [main], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
}
