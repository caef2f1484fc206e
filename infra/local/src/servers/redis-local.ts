import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findProgram, type Machine } from '../install/machine.ts'
import { readSecrets } from '../keys/secrets.ts'
import { spawnChild } from '../process/child.ts'
import { createPart } from '../process/part.ts'
import { guarded } from '../process/supervised.ts'
import type { Provider } from '../providers/provider.ts'
import { baseEnv } from '../stack/environment.ts'
import { freePort } from '../stack/ports.ts'
import { redisConfig } from './redis-config.ts'
import { REDIS_READY_LIMIT_MS, type RedisServer, redisAnswers, soughtRedis } from './redis-settings.ts'
import { knowsUsers, urlsFor, userLines } from './redis-users.ts'

/** The machine's Redis or Valkey as a private process, with its data in the data folder. */
export const localRedis: Provider = async (context) => {
  const home = join(context.dataDir, 'redis')
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const program = redisProgram(context.env, home, context.machine)
  if (!program) return null
  const password = readSecrets(context.dataDir).redis
  const users = knowsUsers(program) ? userLines(context.dataDir) : []
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
        env: baseEnv(context.env, context.dataDir),
        dataDir: context.dataDir,
      }),
    ready: (child) =>
      redisAnswers(url, { what: 'Redis', limitMs: REDIS_READY_LIMIT_MS, signal: context.signal, child }),
    died: (failure) => context.died?.(failure),
  })
  await part.start()
  const urls = urlsFor(url, users.length ? context.dataDir : null)
  const server: RedisServer = { url, urls, parts: [part], stop: part.stop }
  return server
}

/**
 * The path of a Redis server, or null. Debian's redis-tools contains the whole server as `redis-check-rdb`; its name
 * decides what it does, so a link to it is created in `folder`.
 */
export function redisProgram(env: NodeJS.ProcessEnv, folder: string, machine?: Machine): string | null {
  const found = findProgram(soughtRedis(env).programs, env, machine)
  if (!found || basename(found) !== 'redis-check-rdb') return found
  const link = join(folder, 'redis-server')
  rmSync(link, { force: true })
  symlinkSync(found, link)
  return link
}

/** In a file for the owner only, because every user can read a command line. */
function writeConfig(home: string, port: number, password: string, users: string[]): string {
  const file = join(home, 'redis.conf')
  rmSync(file, { force: true })
  writeFileSync(file, redisConfig({ bind: '127.0.0.1', port, folder: home, password, users }), {
    mode: 0o600,
  })
  return file
}
