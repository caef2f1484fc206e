import { redisOptions } from '@recruit/chassis/redis/redis'
import { parseRedisAddress } from '@recruit/chassis/redis/redis-address'
import { Redis } from 'ioredis'
import { type Wait, waitUntil } from '../process/wait.ts'
import type { Sought } from '../providers/choice.ts'
import { images } from '../providers/images.ts'
import type { Server } from '../providers/provider.ts'
import type { RedisUser } from './redis-users.ts'

export const REDIS_READY_LIMIT_MS = 30_000

/** A ready Redis. `url` has every right; `urls` are for the programs of the product. */
export type RedisServer = Server & { urls: Record<RedisUser, string> }

/** The wanted programs; the last is Debian's server under its name in redis-tools. */
export const soughtRedis = ({ REDIS_IMAGE }: NodeJS.ProcessEnv): Sought => ({
  name: 'redis',
  urlVariable: 'REDIS_URL',
  programs: ['redis-server', 'valkey-server', 'redis-check-rdb'],
  image: REDIS_IMAGE || images.redis,
})

/** Resolves when the server at this address answers a ping. */
export const redisAnswers = (url: string, wait: Wait): Promise<void> =>
  waitUntil(async () => {
    const redis = new Redis({
      ...redisOptions(parseRedisAddress(url)),
      lazyConnect: true,
      retryStrategy: () => null,
      sentinelRetryStrategy: () => null,
      connectTimeout: 2_000,
      commandTimeout: 2_000,
    })
    redis.on('error', () => {})
    try {
      await redis.connect()
      return (await redis.ping()) === 'PONG'
    } finally {
      redis.disconnect()
    }
  }, wait)
