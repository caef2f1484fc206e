import { Redis, type RedisOptions } from 'ioredis'
import { whyUntrusted } from '../config/tls-files.ts'
import type { Logger } from '../observability/logger.ts'
import { type HostPort, parseRedisAddress, type RedisAddress } from './redis-address.ts'

export type { Redis } from 'ioredis'

const LONGEST_PAUSE_MS = 500

/**
 * An ioredis client that fails immediately while Redis is away and reconnects, with Sentinels to the new master; every
 * command has a limit. Ends the process if the first certificate is not trusted.
 */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis({
    ...redisOptions(parseRedisAddress(url)),
    commandTimeout: 1_000,
    connectTimeout: 1_000,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    retryStrategy: (attempt) => Math.min(100 * attempt, LONGEST_PAUSE_MS),
  })
  let away = false
  let known = false
  redis.on('error', (err) => {
    const why = known ? null : whyUntrusted(err)
    if (why) {
      console.error(`REDIS_URL: the server's certificate is refused: ${why}`)
      process.exit(1)
    }
    if (!away) log.warn({ err }, 'redis is away')
    away = true
  })
  comeBack(redis)
  redis.on('ready', () => {
    known = true
    if (away) log.info('redis is back')
    away = false
  })
  return redis
}

/**
 * Reconnects where ioredis gives up unasked, as when a failover is announced while it asks another Sentinel for the
 * master.
 */
function comeBack(redis: Redis): void {
  let isOver = false
  const disconnect = redis.disconnect.bind(redis)
  redis.disconnect = (isReconnecting) => {
    isOver ||= !isReconnecting
    disconnect(isReconnecting)
  }
  redis.on('end', () => {
    setTimeout(() => isOver || redis.connect().catch(() => undefined), LONGEST_PAUSE_MS).unref()
  })
}

/** The options of ioredis, for one Redis or a master by Sentinels. */
export function redisOptions({ at, tls, db, username, password }: RedisAddress): RedisOptions {
  const account = { db, ...(username && { username }), ...(password && { password }), ...(tls && { tls }) }
  if (!('sentinels' in at)) return { ...account, ...at }
  return {
    ...account,
    sentinels: at.sentinels,
    name: at.master,
    ...(at.account.username && { sentinelUsername: at.account.username }),
    ...(at.account.password && { sentinelPassword: at.account.password }),
    ...(tls && { sentinelTLS: tls, enableTLSForSentinelMode: true }),
    sentinelCommandTimeout: 1_000,
    sentinelRetryStrategy: (attempt) => Math.min(100 * attempt, LONGEST_PAUSE_MS),
    // A master that hangs closes nothing: the Sentinels' notice, or silence, ends the connection.
    failoverDetector: true,
    socketTimeout: 2_000,
    disconnectTimeout: 100,
    // A former master takes no writes.
    reconnectOnError: (err) => err.message.startsWith('READONLY'),
  }
}

const LIMIT_MS = 1_000

/**
 * The current master, asked over a connection of its own; without Sentinels always the same. All Sentinels are asked in
 * parallel and the first answer counts, so that one that hangs delays nothing. Rejects when none knows.
 */
export async function masterOf({ at, tls }: RedisAddress): Promise<HostPort> {
  if (!('sentinels' in at)) return at
  const asked = at.sentinels.map(async (sentinel) => {
    const redis = new Redis({
      ...sentinel,
      ...at.account,
      ...(tls && { tls }),
      lazyConnect: true,
      enableReadyCheck: false,
      connectTimeout: LIMIT_MS,
      commandTimeout: LIMIT_MS,
      disconnectTimeout: 100,
      retryStrategy: null,
    })
    redis.on('error', () => undefined)
    try {
      await redis.connect()
      const found = await redis.call('SENTINEL', 'get-master-addr-by-name', at.master)
      if (!Array.isArray(found)) throw new Error(`no Sentinel knows ${at.master}`)
      return { host: String(found[0]), port: Number(found[1]) }
    } finally {
      redis.disconnect()
    }
  })
  return Promise.any(asked)
}
