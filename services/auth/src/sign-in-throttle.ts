import { AppError } from '@recruit/chassis/errors'
import { keyFor, networkOf } from '@recruit/chassis/failure-throttle'
import { inTurn } from '@recruit/chassis/in-turn'
import { tooManyKeys } from '@recruit/contract/messages'
import type { Redis } from 'ioredis'

/** So many wrong keys cost nothing; then each doubles the wait for the next try, up to the longest. */
const FREE = 5
const FIRST_WAIT_MS = 4_000
const LONGEST_WAIT_MS = 15 * 60_000
/** How long after the last wait an address is remembered. A right key changes nothing: it may be the other role's. */
const MEMORY_MS = 60 * 60_000

const COUNT_WRONG = `
  local wrong = redis.call('INCR', KEYS[1])
  local wait = 0
  if wrong >= ${FREE} then
    wait = math.min(${LONGEST_WAIT_MS}, ${FIRST_WAIT_MS} * 2 ^ (wrong - ${FREE}))
    redis.call('SET', KEYS[2], 1, 'PX', string.format('%d', wait))
  end
  redis.call('PEXPIRE', KEYS[1], string.format('%d', wait + ${MEMORY_MS}))
  return 0`

/**
 * Slows down guessing from one address without keeping a right key out that comes from another. Of one address
 * only a few keys are compared at once, so that many at once are no way around the count. Without Redis it throws:
 * nobody could be let in then, and nobody may guess uncounted.
 */
export function signInThrottle(redis: Redis) {
  const fewAtOnce = inTurn(FREE)
  return <Result>(address: string, signIn: () => Promise<Result>): Promise<Result> => {
    const key = keyFor(networkOf(address))
    const [wrong, wait] = [`throttle:auth:wrong:${key}`, `throttle:auth:wait:${key}`]
    return fewAtOnce(key, async () => {
      const retryAfter = Math.ceil(Math.max(0, await redis.pttl(wait)) / 1000)
      if (retryAfter) throw new AppError('too_many', tooManyKeys(retryAfter), { retryAfter })
      try {
        return await signIn()
      } catch (thrown) {
        if (thrown instanceof AppError && thrown.code === 'refused')
          await redis.eval(COUNT_WRONG, 2, wrong, wait)
        throw thrown
      }
    })
  }
}
export type SignInThrottle = ReturnType<typeof signInThrottle>
