import { lockDataDir } from '../data-dir.ts'
import { installMissing } from '../install/install-missing.ts'
import type { Part } from '../process/part.ts'
import type { LaunchContext } from '../stack/launch-context.ts'
import { mysqlKind, startMysql } from './mysql.ts'
import { redisKind, startRedis } from './redis.ts'
import type { RedisUser } from './redis-users.ts'
import { programRequirementOf, requirementOf } from './server.ts'

/** Ready databases. `parts` are the ones that run below this process. */
export type Databases = {
  mysqlAdminUrl: string
  redisUrls: Record<RedisUser, string>
  parts: Part[]
  stop: () => Promise<void>
}

export const databaseRequirements = [mysqlKind, redisKind].map(requirementOf)
export const serverProgramRequirements = [mysqlKind, redisKind].map(programRequirementOf)

/**
 * Starts or finds MySQL and Redis for a data folder, in parallel, after one installation of what is missing. Throws one
 * clear line if the folder is in use or a server is unavailable; nothing is left running then.
 */
export async function startDatabases(context: LaunchContext): Promise<Databases> {
  const release = lockDataDir(context.dataDir, 'databases')
  try {
    await installMissing(databaseRequirements, context)
    const { stop, ...databases } = await startBoth(context)
    return { ...databases, stop: () => stop().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

async function startBoth(context: LaunchContext): Promise<Databases> {
  const started = await Promise.allSettled([startMysql(context), startRedis(context)])
  const servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()))
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
