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

/** A few calls try whether a replica that is down is gone; the others need not. */
const MOST_TRIALS = 8
const RANK: Record<ReplicaState, number> = { ready: 0, leaving: 1, alive: 2, down: 3 }

/** A new replica counts as ready until it is probed, so that a gateway serves immediately after its start. */
export const newReplica = (target: URL): Replica => ({
  target,
  state: 'ready',
  leavesAt: 0,
  underWay: 0,
  breaks: 0,
})

const hasLeft = ({ state, leavesAt }: Replica): boolean =>
  state === 'leaving' && performance.now() >= leavesAt
export const isServing = (one: Replica): boolean =>
  one.state === 'ready' || (one.state === 'leaving' && !hasLeft(one))

/**
 * The replica for a request: ready before leaving before alive before down, untried before tried, the least busy first.
 * `turn` spreads requests over equals. Null when all have left, or are down and on trial.
 */
export function choose(replicas: Replica[], tried: readonly Replica[], turn: number): Replica | null {
  const cost = (one: Replica) => [RANK[one.state], Number(tried.includes(one)), one.underWay] as const
  let best: Replica | null = null
  for (let at = 0; at < replicas.length; at++) {
    const one = replicas[(turn + at) % replicas.length] as Replica
    if (hasLeft(one)) continue
    if (one.state === 'down' && one.underWay >= MOST_TRIALS) continue
    if (!best || isLess(cost(one), cost(best))) best = one
  }
  return best
}

const isLess = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}
