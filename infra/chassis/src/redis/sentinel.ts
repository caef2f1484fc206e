import { Redis } from 'ioredis'
import type { HostPort, RedisAddress } from './redis-address.ts'

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
