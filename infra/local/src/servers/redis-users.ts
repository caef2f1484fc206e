import { execFileSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { readSecrets } from '../keys/secrets.ts'
import { ofEachService, type Service, services } from '../paths.ts'

/** Each program that uses Redis has a user of its own there. */
export type RedisUser = 'gateway' | Service
const users: readonly RedisUser[] = ['gateway', ...services]

const COUNT = '+multi +exec +eval +evalsha +get +set +incrby +del +expire +pttl'
const READ_RECORD = '(+get %R~settings:record)'
/** The commands and keys of each user; everything else is hidden from it. */
const RIGHTS: Record<RedisUser, string> = {
  gateway: `(+getex +del ~session:*) ${READ_RECORD} (${COUNT} ~throttle:gateway:*)`,
  applicants: `${READ_RECORD} (${COUNT} +mget ~throttle:applicants:*)`,
  settings: '+wait (+eval +evalsha +get +set +pexpire +pttl ~settings:record)',
  auth:
    '+multi +exec +discard (+set +del +zadd +zrem +zrange +zremrangebyscore +pexpire ~session:* ~sessions:*) ' +
    `(${COUNT} ~throttle:auth:*)`,
}
/** For connecting, notices of changes, and health checks. */
const EVERYBODY = '-@all +@connection -@dangerous +info +script|load'

/** Rights by key and access came with Redis 7; an older one has only its own password. */
export const knowsUsers = (program: string): boolean =>
  Number(/v=(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1]) >= 7

/** Lines for the server's configuration, with hashes of the passwords. */
export const userLines = (dataDir: string): string[] =>
  users.map((user) => {
    const hash = createHash('sha256').update(passwordOf(dataDir, user)).digest('hex')
    return `user ${user} on #${hash} resetkeys resetchannels ${EVERYBODY} ${RIGHTS[user]}`
  })

/** The address of a server for each user; a server that we did not set up has one for all. */
export function urlsFor(url: string, dataDir: string | null): Record<RedisUser, string> {
  const urlOf = (user: RedisUser) => {
    if (dataDir === null) return url
    const own = new URL(url)
    own.username = user
    own.password = passwordOf(dataDir, user)
    return own.href
  }
  return { gateway: urlOf('gateway'), ...ofEachService(urlOf) }
}

type RedisConfig = { bind: string; port: number; folder: string; password: string; users: string[] }

/** The configuration of a Redis with persistence and these accounts. */
export const redisConfig = ({ bind, port, folder, password, users }: RedisConfig): string =>
  `${[
    `bind ${bind}`,
    `port ${port}`,
    `requirepass ${password}`,
    ...users,
    `dir ${JSON.stringify(folder)}`,
    'appendonly yes',
    'save ""',
    'daemonize no',
  ].join('\n')}\n`

const passwordOf = (dataDir: string, user: RedisUser): string =>
  createHmac('sha256', readSecrets(dataDir).redis).update(`redis ${user}`).digest('base64url')
