import { AppError } from '@recruit/chassis/http/errors'
import { addressCounter } from '@recruit/chassis/limits/address-counter'
import { type CounterFactory, takeEach } from '@recruit/chassis/limits/counters'
import { USAGE_LIMITS, WIDE_BLOCK_FACTOR } from '@recruit/contract/rules/usage-limits'

/** The database's share for the applications of one address block: enough for a campus behind one address. */
export function newApplications(counter: CounterFactory) {
  const { newApplications: often, newApplicationsDaily: daily } = USAGE_LIMITS
  const counts = [
    addressCounter(counter, 'new', often, WIDE_BLOCK_FACTOR),
    addressCounter(counter, 'new-day', daily, WIDE_BLOCK_FACTOR),
  ]
  return async function within<Result>(address: string, create: () => Promise<Result>): Promise<Result> {
    const { wait, giveBack } = await takeEach(counts.map((one) => ({ counter: one, key: address })))
    if (wait) throw new AppError('tooManyRequests', { retryAfter: wait })
    try {
      return await create()
    } catch (thrown) {
      await giveBack()
      throw thrown
    }
  }
}
