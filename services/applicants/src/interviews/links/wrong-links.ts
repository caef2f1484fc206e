import { AppError } from '@recruit/chassis/http/errors'
import { growingWait } from '@recruit/chassis/limits/counters'
import { addressBlocks } from '@recruit/chassis/limits/shares'
import type { Redis } from '@recruit/chassis/redis/redis'
import { tooManyLinks } from '@recruit/contract/messages'
import { USAGE_LIMITS, WIDE_BLOCK_FACTOR } from '@recruit/contract/rules/usage-limits'

const { wrongLinks } = USAGE_LIMITS

/** Counts invalid links by address block, like wrong staff keys. Throws without Redis. */
export function wrongLinkLimits(redis: Redis) {
  const counted = (name: string, factor: number) =>
    growingWait(redis, `throttle:applicants:${name}`, {
      ...wrongLinks,
      most: wrongLinks.most * factor,
      firstWaitSeconds: wrongLinks.waitSeconds,
    })
  const counts = [counted('links', 1), counted('links-wide', WIDE_BLOCK_FACTOR)]
  const countsOf = (address: string) =>
    addressBlocks(address).flatMap((who, index) => {
      const wrong = counts[index]
      return wrong && who ? [{ wrong, who }] : []
    })

  return async function limited<Result>(address: string, open: () => Promise<Result>): Promise<Result> {
    const blocks = countsOf(address)
    const waits = await Promise.all(blocks.map(({ wrong, who }) => wrong.secondsToWait(who)))
    const retryAfter = Math.max(...waits)
    if (retryAfter) throw new AppError('tooManyTries', { said: tooManyLinks(retryAfter), retryAfter })
    try {
      return await open()
    } catch (thrown) {
      if (thrown instanceof AppError && thrown.reason === 'linkUnusable')
        await Promise.all(blocks.map(({ wrong, who }) => wrong.add(who)))
      throw thrown
    }
  }
}
export type WrongLinkLimits = ReturnType<typeof wrongLinkLimits>
