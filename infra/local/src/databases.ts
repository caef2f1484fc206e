import { lockDataDir, makeDataDir } from './data-dir.ts'
import type { Place } from './ladder.ts'
import { startMysql } from './mysql.ts'
import type { Part } from './part.ts'
import { startRedis } from './redis.ts'
import type { RedisUser } from './redis-users.ts'

/** Ready databases. `parts` are the ones that run below this process. */
export type Databases = {
  mysqlAdminUrl: string
  redisUrls: Record<RedisUser, string>
  parts: Part[]
  stop: () => Promise<void>
}

/**
 * Starts or finds MySQL and Redis for a data folder, both at the same time. Throws one clear line when the folder is
 * in use or a server is not to be had; nothing is left running then.
 */
export async function startDatabases(
  options: Pick<Place, 'dataDir' | 'env'> & Partial<Place>,
): Promise<Databases> {
  const place: Place = { say: console.log, ...options }
  makeDataDir(place.dataDir)
  const release = lockDataDir(place.dataDir, 'databases')
  const started = await Promise.allSettled([startMysql(place), startRedis(place)])
  const servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()))
    release()
  }
  const [mysql, redis] = started
  if (mysql.status === 'fulfilled' && redis.status === 'fulfilled')
    return {
      mysqlAdminUrl: mysql.value.url,
      redisUrls: redis.value.urls,
      parts: servers.flatMap((server) => server.parts),
      stop,
    }
  await stop()
  throw [mysql, redis].find((one) => one.status === 'rejected')?.reason
}
