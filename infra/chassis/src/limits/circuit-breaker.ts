import type { Redis } from 'ioredis'

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
export function circuitBreaker(redis: Redis) {
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
      // Assigned to a literal, for V8: see `former-writer.ts`.
      return Object.assign(transaction, { exec: () => answeredOrOpen(exec()) })
    },
  }
}

const isDenied = (thrown: unknown) => thrown instanceof Error && thrown.message.startsWith('NOPERM')
