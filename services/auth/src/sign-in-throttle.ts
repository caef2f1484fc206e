import { AppError } from '@recruit/chassis/errors'
import { keyFor, networkOf } from '@recruit/chassis/failure-throttle'
import { tooManyKeys } from '@recruit/contract/messages'
import type { Redis } from 'ioredis'

/** So many wrong keys cost nothing; then each doubles the wait for the next try, up to the longest. */
const FREE = 5
const FIRST_WAIT_MS = 4_000
const LONGEST_WAIT_MS = 15 * 60_000
/** How long after the last wait an address is remembered. */
const MEMORY_MS = 60 * 60_000

/** Counts a try before its key is compared, so that many at once are no way around it. Answers the wait, or 0. */
const BEGIN = `
  local left = redis.call('PTTL', KEYS[2])
  if left > 0 then return left end
  local tries = redis.call('INCR', KEYS[1])
  local wait = 0
  if tries >= ${FREE} then
    wait = math.min(${LONGEST_WAIT_MS}, ${FIRST_WAIT_MS} * 2 ^ (tries - ${FREE}))
    redis.call('SET', KEYS[2], 1, 'PX', string.format('%d', wait))
  end
  redis.call('PEXPIRE', KEYS[1], string.format('%d', wait + ${MEMORY_MS}))
  return 0`

/** Takes back the one try, no more: whoever holds one key must not be able to guess the other for nothing. */
const FORGIVE = `
  if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('DECR', KEYS[1]) end
  redis.call('DEL', KEYS[2])
  return 0`

/**
 * Slows down guessing from one address without keeping a right key out that comes from another. Without Redis it
 * throws: nobody could be let in then, and nobody may guess uncounted.
 */
export function signInThrottle(redis: Redis) {
  return async <Result>(address: string, signIn: () => Promise<Result>): Promise<Result> => {
    const key = keyFor(networkOf(address))
    const keys = [`throttle:auth:tries:${key}`, `throttle:auth:wait:${key}`] as const
    const left = Number(await redis.eval(BEGIN, 2, ...keys))
    const retryAfter = Math.ceil(left / 1000)
    if (retryAfter) throw new AppError('too_many', tooManyKeys(retryAfter), { retryAfter })
    try {
      const signedIn = await signIn()
      await redis.eval(FORGIVE, 2, ...keys)
      return signedIn
    } catch (thrown) {
      const isWrong = thrown instanceof AppError && thrown.code === 'refused'
      if (!isWrong) await redis.eval(FORGIVE, 2, ...keys).catch(() => undefined)
      throw thrown
    }
  }
}
export type SignInThrottle = ReturnType<typeof signInThrottle>
