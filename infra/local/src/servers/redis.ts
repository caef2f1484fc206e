import { withTlsFiles } from '@recruit/chassis/config/tls-files'
import type { Requirement } from '../install/requirement.ts'
import { isProvided } from '../providers/choice.ts'
import { type Provider, startWithFirst } from '../providers/provider.ts'
import type { LaunchContext } from '../stack/launch-context.ts'
import { keptRedis, testRedis } from './redis-container.ts'
import { localRedis } from './redis-local.ts'
import { type RedisServer, redisAnswers, soughtRedis } from './redis-settings.ts'
import { urlsFor } from './redis-users.ts'

// Debian's redis-tools contains the whole server and, unlike redis-server, starts no system service.
const debian = ['redis-tools']
export const redisRequirement: Requirement = {
  name: 'Redis or Valkey',
  isThere: (context) => isProvided(context, soughtRedis(context.env)),
  packages: { debian, ubuntu: debian, fedora: ['valkey'], macos: ['redis'] },
  otherwise: 'start Docker or Podman, or set MYSQL_URL and REDIS_URL',
}

const named: Provider = async ({ env, signal }) => {
  if (!env.REDIS_URL) return null
  const url = withTlsFiles(env.REDIS_URL, 'REDIS', env)
  await redisAnswers(url, { what: 'The Redis of REDIS_URL', limitMs: 15_000, signal })
  return { url, parts: [], stop: async () => {} }
}

/** A ready Redis. Add further providers to this list; `redisRequirement` installs what the last one needs. */
export async function startRedis(context: LaunchContext): Promise<RedisServer> {
  const providers = [named, testRedis, keptRedis, localRedis]
  const server = await startWithFirst(redisRequirement.name, providers, context)
  return { urls: urlsFor(server.url, null), ...server }
}
