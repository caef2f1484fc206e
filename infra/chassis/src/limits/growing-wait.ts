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
 * Counts failures: the first ones are free, then each causes a growing wait. Shared by all replicas in Redis; all
 * methods throw without it.
 */
export function growingWait(redis: Redis, prefix: string, limits: GrowingWaitLimits) {
  const { most, seconds, firstWaitSeconds, longestWaitSeconds } = limits
  const store = { storeClient: redis, rejectIfRedisNotReady: true, duration: seconds }
  const failures = new RateLimiterRedis({ ...store, points: most, keyPrefix: prefix })
  const waits = new RateLimiterRedis({ ...store, points: 0, keyPrefix: `${prefix}-wait` })

  return {
    /** Returns 0 for no wait. */
    async secondsToWait(who: string): Promise<number> {
      const wait = await waits.get(keyFor(who))
      return wait ? Math.max(1, Math.ceil(wait.msBeforeNext / 1000)) : 0
    },

    /** Counts one more failure, and starts its wait. */
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
