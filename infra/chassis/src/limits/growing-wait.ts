import type { Redis } from 'ioredis'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { keyFor } from './counters.ts'

interface GrowingWaitLimits {
  /** This many failures cause no wait. */
  most: number
  /** How long failures are remembered after the last wait. */
  seconds: number
  /** The first wait, which each further failure doubles, up to the longest. */
  firstWaitSeconds: number
  longestWaitSeconds: number
}

/**
 * Counts failures: some are free, then each costs a growing wait. Shared by all replicas and by Redis alone: without
 * it each of these throws.
 */
export function growingWait(redis: Redis, prefix: string, limits: GrowingWaitLimits) {
  const { most, seconds, firstWaitSeconds, longestWaitSeconds } = limits
  const store = { storeClient: redis, rejectIfRedisNotReady: true, duration: seconds }
  const failures = new RateLimiterRedis({ ...store, points: most, keyPrefix: prefix })
  const waits = new RateLimiterRedis({ ...store, points: 0, keyPrefix: `${prefix}-wait` })

  return {
    /** 0 where nothing has to be waited for. */
    async secondsToWait(who: string): Promise<number> {
      const wait = await waits.get(keyFor(who))
      return wait ? Math.max(1, Math.ceil(wait.msBeforeNext / 1000)) : 0
    },

    /** Counts one more failure, and begins the wait that it costs. */
    async add(who: string): Promise<void> {
      const key = keyFor(who)
      const { consumedPoints } = await failures.penalty(key)
      if (consumedPoints < most) return
      const wait = Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (consumedPoints - most))
      await Promise.all([waits.block(key, wait), failures.set(key, consumedPoints, wait + seconds)])
    },
  }
}
export type GrowingWait = ReturnType<typeof growingWait>
