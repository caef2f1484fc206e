import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { calls } from '@recruit/contract'
import type { Part } from '@recruit/local/process/part'
import { browserHeaders } from '@recruit/local/testing/cookie-jar'
import { enrolledPerson } from '@recruit/local/testing/people'
import { percentile } from '@recruit/local/testing/percentile'
import type { Environment } from '../environment.ts'
import { outage, statusesOf, underLoad } from '../load.ts'
import { allAre, atMost, holds, noted, type Scenario, some } from '../scenario.ts'

const MB = 2 ** 20
const HUGE = 100 * MB
const PATHS = [calls.savePage2.path, calls.loadSettings.path]

// evidence: fault.13
export const hugeBody: Scenario = {
  number: 13,
  name: 'a body of 100 MB',
  promise: '413, memory + 50 MB at most',
  cause: 'a save and a settings load of 100 MB, with a length and in chunks',
  async run(environment) {
    const { browser } = await enrolledPerson(environment.stack.url)
    const { url } = environment.part('gateway-1')
    const all = async (bytes: number) => {
      const statuses: number[] = []
      for (const path of PATHS)
        for (const hasLength of [true, false])
          statuses.push(await sendBody(url, path, browser.jar, { bytes, hasLength }))
      return statuses
    }
    // A first large request makes a program load code, which is not measured.
    for (let count = 0; count < 5; count++) await all(2 * MB)
    const watched = environment.partsOf('gateway', 'applicants', 'settings')
    const before = watched.map(memoryOf)
    const most = [...before]
    const watching = setInterval(() => {
      for (const [at, part] of watched.entries()) most[at] = Math.max(most[at] ?? 0, memoryOf(part))
    }, 20)
    const statuses = await all(HUGE)
    clearInterval(watching)
    const growth = Math.max(...most.map((value, at) => value - (before[at] ?? 0)))
    return [allAre(413, 'answered 413', statuses), atMost('memory grew by', growth, 50, 'MB')]
  },
}

/** Sends zeros as fast as they are accepted, regardless of the answer. */
function sendBody(
  url: string,
  path: string,
  jar: Map<string, string>,
  { bytes, hasLength }: { bytes: number; hasLength: boolean },
): Promise<number> {
  return new Promise((resolve) => {
    let status = 0
    const headers = {
      'Content-Type': 'application/json',
      ...browserHeaders(jar),
      ...(hasLength ? { 'Content-Length': bytes } : { 'Transfer-Encoding': 'chunked' }),
    }
    const sent = request(`${url}${path}`, { method: 'POST', headers, agent: false }, (reply) => {
      status = reply.statusCode ?? 0
      reply.resume()
    })
    sent.on('error', () => undefined)
    sent.on('close', () => resolve(status))
    const chunk = Buffer.alloc(64 * 1024)
    let left = bytes
    const more = () => {
      while (left > 0 && !sent.destroyed) {
        left -= chunk.length
        if (!sent.write(chunk)) return void sent.once('drain', more)
      }
      sent.end()
    }
    more()
  })
}

const memoryOf = (part: Part): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${part.pid()}/status`, 'utf8'))?.[1]) / 1024

const SLOW = 500
const SLOW_MS = 12_000

// evidence: fault.14
export const slowClients: Scenario = {
  number: 14,
  name: '500 slow clients',
  promise: "the others' p99 < 500 ms",
  cause: `${SLOW} connections that send a byte a second for ${SLOW_MS / 1000} s, half in the head, half in the body`,
  run: (environment) =>
    underLoad(
      environment,
      async (load) => {
        const { browser, id } = await enrolledPerson(environment.stack.url)
        const body = JSON.stringify({ id, activityPlan: 'x'.repeat(500) })
        const head = headOf(calls.savePage2.path, browser.jar, { 'Content-Length': body.length })
        const at = performance.now()
        const stop = dribble(environment, `${head}${body}`, head.length)
        await sleep(SLOW_MS)
        const connected = stop()
        const [ended, failed] = [load.endedSince(at), load.failedSince(at)]
        const times = ended.map(({ from, to }) => to - from)
        return [
          some('slow connections opened', connected),
          noted('calls of others', ended.length),
          holds('failed', failed.length === 0, statusesOf(failed)),
          atMost('p99', percentile(times, 0.99), 500),
          outage(load, at),
        ]
      },
      { writers: 3 },
    ),
}

/** Half of the connections begin at the first byte, half after the head; a closed one is reopened. */
function dribble(environment: Environment, text: string, headLength: number): () => number {
  const ports = environment.partsOf('gateway').map(({ url }) => Number(new URL(url).port))
  const sockets = new Set<Socket>()
  let opened = 0
  let isOver = false
  const open = (number: number) => {
    let sent = number % 2 ? headLength : 0
    const socket = connect(ports[number % ports.length] ?? 0, '127.0.0.1', () => {
      opened++
      socket.write(text.slice(0, sent))
    })
    const timer = setInterval(() => socket.write(text[sent++] ?? ''), 1_000)
    sockets.add(socket)
    socket.on('error', () => undefined).resume()
    socket.on('close', () => {
      clearInterval(timer)
      sockets.delete(socket)
      if (!isOver) setTimeout(open, 100, number)
    })
  }
  for (let number = 0; number < SLOW; number++) open(number)
  return () => {
    isOver = true
    for (const socket of sockets) socket.destroy()
    return opened
  }
}

const bytesOf = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)))

// evidence: fault.15
export const malformed: Scenario = {
  number: 15,
  name: 'malformed requests',
  promise: '4xx',
  cause:
    'broken JSON, bad UTF-8, a length beside chunks and the like, byte for byte, to a save and to the settings load',
  run: (environment) =>
    underLoad(environment, async () => {
      const { browser } = await enrolledPerson(environment.stack.url)
      const url = environment.part('gateway-1').url
      const wrong: string[] = []
      let sent = 0
      for (const path of PATHS)
        for (const [what, bytes] of oddRequests(path, browser.jar)) {
          const status = await statusOf(url, bytes)
          sent++
          if (status < 400 || status > 499) wrong.push(`${what} to ${path}: ${status}`)
        }
      return [
        noted('requests', sent),
        holds('answered with 4xx', wrong.length === 0, wrong.join(', ') || 'all'),
      ]
    }),
}

const LIMIT_MS = 10_000

/** Sends raw bytes and returns the status of the reply; 0 where the connection ends without one. */
function statusOf(url: string, bytes: Buffer): Promise<number> {
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
function headOf(path: string, jar: Map<string, string>, headers: Record<string, string | number>): string {
  const usual = { Host: 'localhost', 'Content-Type': 'application/json', ...browserHeaders(jar) }
  const lines = Object.entries({ ...usual, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

function oddRequests(path: string, jar: Map<string, string>): [string, Buffer][] {
  const head = (headers: Record<string, string | number>) =>
    headOf(path, jar, { Connection: 'close', ...headers })
  const withBody = (...body: (string | number[])[]) => {
    const bytes = bytesOf(...body)
    return Buffer.concat([Buffer.from(head({ 'Content-Length': bytes.length })), bytes])
  }
  const chunks = '2\r\n{}\r\n0\r\n\r\n'
  return [
    ['broken JSON', withBody('{"id":')],
    ['no JSON', withBody('id=1')],
    ['JSON that is no object', withBody('[1]')],
    ['bad UTF-8', withBody('{"id":"', [0xc3, 0x28], '"}')],
    ['half a surrogate in UTF-8', withBody('{"id":"', [0xed, 0xa0, 0x80], '"}')],
    ['nested too deep', withBody('{"a":'.repeat(2_000) + 1 + '}'.repeat(2_000))],
    ['a length and chunks', bytesOf(head({ 'Content-Length': 2, 'Transfer-Encoding': 'chunked' }), chunks)],
    ['chunks and a length', bytesOf(head({ 'Transfer-Encoding': 'chunked', 'Content-Length': 2 }), chunks)],
    ['two lengths', bytesOf(head({ 'Content-Length': '2\r\nContent-Length: 3' }), '{}')],
    ['chunks that are none', bytesOf(head({ 'Transfer-Encoding': 'chunked' }), 'zz\r\n{}\r\n0\r\n\r\n')],
    ['an unknown encoding', bytesOf(head({ 'Transfer-Encoding': 'gzip, chunked' }), chunks)],
    ['a negative length', bytesOf(head({ 'Content-Length': -1 }), '{}')],
    [
      'another charset',
      bytesOf(head({ 'Content-Type': 'application/json; charset=utf-16', 'Content-Length': 2 }), '{}'),
    ],
    ['another type', bytesOf(head({ 'Content-Type': 'text/plain', 'Content-Length': 2 }), '{}')],
    ['a head of 40 KB', bytesOf(head({ 'X-Long': 'x'.repeat(40_000), 'Content-Length': 2 }), '{}')],
    [
      'no host',
      bytesOf(`POST ${path} HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`),
    ],
    ['a space in a name', bytesOf(head({ 'Content-Length': 2, 'X Y': 1 }), '{}')],
  ]
}
