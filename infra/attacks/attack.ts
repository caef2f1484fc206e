import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { calls } from '@recruit/contract'
import { browserHeaders } from '@recruit/local/testing/cookie-jar'
import type { Figure } from '@recruit/local/testing/figures'
import { newPerson } from '@recruit/local/testing/people'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'

/** What an attacker, a separate process, receives. */
export interface Target {
  url: string
  port: number
  seed: number
  seconds: number
}

/** An attack from loopback, bounded in time and number, and its promises in addition to the bystander's share. */
export interface Attack {
  name: string
  does: string
  seconds: number
  /** Runs in a process of its own; returns its requests' results, counted by status. */
  run: (target: Target) => Promise<Record<string, number>>
  /** Further promises, checked during the attack and, with its requests counted, afterwards. */
  during?: (scene: Scene) => Promise<Figure[]>
  after?: (scene: Scene, count: Record<string, number>) => Promise<Figure[]>
}

export interface Scene {
  url: string
  target: Target
  newcomer: () => Visitor
  /** A browser at the address from which the attack comes. */
  neighbour: () => Visitor
  /** The resident memory of the gateway now, and before the attack, in MiB. */
  memory: () => Promise<number>
  memoryBefore: number
}

export { atMost, type Figure, holds, some } from '@recruit/local/testing/figures'

/** The source address of single-address attacks; no bystander has it. */
export const ATTACKER = '198.51.100.66'
/** One of many addresses, each in a network of its own. */
export const addressOf = (at: number): string => `198.18.${(at >> 8) & 255}.${at & 255}`

export interface Sent {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers?: Record<string, string>
  body?: string
}
export type Count = Record<string, number>
export const note = (count: Count, what: string): void => {
  count[what] = (count[what] ?? 0) + 1
}

const LIMIT_MS = 30_000

/** Sends requests on as many connections as they need and counts the statuses; 'lost' without one. */
export function sender({ port }: Target) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000, maxFreeSockets: 2_000 })
  const count: Count = {}
  /** The status of a reply; 0 without one. */
  const send = ({ method, path, headers, body = '' }: Sent): Promise<number> =>
    new Promise((resolve) => {
      const outgoing = request({ port, host: '127.0.0.1', agent, method, path, timeout: LIMIT_MS, headers })
      const end = (status = 0) => {
        note(count, status ? String(status) : 'lost')
        resolve(status)
      }
      outgoing.on('response', (reply) => {
        reply.resume().on('close', () => end(reply.statusCode))
      })
      outgoing.on('timeout', () => outgoing.destroy())
      outgoing.on('error', () => end())
      outgoing.end(body)
    })
  return { send, count, close: () => agent.destroy() }
}

/** Sends N requests a second regardless of slow replies; resolves with the count once all are answered. */
export async function flood(
  perSecond: number,
  target: Target,
  request: (at: number) => Sent,
): Promise<Count> {
  const { send, count, close } = sender(target)
  const began = performance.now()
  const all: Promise<unknown>[] = []
  while (performance.now() - began < target.seconds * 1_000) {
    const due = Math.floor(((performance.now() - began) / 1_000) * perSecond)
    while (all.length < due) all.push(send(request(all.length)))
    await pause(5)
  }
  await Promise.all(all)
  close()
  return count
}

/** A raw connection that may do what no browser does; its errors are ignored. */
export function connection({ port }: Target, onClosed: () => void = () => undefined): Socket {
  const socket = connect(port, '127.0.0.1')
  return socket.on('error', () => undefined).on('close', onClosed)
}

export function bytesOf({ method, path, headers = {}, body = '' }: Sent): string {
  const lines = Object.entries({ Host: 'localhost', 'Content-Length': String(body.length), ...headers })
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}

export const json = (address: string): Record<string, string> => ({
  'Content-Type': 'application/json',
  'X-Forwarded-For': address,
})

/** The attacker's own application, and its save request. */
export async function ownDraft({ url }: Target): Promise<(at: number) => Sent> {
  const browser = visitor(url, 'en', { 'X-Forwarded-For': ATTACKER })
  // Each attack is a process of its own, and begins to count at one.
  const { value: id } = await browser.call('enroll', { ...newPerson(), ewhaianId: `attacker${process.pid}` })
  const headers = { ...json(ATTACKER), ...browserHeaders(browser.jar) }
  const essay = 'x'.repeat(900)
  return (at) => ({
    method: 'POST',
    path: calls.savePage1.path,
    headers,
    body: JSON.stringify({ id, applyReason: `${at} ${essay}` }),
  })
}
