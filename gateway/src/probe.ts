import type { Replica, ReplicaState } from './replica.ts'

const LIMIT_MS = 1_000

/** What a replica says of itself; whatever goes wrong on the way means that it is down. */
async function stateOf(target: URL): Promise<ReplicaState> {
  try {
    const reply = await fetch(new URL('/readyz', target), { signal: AbortSignal.timeout(LIMIT_MS) })
    await reply.arrayBuffer()
    return reply.ok ? 'ready' : 'alive'
  } catch {
    return 'down'
  }
}

/** Asks a replica how it is and notes it; one question to each at a time. `onChange` hears of another state. */
export function prober(onChange: (replica: Replica, was: ReplicaState) => void) {
  const asked = new WeakSet<Replica>()
  return async (replica: Replica): Promise<void> => {
    if (asked.has(replica)) return
    asked.add(replica)
    const was = replica.state
    replica.state = await stateOf(replica.target)
    asked.delete(replica)
    if (replica.state !== was) onChange(replica, was)
  }
}
