/**
 * The load generator, in a process of its own: sends every request of a plan at its time, regardless of slow replies,
 * and writes the outcomes to a file. It judges nothing.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { calls } from '@recruit/contract'
import { cookieHeader, keepCookies } from '@recruit/local/testing/cookie-jar'
import { clock, type Outcome, PATIENCE_MS, type Plan, type Shot } from './plan.ts'

process.stdin.on('end', () => process.exit(0)).resume()
const plan: Plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const gateways = plan.urls.map((url) => new URL(url))
// A connection per concurrent request, so that none waits for another.
const { Agent, request } = gateways[0]?.protocol === 'https:' ? https : http
const agent = new Agent({ keepAlive: true, maxFreeSockets: 4_096, scheduling: 'lifo' })
const jars = plan.browsers.map(({ cookies }) => new Map(Object.entries(cookies)))

const begins = clock() + 500
process.stdout.write(`${begins}\n`)

const underWay = new Set<Promise<void>>()
const outcomes: Outcome[] = []
for (const shot of plan.shots) {
  const early = begins + shot.at - clock()
  // A timer truncates to whole milliseconds.
  if (early > 0) await sleep(Math.ceil(early))
  const done = fire(shot).finally(() => underWay.delete(done))
  underWay.add(done)
}
await Promise.all(underWay)
const { user, system } = process.cpuUsage()
writeFileSync(plan.file, JSON.stringify({ outcomes, cpuSeconds: (user + system) / 1e6 }))
process.exit(0)

/**
 * Sends a request; like a browser, again if a reused connection was closed before a reply, because the server had ended
 * an idle one.
 */
async function fire(shot: Shot, isRepeat = false): Promise<void> {
  const { at, call, browser, body } = shot
  const outgoing = requestOf(call, browser)
  const sent = clock() - begins
  const end = (status: number, rest: Partial<Outcome> = {}) => {
    const isNewcomer = !outgoing.reusedSocket
    outcomes.push({ at, call, browser, sent, done: clock() - begins, status, isNewcomer, said: {}, ...rest })
  }
  try {
    const reply = await replyTo(outgoing, JSON.stringify(body))
    const words = await text(reply)
    if (!reply.complete) throw new Error('cut off')
    const jar = jars[browser]
    if (jar) keepCookies(jar, reply.headers['set-cookie'] ?? [])
    end(reply.statusCode ?? 0, { said: kept(words), isRepeat })
  } catch (thrown) {
    const { code, message } = thrown as NodeJS.ErrnoException
    if (code === 'ECONNRESET' && outgoing.reusedSocket && !isRepeat) await fire(shot, true)
    else end(0, { error: code ?? message, isRepeat })
  }
}

function requestOf(call: Shot['call'], browser: number): ClientRequest {
  const { method, path } = calls[call]
  const jar = jars[browser]
  const xsrf = jar?.get('XSRF-TOKEN')
  const gateway = gateways[browser % gateways.length]
  return request({
    agent,
    hostname: gateway?.hostname,
    port: gateway?.port,
    method,
    path,
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': 'en',
      'X-Forwarded-For': plan.browsers[browser]?.address ?? '',
      ...(jar?.size && { Cookie: cookieHeader(jar) }),
      ...(xsrf && { 'X-XSRF-TOKEN': xsrf }),
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
}

function replyTo(outgoing: ClientRequest, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject)
    outgoing.setHeader('Content-Length', Buffer.byteLength(body))
    outgoing.end(body)
  })
}

function kept(words: string): Outcome['said'] {
  const reply: Record<string, unknown> = JSON.parse(words)
  return Object.fromEntries(plan.keep.filter((name) => name in reply).map((name) => [name, reply[name]]))
}
