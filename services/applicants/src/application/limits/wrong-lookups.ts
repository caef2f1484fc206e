import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '@recruit/chassis/http/errors'
import { addressCounter } from '@recruit/chassis/limits/address-counter'
import type { CounterFactory } from '@recruit/chassis/limits/counters'
import { tooManyLookups } from '@recruit/contract/messages'
import { USAGE_LIMITS, WIDE_BLOCK_FACTOR } from '@recruit/contract/rules/usage-limits'

const SLOWED_MS = USAGE_LIMITS.wrongLookups.waitSeconds * 1_000

/**
 * Counts wrong answers by address block. Beyond the limit a wrong answer is delayed and says only that there were too
 * many; right answers are unaffected, because a whole campus may share one address.
 */
export function wrongLookups(counter: CounterFactory) {
  const perBlock = addressCounter(counter, 'wrong', USAGE_LIMITS.wrongLookups, WIDE_BLOCK_FACTOR)
  let slowed = 0
  return {
    /** Throws if there were too many. */
    async add(address: string): Promise<void> {
      const { isOver, secondsLeft: retryAfter } = await perBlock.add(address)
      if (!isOver) return
      if (slowed < USAGE_LIMITS.slowedLookups.most) {
        slowed++
        await pause(SLOWED_MS)
        slowed--
      }
      throw new AppError('tooManyTries', { said: tooManyLookups(retryAfter), retryAfter })
    },
  }
}
