import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { afterInstalling } from './apt.ts'
import { spawnChild } from './child.ts'
import { runContainer } from './containers.ts'
import { baseEnv } from './environment.ts'
import { guarded } from './guarded.ts'
import { images } from './images.ts'
import { climb, findProgram, type Place, type Rung, type Server } from './ladder.ts'
import { createPart } from './part.ts'
import { freePort } from './ports.ts'
import { redisConfig } from './redis-config.ts'
import { knowsUsers, type RedisUser, urlsFor, userLines } from './redis-users.ts'
import { readSecrets } from './secrets.ts'
import { type Wait, waitUntil } from './wait.ts'

const READY_LIMIT_MS = 30_000

/** A ready Redis. `url` may do everything; `urls` are for the programs of the product. */
export type RedisServer = Server & { urls: Record<RedisUser, string> }

const named: Rung = async ({ env, signal }) => {
  if (!env.REDIS_URL) return null
  await answers(env.REDIS_URL, { what: 'The Redis of REDIS_URL', limitMs: 15_000, signal })
  return { url: env.REDIS_URL, parts: [], stop: async () => {} }
}

const contained: Rung = async (place) => {
  const password = readSecrets(place.dataDir).redis
  const users = userLines(place.dataDir)
  const config = redisConfig({ bind: '* -::*', port: 6379, folder: '/data', password, users })
  const container = await runContainer(place, {
    image: place.env.REDIS_IMAGE || images.redis,
    port: 6379,
    files: { '/etc/redis.conf': config },
    command: ['redis-server', '/etc/redis.conf'],
    inMemory: '/data',
  })
  if (!container) return null
  const url = `redis://:${password}@${container.address}`
  try {
    await answers(url, { what: 'Redis', limitMs: READY_LIMIT_MS, signal: place.signal })
  } catch (error) {
    await container.stop()
    throw error
  }
  const server: RedisServer = { url, urls: urlsFor(url, place.dataDir), parts: [], stop: container.stop }
  return server
}

const privateServer: Rung = async (place) => {
  const home = join(place.dataDir, 'redis')
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const program = redisProgram(place, home)
  if (!program) return null
  const password = readSecrets(place.dataDir).redis
  const users = knowsUsers(program) ? userLines(place.dataDir) : []
  const port = await freePort()
  const url = `redis://:${password}@127.0.0.1:${port}`
  const part = createPart({
    name: 'redis',
    kind: 'redis',
    url,
    isGuarded: true,
    spawn: () =>
      spawnChild({
        name: 'redis',
        ...guarded(program, [writeConfig(home, port, password, users)]),
        env: baseEnv(place.env, place.dataDir),
        dataDir: place.dataDir,
      }),
    ready: (child) => answers(url, { what: 'Redis', limitMs: READY_LIMIT_MS, signal: place.signal, child }),
    died: (failure) => place.died?.(failure),
  })
  await part.start()
  const urls = urlsFor(url, users.length ? place.dataDir : null)
  const server: RedisServer = { url, urls, parts: [part], stop: part.stop }
  return server
}

/**
 * A ready Redis: the one of REDIS_URL, else a container where its data need not last, else a private server with its
 * data in the data folder. A new way goes into the list below.
 */
export async function startRedis(place: Place): Promise<RedisServer> {
  const server = await climb(
    [named, contained, privateServer, afterInstalling(['redis-tools'], privateServer)],
    place,
    'No Redis found: install redis-server or valkey-server (macOS: brew install redis) or set REDIS_URL.',
  )
  return { urls: urlsFor(server.url, null), ...server }
}

/**
 * Debian's redis-tools holds the whole server as `redis-check-rdb`; the name that it is called by decides. Unlike
 * the package redis-server it starts no system service, so that is what we install.
 */
function redisProgram({ env }: Place, home: string): string | null {
  const server = findProgram(['redis-server', 'valkey-server'], env)
  const tool = server ? null : findProgram(['redis-check-rdb'], env)
  if (!tool) return server
  const link = join(home, 'redis-server')
  rmSync(link, { force: true })
  symlinkSync(tool, link)
  return link
}

/** In a file for the owner alone: anybody may read a command line. */
function writeConfig(home: string, port: number, password: string, users: string[]): string {
  const file = join(home, 'redis.conf')
  rmSync(file, { force: true })
  writeFileSync(file, redisConfig({ bind: '127.0.0.1', port, folder: home, password, users }), {
    mode: 0o600,
  })
  return file
}

const answers = (url: string, wait: Wait) =>
  waitUntil(async () => {
    const redis = new Redis(url, {
      lazyConnect: true,
      retryStrategy: () => null,
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
