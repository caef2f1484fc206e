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
const TELLING: readonly AppError['said'][] = [
  messages.lookupFailed,
  messages.alreadyEnrolled,
  messages.identityTaken,
]

/**
 * Lets nobody find out by trying who has applied: beyond the limits nothing is looked up. Tries at one target from
 * one address wait for each other, so that many at once are no way around the count.
 */
export function lookupThrottle(redis: Redis) {
  const limit = (name: string, failures: number) =>
    failureThrottle(redis, { name: `applicants:${name}`, failures, windowMs: WINDOW_MS })
  const perTarget = limit('target', PER_TARGET)
  const perAddress = limit('address', PER_ADDRESS)
  const oneByOne = inTurn()

  /** The two keys under which a try counts, and the one try after the other. */
  async function inOrder<Result>(
    address: string,
    studentId: string,
    story: (target: string, everything: string) => Promise<Result>,
  ): Promise<Result> {
    const network = networkOf(address)
    const target = keyFor(network, normaliseIdentity(studentId))
    return oneByOne(target, () => story(target, keyFor(network)))
  }

  async function countingFailures<Result>(tryIt: () => Promise<Result>, target: string, everything: string) {
    try {
      return await tryIt()
    } catch (thrown) {
      if (thrown instanceof AppError && TELLING.includes(thrown.said))
        await Promise.all([perTarget.count(target), perAddress.count(everything)])
      throw thrown
    }
  }

  return {
    /** Only failures count: a right lookup tells nobody anything new. */
    lookup: <Result>(address: string, studentId: string, tryIt: () => Promise<Result>): Promise<Result> =>
      inOrder(address, studentId, async (target, everything) => {
        assertNone(await perTarget.secondsToWait(target), await perAddress.secondsToWait(everything))
        return countingFailures(tryIt, target, everything)
      }),

    /**
     * Taking an identity, by enrolling or by a save: here a success answers the question as well ('nobody is called
     * so') and counts for its target. What others did at the same address keeps nobody from applying.
     */
    claim: <Result>(address: string, studentId: string, tryIt: () => Promise<Result>): Promise<Result> =>
      inOrder(address, studentId, async (target, everything) => {
        assertNone(await perTarget.secondsToWait(target))
        const result = await countingFailures(tryIt, target, everything)
        await perTarget.count(target)
        return result
      }),
  }
}
export type LookupThrottle = ReturnType<typeof lookupThrottle>

function assertNone(...waits: (number | null)[]): void {
  const retryAfter = Math.max(...waits.map(Number))
  if (retryAfter) throw new AppError('too_many', tooManyLookups(retryAfter), { retryAfter })
}
