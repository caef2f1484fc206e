import { readSecrets } from '../keys/secrets.ts'
import type { Wait } from '../process/wait.ts'
import { mayBeContainer } from '../providers/choice.ts'
import { startKeptContainer } from '../providers/kept-container.ts'
import type { Provider } from '../providers/provider.ts'
import { runTestContainer } from '../providers/test-container.ts'
import type { LaunchContext } from '../stack/launch-context.ts'
import { freePort } from '../stack/ports.ts'
import { redisConfig } from './redis-config.ts'
import { REDIS_READY_LIMIT_MS, type RedisServer, redisAnswers, soughtRedis } from './redis-settings.ts'
import { urlsFor, userLines } from './redis-users.ts'

const PORT = 6379
const FOLDER = '/data'

/** A container with temporary data, for tests. */
export const testRedis: Provider = async (context) => {
  const container = await runTestContainer(context, {
    image: soughtRedis(context.env).image,
    port: PORT,
    files: { '/etc/redis.conf': configFor(context) },
    command: ['redis-server', '/etc/redis.conf'],
    inMemory: FOLDER,
  })
  if (!container) return null
  const url = `redis://:${readSecrets(context.dataDir).redis}@${container.address}`
  try {
    await redisAnswers(url, wait(context))
  } catch (error) {
    await container.stop()
    throw error
  }
  const server: RedisServer = {
    url,
    urls: urlsFor(url, context.dataDir),
    parts: [],
    stop: container.stop,
  }
  return server
}

/** A container with its data in a named volume. */
export const keptRedis: Provider = async (context) => {
  if (context.isDisposable || !mayBeContainer(context, soughtRedis(context.env))) return null
  const port = await freePort()
  const url = `redis://:${readSecrets(context.dataDir).redis}@127.0.0.1:${port}`
  const part = await startKeptContainer(context, {
    name: 'redis',
    image: soughtRedis(context.env).image,
    url,
    port: { outside: port, inside: PORT },
    folder: FOLDER,
    secretEnv: { REDIS_CONFIG: configFor(context) },
    options: ['--user', 'redis'],
    command: ['sh', '-c', WRITE_AND_RUN],
    ready: (child) => redisAnswers(url, { ...wait(context), child }),
  })
  if (!part) return null
  const server: RedisServer = { url, urls: urlsFor(url, context.dataDir), parts: [part], stop: part.stop }
  return server
}

// A mounted file would have to be readable for the engine's choice of a user.
const WRITE_AND_RUN =
  'umask 077; printf %s "$REDIS_CONFIG" >/tmp/redis.conf; unset REDIS_CONFIG; exec redis-server /tmp/redis.conf'

function configFor({ dataDir }: LaunchContext): string {
  const password = readSecrets(dataDir).redis
  return redisConfig({ bind: '* -::*', port: PORT, folder: FOLDER, password, users: userLines(dataDir) })
}

const wait = ({ signal }: LaunchContext): Wait => ({ what: 'Redis', limitMs: REDIS_READY_LIMIT_MS, signal })
