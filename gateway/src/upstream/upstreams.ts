import { setTimeout as pause } from 'node:timers/promises'
import type { Answerer, Service } from '@recruit/contract'
import { addressesOf, isName, newReplica, prober, type Replica, type ReplicaState } from './replica.ts'

/** The most concurrent requests to one service; also the most connections to one replica. */
export const MOST_CALLS_OF_SERVICE = 1024
const EVERY_MS = 500
const RESOLVE_EVERY_MS = 1_000
/** How often the replicas of a restarting service are probed. */
const LOOK_MS = 100

/** A few calls try whether a replica that is down is gone; the others need not. */
const MOST_TRIALS = 8
const RANK: Record<ReplicaState, number> = { ready: 0, leaving: 1, alive: 2, down: 3 }

interface Pool {
  service: Service
  urls: URL[]
  replicas: Replica[]
  turn: number
  underWay: number
  /** Until when its last replica may be on its way back. */
  backUntil: number
  back: Promise<void> | null
}

const hasLeft = ({ state, leavesAt }: Replica): boolean =>
  state === 'leaving' && performance.now() >= leavesAt
const isServing = (one: Replica): boolean =>
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

const isRestarting = ({ replicas, backUntil }: Pool): boolean =>
  performance.now() < backUntil && !replicas.some(isServing)

/**
 * Each service's replicas: resolved by name, probed twice a second, used round-robin. A service whose last replica has
 * left may take `restartMs` to come back.
 */
export function createUpstreams(
  addresses: Record<Service, string[]>,
  restartMs: number,
  onChange: (service: Service, replica: Replica, was: ReplicaState) => void,
) {
  const pools = new Map<Answerer, Pool>()
  for (const [service, list] of Object.entries(addresses) as [Service, string[]][]) {
    const urls = list.map((address) => new URL(address))
    const replicas = urls.map(newReplica)
    pools.set(service, { service, urls, replicas, turn: 0, underWay: 0, backUntil: 0, back: null })
  }
  const all = [...pools.values()]
  const changed = (replica: Replica, was: ReplicaState) => {
    const pool = all.find(({ replicas }) => replicas.includes(replica))
    if (!pool) return
    if (replica.state === 'leaving') pool.backUntil = replica.leavesAt + restartMs
    onChange(pool.service, replica, was)
  }
  const probe = prober(changed)
  const probeAll = () => {
    for (const { replicas } of all) for (const replica of replicas) void probe(replica)
  }
  async function watch(pool: Pool): Promise<void> {
    while (isRestarting(pool)) {
      for (const replica of pool.replicas) void probe(replica)
      await pause(LOOK_MS)
    }
    pool.back = null
  }
  const timers = [setInterval(probeAll, EVERY_MS)]
  for (const pool of all.filter(({ urls }) => urls.some(isName))) {
    void find(pool)
    timers.push(setInterval(() => void find(pool), RESOLVE_EVERY_MS))
  }
  for (const timer of timers) timer.unref()

  return {
    /**
     * A replica for one request, not among `tried` if there is a choice; null when none is usable. Call `release` after
     * the request.
     */
    take(service: Answerer, tried: readonly Replica[]): Replica | null {
      const pool = pools.get(service)
      const replica =
        pool && pool.underWay < MOST_CALLS_OF_SERVICE && choose(pool.replicas, tried, pool.turn++)
      if (!replica) return null
      pool.underWay++
      replica.underWay++
      return replica
    },
    release(service: Answerer, replica: Replica): void {
      const pool = pools.get(service)
      if (pool) pool.underWay--
      replica.underWay--
    },
    /**
     * Null unless the service restarts after its last replica announced its end; resolves once one is ready, or after a
     * limit.
     */
    untilBack(service: Answerer): Promise<void> | null {
      const pool = pools.get(service)
      if (!pool || !isRestarting(pool)) return null
      pool.back ??= watch(pool)
      return pool.back
    },
    /** Takes out a replica whose connection failed, until it reports that it is ready. */
    takeOut(replica: Replica): void {
      const was = replica.state
      replica.state = 'down'
      replica.breaks++
      // The probe already reports it as down, and would log nothing before it is back.
      if (was !== 'down') changed(replica, was)
      void probe(replica)
    },
    /** Probes a replica that was slow. */
    suspect: (replica: Replica): void => void probe(replica),
    /** The known replicas of a service. */
    targets: (service: Service): URL[] => pools.get(service)?.replicas.map(({ target }) => target) ?? [],
    count: () =>
      all.flatMap(({ service, replicas }) =>
        (['ready', 'leaving', 'alive', 'down'] as const).map((state) => ({
          labels: { service, state },
          value: replicas.filter((one) => one.state === state).length,
        })),
      ),
    close: () => timers.forEach(clearInterval),
  }
}

export type Upstreams = ReturnType<typeof createUpstreams>

/** Resolves the names again; a known replica keeps its state, and all do while no name server answers. */
async function find(pool: Pool): Promise<void> {
  const found = await addressesOf(pool.urls).catch(() => [])
  if (found.length === 0) return
  const known = new Map(pool.replicas.map((replica) => [replica.target.href, replica]))
  pool.replicas = found.map((target) => known.get(target.href) ?? newReplica(target))
}
