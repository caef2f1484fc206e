import { hash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible'
import { circuitBreaker } from './circuit-breaker.ts'

/** At most `most` within `seconds`; the contract's usage limits fit. */
export interface Limit {
  most: number
  seconds: number
}
export interface Use {
  used: number
  isOver: boolean
  /** When the count resets. */
  secondsLeft: number
}

/** A hashed key, which does not reveal a person in the store. */
export const keyFor = (...parts: string[]): string =>
  hash('sha256', parts.join('\n'), 'base64url').slice(0, 22)

/**
 * Creates the counters of one program. They count in Redis, for all replicas together; while Redis is away or hangs, in
 * this process: from nothing, or with `keepsOwn` from what it has counted itself, which costs memory for each key.
 * `owner` is the prefix of the keys in Redis.
 */
export function countersIn(redis: Redis, owner: string, { keepsOwn = false } = {}) {
  const storeClient = circuitBreaker(redis)
  return function counter(name: string, { most, seconds }: Limit) {
    const options = { points: most, duration: seconds, keyPrefix: `throttle:${owner}:${name}` }
    const own = new RateLimiterMemory(options)
    const shared = new RateLimiterRedis({ ...options, storeClient, rejectIfRedisNotReady: true })
    async function change(how: 'penalty' | 'reward', key: string) {
      const counted = keepsOwn ? await own[how](key) : null
      return shared[how](key).catch(() => counted ?? own[how](key))
    }
    const lookedUp = (key: string) => shared.get(key).catch(() => own.get(key))
    const useOf = (result: RateLimiterRes | null): Use => ({
      used: result?.consumedPoints ?? 0,
      isOver: (result?.consumedPoints ?? 0) > most,
      secondsLeft: Math.max(1, Math.ceil((result?.msBeforeNext ?? 0) / 1000)),
    })
    return {
      use: async (key: string): Promise<Use> => useOf(await lookedUp(key)),
      /** The use of each key, in one round trip; `use` takes one each. */
      usedAt: async (keys: string[]): Promise<number[]> => {
        try {
          return (await storeClient.getEach(keys.map((key) => shared.getKey(key)))).map(Number)
        } catch {
          return Promise.all(keys.map(async (key) => useOf(await lookedUp(key)).used))
        }
      },
      /** Counts one more and returns the new use. */
      add: async (key: string): Promise<Use> => useOf(await change('penalty', key)),
      /** Undoes one count of an action that did not happen. */
      giveBack: async (key: string): Promise<void> => {
        await change('reward', key)
      },
    }
  }
}
export type CounterFactory = ReturnType<typeof countersIn>
export type Counter = ReturnType<CounterFactory>

/** Takes one from a limit of this process; false once it is used up. */
export function limitOfProcess({ most, seconds }: Limit): () => Promise<boolean> {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds })
  return () =>
    limiter.consume('all').then(
      () => true,
      () => false,
    )
}

interface Counted {
  counter: Pick<Counter, 'add' | 'giveBack'>
  key: string
}
/**
 * Takes one of each before the counted action, so that concurrent ones count too. If one is used up it takes none, and
 * `wait` is the seconds until the next try; else `wait` is 0.
 */
export async function takeEach(counts: readonly Counted[]) {
  const uses = await Promise.all(counts.map(({ counter, key }) => counter.add(key)))
  const giveBack = async () => {
    await Promise.all(counts.map(({ counter, key }) => counter.giveBack(key)))
  }
  const wait = Math.max(0, ...uses.filter(({ isOver }) => isOver).map(({ secondsLeft }) => secondsLeft))
  if (wait) await giveBack()
  return { wait, giveBack }
}
