import { once } from 'node:events'
import { historyOf } from '@recruit/chassis/audit-log/audit-log'
import { readConfig } from '@recruit/chassis/config/config'
import { databaseUrl } from '@recruit/chassis/config/secrets'
import { connectMysql } from '@recruit/chassis/mysql/mysql'
import { createLogger } from '@recruit/chassis/observability/logger'
import { connectRedis } from '@recruit/chassis/redis/redis'
import { type SessionStore, sessionStore } from '@recruit/chassis/redis/session-store'
import {
  byKeyRole,
  KEY_ROLE_NAMES,
  type KeyRole,
  type KeyVariable,
  keyVariable,
  ROLE_NAMES,
  type Role,
} from '@recruit/contract/calls/roles'
import { whyGuessable, whyUnusable } from '@recruit/contract/rules/staff-key'
import { normalise } from '@recruit/contract/text'
import { z } from 'zod'
import { hashKey, isKey } from './key.ts'
import { type StaffKeyStore, staffKeyStore } from './staff-key.model.ts'

/**
 * Sets the given keys: `init` only missing ones, `rotate` all, ending every session of their roles. Returns which were
 * set. Throws if a key is unusable or equal to another role's.
 */
async function setKeys(
  store: StaffKeyStore,
  sessions: Pick<SessionStore<Role>, 'endAll'>,
  mode: 'init' | 'rotate',
  given: Partial<Record<KeyRole, string>>,
): Promise<KeyRole[]> {
  const stored = await store.hashes()
  const wanted = KEY_ROLE_NAMES.filter(
    (role) => given[role] !== undefined && (mode === 'rotate' || !stored[role]),
  )
  for (const role of wanted) await assertUsable(role, given, stored, wanted)
  for (const role of wanted) {
    await store.set(role, await hashKey(given[role] ?? ''))
    await sessions.endAll(role)
  }
  return wanted
}

async function assertUsable(
  role: KeyRole,
  given: Partial<Record<KeyRole, string>>,
  stored: Partial<Record<KeyRole, string>>,
  wanted: KeyRole[],
): Promise<void> {
  const key = given[role] ?? ''
  const why = whyUnusable(key)
  if (why) throw new Error(`The ${role} key ${why}.`)
  for (const other of KEY_ROLE_NAMES.filter((one) => one !== role)) {
    const otherHash = stored[other]
    const isEqual = wanted.includes(other)
      ? normalise(given[other] ?? '') === normalise(key)
      : otherHash !== undefined && (await isKey(key, otherHash))
    if (isEqual) throw new Error(`The ${role} key and the ${other} key must differ.`)
  }
}

const isProduction = process.env.NODE_ENV === 'production'
const staffKey = z
  .string()
  .superRefine((key, context) => {
    const why = isProduction && whyGuessable(key)
    if (why) context.addIssue({ code: 'custom', message: `${why}: choose another` })
  })
  .optional()

const keys = Object.fromEntries(KEY_ROLE_NAMES.map((role) => [keyVariable(role), staffKey])) as Record<
  KeyVariable,
  typeof staffKey
>

/**
 * Sets keys from the environment and prints which: `{"set":["admin"]}`, never the keys themselves. `sign-out` sets none
 * and ends every session, because a restored backup has other keys.
 */
const config = readConfig(
  {
    MYSQL_URL: databaseUrl(process.env),
    REDIS_URL: databaseUrl(process.env),
    ...keys,
    MODE: z.enum(['init', 'rotate', 'sign-out']),
  },
  process.env,
)
const db = connectMysql(config.MYSQL_URL)
const redis = connectRedis(config.REDIS_URL, createLogger('keys', 'error'))
try {
  await once(redis, 'ready', { signal: AbortSignal.timeout(5_000) })
  const given = byKeyRole((role) => config[keyVariable(role)])
  const sessions = sessionStore(redis, ROLE_NAMES)
  const { MODE } = config
  if (MODE === 'sign-out') {
    for (const role of KEY_ROLE_NAMES) await sessions.endAll(role)
    await sessions.endMembers()
  }
  const set =
    MODE === 'sign-out' ? [] : await setKeys(staffKeyStore(db, historyOf(db)), sessions, MODE, given)
  console.log(JSON.stringify({ set }))
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown)
  process.exitCode = 1
} finally {
  redis.disconnect()
  await db.close()
}
