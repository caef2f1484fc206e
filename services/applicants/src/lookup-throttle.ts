import { AppError } from '@recruit/chassis/errors'
import { failureThrottle, keyFor, networkOf } from '@recruit/chassis/failure-throttle'
import { inTurn } from '@recruit/chassis/in-turn'
import type { Redis } from '@recruit/chassis/redis'
import { messages, tooManyLookups } from '@recruit/contract/messages'
import { normaliseIdentity } from '@recruit/contract/text'

const WINDOW_MS = 10 * 60_000
/** Of one address, about one student id: more than anybody mistypes. */
const PER_TARGET = 30
/** Of one address in all: a whole campus may stand behind it. */
const PER_ADDRESS = 1_000
/** What tells a guesser something: no such application, or that there is one. */
const MISSES: readonly AppError['said'][] = [messages.lookupFailed, messages.alreadyEnrolled]

/**
 * Lets nobody find out by trying who has applied: only failures count, and beyond the limits nothing is looked up.
 * Tries at one target from one address wait for each other, so that many at once are no way around the count.
 */
export function lookupThrottle(redis: Redis) {
  const perTarget = failureThrottle(redis, {
    name: 'applicants:target',
    failures: PER_TARGET,
    windowMs: WINDOW_MS,
  })
  const perAddress = failureThrottle(redis, {
    name: 'applicants:address',
    failures: PER_ADDRESS,
    windowMs: WINDOW_MS,
  })
  const oneByOne = inTurn()

  return <Result>(address: string, studentId: string, tryIt: () => Promise<Result>): Promise<Result> => {
    const network = networkOf(address)
    const target = keyFor(network, normaliseIdentity(studentId))
    const everything = keyFor(network)
    return oneByOne(target, async () => {
      const waits = await Promise.all([perTarget.secondsToWait(target), perAddress.secondsToWait(everything)])
      const retryAfter = Math.max(...waits.map(Number))
      if (retryAfter) throw new AppError('too_many', tooManyLookups(retryAfter), { retryAfter })
      try {
        return await tryIt()
      } catch (thrown) {
        if (thrown instanceof AppError && MISSES.includes(thrown.said))
          await Promise.all([perTarget.count(target), perAddress.count(everything)])
        throw thrown
      }
    })
  }
}
export type LookupThrottle = ReturnType<typeof lookupThrottle>
