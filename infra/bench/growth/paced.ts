import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Asked, assertStatus, type Made, TooBusy } from '../load/load.ts'
import { settingsLoad } from '../rows/settings.ts'

/** Requests that follow each other, as of one browser: the first at its time, each other one a moment after its last reply. */
export interface Walk {
  /** In milliseconds from the beginning. */
  at: number
  steps: Asked[]
}
export interface Sender {
  /** Sends every walk at its time, however slow the replies to others are. */
  send: (walks: Walk[]) => Promise<void>
  close: () => void
}
/** More than are under way at once, but on a busy machine. */
const CONNECTIONS = 16
const BETWEEN_STEPS_MS = 100
const PATIENCE_MS = 10_000

/** So many walks a second for so long, each at a time that chance has drawn. */
export const walksOf = (
  steps: () => Asked[],
  perSecond: number,
  seconds: number,
  random: () => number,
): Walk[] =>
  Array.from({ length: Math.round(perSecond * seconds) }, () => ({
    at: random() * seconds * 1_000,
    steps: steps(),
  })).toSorted((one, other) => one.at - other.at)

/** A sender with connections that are there already: what they cost is no part of a call. */
export async function connected(url: string): Promise<Sender> {
  // Of its own for each measurement: a connection that was left idle may be closing.
  const agent = new Agent({ keepAlive: true, scheduling: 'lifo' })
  const connect = () => ask(url, settingsLoad, new Map(), agent)
  await Promise.allSettled(Array.from({ length: CONNECTIONS }, connect))
  return {
    send: async (walks) => {
      // All of them end before the first failure is told: a write that is under way would be lost.
      const ended = await Promise.allSettled(walks.map((walk) => walkOf(url, walk, agent)))
      const failed = ended.find((one) => one.status === 'rejected')
      if (failed) throw failed.reason
    },
    close: () => agent.destroy(),
  }
}

async function walkOf(url: string, { at, steps }: Walk, agent: Agent): Promise<void> {
  await sleep(at)
  const kept = new Map<string, string>()
  for (const [index, step] of steps.entries()) {
    if (index) await sleep(BETWEEN_STEPS_MS)
    await ask(url, step, kept, agent)
  }
}

async function ask(url: string, asked: Asked, kept: Map<string, string>, agent: Agent): Promise<void> {
  const { path, status = 200, isRight } = asked
  const made = asked.next?.(kept)
  const reply = await replyTo(url, asked, made ?? {}, agent).catch(orTooBusy(path))
  const words = await text(reply)
  assertStatus(path, reply.statusCode ?? 0, status)
  if (isRight && !isRight(words)) throw new Error(`${path} answered ${words.slice(0, 200)}`)
  made?.done?.(words, reply.headers)
}

function replyTo(url: string, asked: Asked, made: Made, agent: Agent): Promise<IncomingMessage> {
  const { method, path, body: same } = asked
  const body = made.body ?? (typeof same === 'function' ? same() : same) ?? ''
  const headers = { ...asked.headers, ...made.headers, 'content-length': Buffer.byteLength(body) }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return new Promise((resolve, reject) => {
    const outgoing = request(url + path, { agent, method, headers, signal })
    outgoing.once('response', resolve).once('error', reject).end(body)
  })
}

const orTooBusy = (path: string) => (error: Error) => {
  if (error.name !== 'AbortError') throw error
  throw new TooBusy(`${path} was not answered in time`)
}
