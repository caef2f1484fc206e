import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { redisOptions } from '@recruit/chassis/redis/redis'
import { parseRedisAddress } from '@recruit/chassis/redis/redis-address'
import { Redis } from 'ioredis'
import { findProgram } from '../install/machine.ts'
import { readSecrets } from '../keys/secrets.ts'
import { type Wait, waitUntil } from '../process/wait.ts'
import { baseEnv } from '../stack/environment.ts'
import type { LaunchContext } from '../stack/launch-context.ts'
import { freePort } from '../stack/ports.ts'
import { knowsUsers, type RedisUser, redisConfig, urlsFor, userLines } from './redis-users.ts'
import { type Server, startServer } from './server.ts'
import { type ServerKind, startGuarded } from './server-kind.ts'

const PORT = 6379
const FOLDER = '/data'
// A mounted file would have to be readable for the engine's choice of a user.
const WRITE_AND_RUN =
  'umask 077; printf %s "$REDIS_CONFIG" >/tmp/redis.conf; unset REDIS_CONFIG; exec redis-server /tmp/redis.conf'

// Debian's redis-tools contains the whole server and, unlike redis-server, starts no system service.
const debian = ['redis-tools']
export const redisKind: ServerKind = {
  name: 'redis',
  prefix: 'REDIS',
  title: 'Redis',
  label: 'Redis or Valkey',
  packages: { debian, ubuntu: debian, fedora: ['valkey'], macos: ['redis'] },
  // The last is Debian's server under its name in redis-tools.
  programs: ['redis-server', 'valkey-server', 'redis-check-rdb'],
  ownFile: 'redis.conf',
  readyLimitMs: 30_000,
  answers: redisAnswers,
  container: ({ dataDir }) => {
    const place = { bind: '* -::*', port: PORT, folder: FOLDER }
    const config = redisConfig({ ...place, password: readSecrets(dataDir).redis, users: userLines(dataDir) })
    return {
      port: PORT,
      folder: FOLDER,
      secretEnv: { REDIS_CONFIG: config },
      options: ['--user', 'redis'],
      command: ['sh', '-c', WRITE_AND_RUN],
      urlAt: (address) => urlOf(dataDir, address),
    }
  },
  async startProcess(context, found) {
    const { dataDir, env } = context
    const home = join(dataDir, 'redis')
    mkdirSync(home, { recursive: true, mode: 0o700 })
    const program = underItsName(found, home)
    const users = knowsUsers(program) ? userLines(dataDir) : []
    const port = await freePort()
    const config = { bind: '127.0.0.1', port, folder: home, password: readSecrets(dataDir).redis, users }
    const part = await startGuarded(context, redisKind, urlOf(dataDir, `127.0.0.1:${port}`), () => {
      // In a file for the owner only, because every user can read a command line.
      const file = join(home, 'redis.conf')
      rmSync(file, { force: true })
      writeFileSync(file, redisConfig(config), { mode: 0o600 })
      return { program, args: [file], env: baseEnv(env, dataDir) }
    })
    return { part, hasUsers: users.length > 0 }
  },
}

/** A ready Redis. `url` has every right; `urls` are for the programs of the product. */
export async function startRedis(
  context: LaunchContext,
): Promise<Server & { urls: Record<RedisUser, string> }> {
  const server = await startServer(redisKind, context)
  return { ...server, urls: urlsFor(server.url, server.hasUsers ? context.dataDir : null) }
}

/** The path of a Redis server, or null. */
export function redisProgram(env: NodeJS.ProcessEnv, folder: string): string | null {
  const found = findProgram(redisKind.programs, env)
  return found && underItsName(found, folder)
}

/**
 * Debian's redis-tools contains the whole server as `redis-check-rdb`; its name decides what it does, so a link to it
 * is created in `folder`.
 */
function underItsName(program: string, folder: string): string {
  if (basename(program) !== 'redis-check-rdb') return program
  const link = join(folder, 'redis-server')
  rmSync(link, { force: true })
  symlinkSync(program, link)
  return link
}

const urlOf = (dataDir: string, address: string) => `redis://:${readSecrets(dataDir).redis}@${address}`

/** Resolves when the server at this address answers a ping. */
function redisAnswers(url: string, wait: Wait): Promise<void> {
  return waitUntil(async () => {
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
}
