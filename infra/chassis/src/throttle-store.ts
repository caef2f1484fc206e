import { type ClientRateLimitInfo, MemoryStore, type Options, type Store } from 'express-rate-limit'
import type { Redis } from 'ioredis'
import { type RedisReply, RedisStore } from 'rate-limit-redis'

/** Longer than Redis ever takes; then the count is kept here, and Redis is left alone for a while. */
const REDIS_LIMIT_MS = 800
const REST_MS = 1_000

export type ThrottleStore = Store & { get: (key: string) => Promise<ClientRateLimitInfo | undefined> }

/**
 * Counts in Redis, where all replicas count together; while Redis is away or hangs, in this process. The library's
 * store loads its scripts once and stays broken where that failed: it is built anew on every connection.
 */
export function throttleStore(redis: Redis, prefix: string, windowMs: number): ThrottleStore {
  const options = { windowMs } as Options
  const here = new MemoryStore()
  here.init(options)
  let shared: Promise<RedisStore> | null = null
  let restUntil = 0

  function build(): void {
    const store = new RedisStore({
      prefix,
      sendCommand: (command: string, ...args: string[]) =>
        redis.call(command, ...args) as Promise<RedisReply>,
    })
    shared = store.init(options).then(() => store)
    shared.catch(() => undefined)
  }
  if (redis.status === 'ready') build()
  redis.on('ready', build)

  async function inRedisElseHere<Result>(ask: (store: Store) => Promise<Result> | Result): Promise<Result> {
    if (shared && redis.status === 'ready' && Date.now() >= restUntil) {
      try {
        return await inTime(shared.then(ask))
      } catch {
        restUntil = Date.now() + REST_MS
      }
    }
    return ask(here)
  }

  return {
    prefix,
    get: (key) => inRedisElseHere(async (store) => known(await store.get?.(key))),
    increment: (key) => inRedisElseHere((store) => store.increment(key)),
    decrement: (key) => inRedisElseHere((store) => store.decrement(key)),
    resetKey: (key) => inRedisElseHere((store) => store.resetKey(key)),
    shutdown: () => here.shutdown(),
  }
}

/** Of a key that Redis does not hold the library says 'not a number' hits. */
const known = (info: ClientRateLimitInfo | undefined) => (info && info.totalHits > 0 ? info : undefined)

function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('No answer in time')), REDIS_LIMIT_MS)
    answer.then(resolve, reject).finally(() => clearTimeout(limit))
  })
}
