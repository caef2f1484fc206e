import type { Service } from '@recruit/contract'

/** One replica of a service, taken for one request. */
export interface Upstream {
  target: URL
  /** Called once, when the request is over. */
  release: () => void
}
export interface Upstreams {
  /** Null when so much is under way already that waiting would help nobody. */
  take: (service: Service) => Upstream | null
}

/** The most requests under way to one service; also the most connections to one replica. */
export const MOST_UNDER_WAY = 1024

/** Each service's replicas in turn. */
export function createUpstreams(replicas: Record<Service, string[]>): Upstreams {
  const pool = (urls: string[]) => ({ targets: urls.map((url) => new URL(url)), next: 0, underWay: 0 })
  const pools = {
    applicants: pool(replicas.applicants),
    settings: pool(replicas.settings),
    auth: pool(replicas.auth),
  }
  return {
    take(service) {
      const pool = pools[service]
      const target = pool.targets[pool.next++ % pool.targets.length]
      if (!target || pool.underWay >= MOST_UNDER_WAY) return null
      pool.underWay++
      return { target, release: () => pool.underWay-- }
    },
  }
}
