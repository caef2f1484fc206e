import { hash } from 'node:crypto'
import { WIDE_BLOCK_FACTOR } from '@recruit/contract/rules/usage-limits'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible'
import { addressBlocks } from './shares.ts'

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

/** Longer than a healthy Redis ever takes; then the client pauses for a while. */
const REDIS_LIMIT_MS = 800
const OPEN_MS = 1_000

type Define = Redis['defineCommand']
/** The library's own command, which it defines on the client. */
type Increment = (args: string[]) => Promise<unknown>

/**
 * The part of an ioredis client that rate-limiter-flexible uses. After a command without an answer in time it reports
 * 'open' for a moment, so that a Redis that hangs costs each caller one short wait.
 */
function circuitBreaker(redis: Redis) {
  let openUntil = 0
  async function answeredOrOpen<Result>(answer: Promise<Result>): Promise<Result> {
    let limit: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      // An answer that arrived while this process was busy is read first.
      const tooLate = () => setImmediate(() => reject(new Error('Redis gave no answer in time')))
      limit = setTimeout(tooLate, REDIS_LIMIT_MS)
    })
    try {
      return await Promise.race([answer, late])
    } catch (error) {
      openUntil = performance.now() + OPEN_MS
      throw error
    } finally {
      clearTimeout(limit)
    }
  }
  return {
    get status() {
      return performance.now() < openUntil ? 'open' : redis.status
    },
    defineCommand: (...args: Parameters<Define>) => redis.defineCommand(...args),
    rlflxIncr(args: string[]) {
      const increment: Increment = Reflect.get(redis, 'rlflxIncr')
      return answeredOrOpen(increment.call(redis, args))
    },
    /** In one command; the Redis account of the previous release may only read each key separately. */
    async getEach(keys: string[]): Promise<(string | null)[]> {
      if (this.status !== 'ready') throw new Error('Redis is not ready')
      if (!keys.length) return []
      const each = () => Promise.all(keys.map((key) => redis.get(key)))
      const orEach = (refused: unknown) => (isDenied(refused) ? each() : Promise.reject(refused))
      return answeredOrOpen(redis.mget(keys).catch(orEach))
    },
    multi() {
      const transaction = redis.multi()
      const exec = transaction.exec.bind(transaction)
      // Assigned to a literal, for V8: see `mysql.ts`.
      return Object.assign(transaction, { exec: () => answeredOrOpen(exec()) })
    },
  }
}

const isDenied = (thrown: unknown) => thrown instanceof Error && thrown.message.startsWith('NOPERM')

/**
 * Counts by the client's address block and, of IPv6, by the wide block around it, which has a higher limit. Returns the
 * block that is nearest to its limit.
 */
export function addressCounter(counter: CounterFactory, name: string, limit: Limit) {
  const narrow = counter(name, limit)
  const wide = counter(`${name}-wide`, { ...limit, most: limit.most * WIDE_BLOCK_FACTOR })
  const inEach = <Result>(address: string, ask: (one: Counter, key: string) => Promise<Result>) => {
    const [block, around] = addressBlocks(address)
    const asks = [ask(narrow, keyFor(block))]
    if (around) asks.push(ask(wide, keyFor(around)))
    return Promise.all(asks)
  }
  const worst = (uses: Use[]): Use => uses.find(({ isOver }) => isOver) ?? (uses[0] as Use)
  return {
    add: async (address: string): Promise<Use> => worst(await inEach(address, (one, key) => one.add(key))),
    giveBack: async (address: string): Promise<void> => {
      await inEach(address, (one, key) => one.giveBack(key))
    },
  }
}
export type AddressCounter = ReturnType<typeof addressCounter>
