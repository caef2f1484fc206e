import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { z } from 'zod'

/** `leaving`: serves, and announces its end. `alive`: answers that it is not ready. `down`: does not answer. */
export type ReplicaState = 'ready' | 'leaving' | 'alive' | 'down'

/** One process of a service, as this gateway sees it. */
export interface Replica {
  target: URL
  state: ReplicaState
  /** When a leaving replica stops taking calls, as a value of `performance.now()`. */
  leavesAt: number
  /** Concurrent requests to it. */
  underWay: number
  /** How often a connection to it failed. */
  breaks: number
}

/** A new replica counts as ready until it is probed, so that a gateway serves immediately after its start. */
export const newReplica = (target: URL): Replica => ({
  target,
  state: 'ready',
  leavesAt: 0,
  underWay: 0,
  breaks: 0,
})

const LIMIT_MS = 1_000
/** The reply of a leaving replica. */
const Leaving = z.object({ leavesInMs: z.number().nonnegative() })

type Found = Pick<Replica, 'state'> & Partial<Pick<Replica, 'leavesAt'>>

/**
 * The state that a replica reports; any failure means down. A ready replica is down only after the second late answer,
 * because a busy machine also answers late.
 */
async function stateOf({ target, state: was }: Replica): Promise<Found> {
  const signal = AbortSignal.timeout(LIMIT_MS)
  const askedAt = performance.now()
  try {
    const reply = await fetch(new URL('/readyz', target), { signal })
    const words = await reply.text()
    if (reply.ok) return { state: 'ready' }
    const leaving = leavingIn(words)
    return leaving === undefined ? { state: 'alive' } : { state: 'leaving', leavesAt: askedAt + leaving }
  } catch {
    return { state: signal.aborted && was === 'ready' ? 'alive' : 'down' }
  }
}

function leavingIn(words: string): number | undefined {
  try {
    return Leaving.safeParse(JSON.parse(words)).data?.leavesInMs
  } catch {
    return undefined
  }
}

/** Probes a replica and stores its state, one probe per replica at a time. `onChange` receives every change. */
export function prober(onChange: (replica: Replica, was: ReplicaState) => void) {
  const asked = new WeakSet<Replica>()
  return async function probe(replica: Replica): Promise<void> {
    if (asked.has(replica)) return
    asked.add(replica)
    const { state: was, breaks } = replica
    const found = await stateOf(replica)
    asked.delete(replica)
    // An answer from before a broken connection says nothing about afterwards.
    if (replica.breaks !== breaks) return probe(replica)
    Object.assign(replica, found)
    if (found.state !== was) onChange(replica, was)
  }
}

/**
 * All addresses of these urls' names: containers and pods of one service share a name. Rejects when a name is unknown.
 */
export async function addressesOf(urls: URL[], resolve: Resolve = resolveName): Promise<URL[]> {
  const found = await Promise.all(urls.map((url) => (isName(url) ? behind(url, resolve) : [url])))
  return found.flat()
}

/** Whether the host is a name, whose addresses may change. */
export const isName = ({ hostname }: URL): boolean =>
  hostname !== 'localhost' && !isIP(hostname.replace(/^\[|\]$/g, ''))

type Resolve = (name: string) => Promise<{ address: string; family: number }[]>
/** Resolves names as the machine does, with its search domains and hosts file. */
const resolveName: Resolve = (name) => lookup(name, { all: true })

async function behind(url: URL, resolve: Resolve): Promise<URL[]> {
  const addresses = await resolve(url.hostname)
  return addresses.map(({ address, family }) => {
    const one = new URL(url)
    one.hostname = family === 6 ? `[${address}]` : address
    return one
  })
}
