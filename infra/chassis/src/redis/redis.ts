import { Redis } from 'ioredis'
import type { Logger } from '../observability/logger.ts'

export type { Redis } from 'ioredis'

/** ioredis that fails at once while Redis is away and comes back by itself; every command has a limit. */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    commandTimeout: 1_000,
    connectTimeout: 1_000,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    retryStrategy: (attempt) => Math.min(100 * attempt, 1_000),
  })
  let away = false
  redis.on('error', (err) => {
    if (!away) log.warn({ err }, 'redis is away')
    away = true
  })
  redis.on('ready', () => {
    if (away) log.info('redis is back')
    away = false
  })
  return redis
}
