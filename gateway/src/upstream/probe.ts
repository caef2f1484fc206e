import { z } from 'zod'
import type { Replica, ReplicaState } from './replica.ts'

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
