import { once } from 'node:events'
import { readConfig } from '@recruit/chassis/config'
import { historyOf } from '@recruit/chassis/history'
import { createLogger } from '@recruit/chassis/logger'
import { connectMysql } from '@recruit/chassis/mysql'
import { connectRedis } from '@recruit/chassis/redis'
import { databaseUrl } from '@recruit/chassis/secrets'
import { sessionStore } from '@recruit/chassis/session-store'
import { whyGuessable } from '@recruit/contract/staff-key'
import { z } from 'zod'
import { ROLES, staffKeyStore } from './staff-key.model.ts'
import { setKeys } from './use-cases/set-keys.ts'

const isProduction = process.env.NODE_ENV === 'production'
const staffKey = z
  .string()
  .superRefine((key, context) => {
    const why = isProduction && whyGuessable(key)
    if (why) context.addIssue({ code: 'custom', message: `${why}: choose another` })
  })
  .optional()

/**
 * Sets keys from the environment and prints which: `{"set":["admin"]}`. The keys themselves are never printed.
 * `sign-out` sets none and ends every session: after a backup was restored, the keys are those of another day.
 */
const config = readConfig(
  {
    MYSQL_URL: databaseUrl(process.env),
    REDIS_URL: databaseUrl(process.env),
    ADMIN_KEY: staffKey,
    MANAGER_KEY: staffKey,
    MODE: z.enum(['init', 'rotate', 'sign-out']),
  },
  process.env,
)
const db = connectMysql(config.MYSQL_URL)
const redis = connectRedis(config.REDIS_URL, createLogger('keys', 'error'))
try {
  await once(redis, 'ready', { signal: AbortSignal.timeout(5_000) })
  const given = { admin: config.ADMIN_KEY, manager: config.MANAGER_KEY }
  const sessions = sessionStore(redis)
  const { MODE } = config
  if (MODE === 'sign-out') for (const role of ROLES) await sessions.endAll(role)
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
