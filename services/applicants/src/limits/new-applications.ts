import { AppError } from '@recruit/chassis/http/errors'
import { addressCounter } from '@recruit/chassis/limits/address-counter'
import type { CounterFactory } from '@recruit/chassis/limits/counters'
import { USAGE_LIMITS, WIDE_BLOCK_FACTOR } from '@recruit/contract/rules/usage-limits'

/** What the applications of one address block may take of the database: enough for a campus behind one address. */
export function newApplications(counter: CounterFactory) {
  const { newApplications: often, newApplicationsDaily: daily } = USAGE_LIMITS
  const counts = [
    addressCounter(counter, 'new', often, WIDE_BLOCK_FACTOR),
    addressCounter(counter, 'new-day', daily, WIDE_BLOCK_FACTOR),
  ]
  /** Counts before it creates, so that many at once are counted too; what comes to nothing is given back. */
  return async function within<Result>(address: string, create: () => Promise<Result>): Promise<Result> {
    const uses = await Promise.all(counts.map((one) => one.add(address)))
    const giveBack = () => Promise.all(counts.map((one) => one.giveBack(address)))
    const over = uses.filter(({ isOver }) => isOver)
    if (over.length) {
      await giveBack()
      const retryAfter = Math.max(...over.map(({ secondsLeft }) => secondsLeft))
      throw new AppError('tooManyRequests', { retryAfter })
    }
    try {
      return await create()
    } catch (thrown) {
      await giveBack()
      throw thrown
    }
  }
}
