import type { Replica, ReplicaState } from './replica.ts'

const LIMIT_MS = 1_000

/**
 * What a replica says of itself. Whatever goes wrong on the way means that it is down; only of one that was ready a
 * late answer says as little as that everybody here is busy, so it is down after the second.
 */
async function stateOf({ target, state: was }: Replica): Promise<ReplicaState> {
  const signal = AbortSignal.timeout(LIMIT_MS)
  try {
    const reply = await fetch(new URL('/readyz', target), { signal })
    await reply.arrayBuffer()
    return reply.ok ? 'ready' : 'alive'
  } catch {
    return signal.aborted && was === 'ready' ? 'alive' : 'down'
  }
}

/** Asks a replica how it is and notes it; one question to each at a time. `onChange` hears of another state. */
export function prober(onChange: (replica: Replica, was: ReplicaState) => void) {
  const asked = new WeakSet<Replica>()
  return async function probe(replica: Replica): Promise<void> {
    if (asked.has(replica)) return
    asked.add(replica)
    const { state: was, breaks } = replica
    const state = await stateOf(replica)
    asked.delete(replica)
    // An answer from before a connection broke says nothing of what came after.
    if (replica.breaks !== breaks) return probe(replica)
    replica.state = state
    if (state !== was) onChange(replica, was)
  }
}
