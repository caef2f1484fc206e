import { createHash } from 'node:crypto'
import { ipKeyGenerator } from 'express-rate-limit'
import type { Redis } from 'ioredis'
import { throttleStore } from './throttle-store.ts'

export interface FailureLimit {
  /** Begins the keys in Redis. */
  name: string
  failures: number
  windowMs: number
}

/** Counts failures by key, and says how many seconds a key with too many of them still has to wait. */
export function failureThrottle(redis: Redis, { name, failures, windowMs }: FailureLimit) {
  const store = throttleStore(redis, `throttle:${name}:`, windowMs)
  return {
    /** Null while there are tries left. */
    async secondsToWait(key: string): Promise<number | null> {
      const known = await store.get(key)
      if (!known || known.totalHits < failures) return null
      const left = (known.resetTime?.getTime() ?? 0) - Date.now()
      return Math.max(1, Math.ceil(left / 1000))
    },
    async count(key: string): Promise<void> {
      await store.increment(key)
    },
    close: () => store.shutdown?.(),
  }
}
export type FailureThrottle = ReturnType<typeof failureThrottle>

/** Whoever can use one IPv6 address can use its whole network: that counts as one address. */
export const networkOf = (address: string): string => ipKeyGenerator(address)

/** A key for the store that does not spell out whom it is about. */
export const keyFor = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22)
