import { execFileSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { readSecrets } from '../keys/secrets.ts'
import { type Service, services } from '../paths.ts'

/** Each program that talks to Redis is a user of its own there. */
export type RedisUser = 'gateway' | Service
const users: readonly RedisUser[] = ['gateway', ...services]

const COUNT = '+multi +exec +eval +evalsha +get +set +incrby +del +expire +pttl'
const READ_RECORD = '(+get %R~settings:record)'
/** What each may do with which keys: nothing else exists for it. */
const RIGHTS: Record<RedisUser, string> = {
  gateway: `(+getex +del ~session:*) ${READ_RECORD} (${COUNT} ~throttle:gateway:*)`,
  applicants: `${READ_RECORD} (${COUNT} +mget ~throttle:applicants:*)`,
  settings: '+wait (+eval +evalsha +get +set +pexpire +pttl ~settings:record)',
  auth:
    '+multi +exec +discard (+set +del +zadd +zrem +zrange +zremrangebyscore +pexpire ~session:* ~sessions:*) ' +
    `(${COUNT} ~throttle:auth:*)`,
}
/** To connect, to be told of changes, and to be asked whether all is well. */
const EVERYBODY = '-@all +@connection -@dangerous +info +script|load'

/** Rights by key and by way of access came with Redis 7; an older one knows only its own password. */
export const knowsUsers = (program: string): boolean =>
  Number(/v=(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1]) >= 7

/** Lines for the server's configuration; passwords stand there as their hashes. */
export const userLines = (dataDir: string): string[] =>
  users.map((user) => {
    const hash = createHash('sha256').update(passwordOf(dataDir, user)).digest('hex')
    return `user ${user} on #${hash} resetkeys resetchannels ${EVERYBODY} ${RIGHTS[user]}`
  })

/** The address of a server for each user; for one that we did not set up, its own for all. */
export function urlsFor(url: string, dataDir: string | null): Record<RedisUser, string> {
  const urlOf = (user: RedisUser) => {
    if (dataDir === null) return url
    const own = new URL(url)
    own.username = user
    own.password = passwordOf(dataDir, user)
    return own.href
  }
  return {
    gateway: urlOf('gateway'),
    applicants: urlOf('applicants'),
    settings: urlOf('settings'),
    auth: urlOf('auth'),
  }
}

const passwordOf = (dataDir: string, user: RedisUser): string =>
  createHmac('sha256', readSecrets(dataDir).redis).update(`redis ${user}`).digest('base64url')
