import { lockDataDir, makeDataDir } from '../data-dir.ts'
import { installMissing } from '../install/install-missing.ts'
import { findProgram } from '../install/machine.ts'
import type { Requirement } from '../install/requirement.ts'
import type { Part } from '../process/part.ts'
import type { Sought } from '../providers/choice.ts'
import type { LaunchContext } from '../stack/launch-context.ts'
import { mysqlRequirement, startMysql } from './mysql.ts'
import { soughtMysql } from './mysql-settings.ts'
import { redisRequirement, startRedis } from './redis.ts'
import { soughtRedis } from './redis-settings.ts'
import type { RedisUser } from './redis-users.ts'

/** Ready databases. `parts` are the ones that run below this process. */
export type Databases = {
  mysqlAdminUrl: string
  redisUrls: Record<RedisUser, string>
  parts: Part[]
  stop: () => Promise<void>
}

export const databaseRequirements = [mysqlRequirement, redisRequirement]

/** The servers as programs: tests start, kill and stop some of their own as processes. */
export const serverProgramRequirements: Requirement[] = [
  asProgram(mysqlRequirement, soughtMysql),
  asProgram(redisRequirement, soughtRedis),
]

function asProgram(requirement: Requirement, sought: (env: NodeJS.ProcessEnv) => Sought): Requirement {
  return {
    ...requirement,
    isThere: ({ env, machine }) => findProgram(sought(env).programs, env, machine) !== null,
    otherwise: 'put them where PATH leads: tests run them as processes',
  }
}

/**
 * Starts or finds MySQL and Redis for a data folder, in parallel, after one installation of what is missing. Throws one
 * clear line if the folder is in use or a server is unavailable; nothing is left running then.
 */
export async function startDatabases(
  options: Pick<LaunchContext, 'dataDir' | 'env'> & Partial<LaunchContext>,
): Promise<Databases> {
  const context: LaunchContext = { say: console.log, ...options }
  makeDataDir(context.dataDir)
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
