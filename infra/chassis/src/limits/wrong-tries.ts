import { WIDE_BLOCK_FACTOR } from '@recruit/contract/rules/usage-limits'
import type { Text } from '@recruit/contract/text'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { AppError } from '../http/errors.ts'
import type { Redis } from '../redis/redis.ts'
import { keyFor } from './counters.ts'
import { addressBlocks } from './shares.ts'

interface WaitLimits {
  /** This many failures cause no wait. */
  most: number
  /** How long failures are remembered after the last wait. */
  seconds: number
  /** The first wait, which each further failure doubles, up to the longest. */
  waitSeconds: number
  longestWaitSeconds: number
}

/**
 * Counts failures: the first ones are free, then each causes a growing wait. Shared by all replicas in Redis; all
 * methods throw without it.
 */
export function growingWait(redis: Redis, prefix: string, limits: WaitLimits) {
  const { most, seconds, waitSeconds, longestWaitSeconds } = limits
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
      const wait = Math.min(longestWaitSeconds, waitSeconds * 2 ** (consumedPoints - most))
      await Promise.all([waits.block(key, wait), failures.set(key, consumedPoints, wait + seconds)])
    },
  }
}

/** One of the counts to which a try belongs. */
export interface TryCount {
  wrong: ReturnType<typeof growingWait>
  who: string
}

/** The counts of a client's address block and, of IPv6, of the wide block around it, which has a higher limit. */
export function blockWaits(
  redis: Redis,
  prefix: string,
  limits: WaitLimits,
): (address: string) => TryCount[] {
  const narrow = growingWait(redis, prefix, limits)
  const wide = growingWait(redis, `${prefix}-wide`, { ...limits, most: limits.most * WIDE_BLOCK_FACTOR })
  return (address) => {
    const [block, around] = addressBlocks(address)
    return [{ wrong: narrow, who: block }, ...(around ? [{ wrong: wide, who: around }] : [])]
  }
}

/** Throws 'tooManyTries' while one of these waits lasts. */
export async function assertNoWait(counts: TryCount[], said: (seconds: number) => Text): Promise<void> {
  const waits = await Promise.all(counts.map(({ wrong, who }) => wrong.secondsToWait(who)))
  const retryAfter = Math.max(...waits)
  if (retryAfter) throw new AppError('tooManyTries', { said: said(retryAfter), retryAfter })
}

/** Runs a try; a wrong one counts. */
export async function countingWrong<Result>(
  counts: TryCount[],
  isWrong: (refusal: AppError) => boolean,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt()
  } catch (thrown) {
    if (thrown instanceof AppError && isWrong(thrown))
      await Promise.all(counts.map(({ wrong, who }) => wrong.add(who)))
    throw thrown
  }
}
