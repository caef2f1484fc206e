import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KeyRole } from '@recruit/contract/calls/roles'
import { readSecrets } from '../src/keys/secrets.ts'
import type { Service } from '../src/paths.ts'
import { startRedis } from '../src/servers/redis.ts'
import type { RedisUser } from '../src/servers/redis-users.ts'
import { freePort } from '../src/stack/ports.ts'
import { type SchemaUrls, schemaUrls } from '../src/stack/schemas.ts'
import { type Stack, type StackOptions, startStack } from '../src/stack/stack.ts'
import { buildWeb } from '../src/stack/web-build.ts'
import { forgetStack, noteStack } from './program-logs.ts'
import { copyTemplate, hasTemplate } from './template.ts'

export const KEYS: Record<KeyRole, string> = { admin: 'adm-key-01', manager: 'mgr-key-02' }
export const { admin: ADMIN_KEY, manager: MANAGER_KEY } = KEYS

export interface TestStack extends Stack {
  /** For the user with every right. */
  redisUrl: string
  redisUrls: Record<RedisUser, string>
  schemas: Record<Service, SchemaUrls>
  /** For the account that sees every schema. */
  mysqlAdminUrl: string
  /** The schemas' names are `${prefix}_applicants` and so on. */
  prefix: string
  dataDir: string
}

type TestOptions = Pick<
  StackOptions,
  'env' | 'say' | 'replicas' | 'keepGoing' | 'ownEnv' | 'delivers' | 'programs'
> & {
  /** Migrates its schemas itself, as a first start does. */
  migrates?: boolean
}

/**
 * The whole product for one test file: real processes, its own schemas and Redis on the run's MySQL, a free port, and
 * known keys. `stop` removes everything.
 */
export async function startTestStack(
  mysqlAdminUrl: string,
  extraEnv: Record<string, string> = {},
  { env: given = process.env, migrates = !hasTemplate(mysqlAdminUrl), ...options }: TestOptions = {},
): Promise<TestStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'recruit-test-'))
  const prefix = `t${randomBytes(4).toString('hex')}`
  const env = { ...given, REDIS_URL: undefined, MYSQL_URL: undefined }
  const place = { dataDir, env, say: options.say ?? (() => undefined) }
  // Tests that end single parts need them as processes.
  const redis = await startRedis({ ...place, isDisposable: !options.keepGoing })
  const stack = await startStack({
    ...options,
    ...place,
    port: await freePort(),
    databases: { mysqlAdminUrl, redisUrls: redis.urls, parts: redis.parts, stop: async () => undefined },
    prefix,
    keys: KEYS,
    ...(!migrates && { fillSchemas: copyTemplate }),
    extraEnv,
  })
  noteStack(dataDir)
  return {
    ...stack,
    redisUrl: redis.url,
    redisUrls: redis.urls,
    schemas: schemaUrls(mysqlAdminUrl, readSecrets(dataDir), prefix),
    mysqlAdminUrl,
    prefix,
    dataDir,
    stop: async () => {
      await stack.stop()
      await redis.stop()
      forgetStack(dataDir)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Builds the web app if its sources changed; once per run, before any stack. */
export const prepareWeb = () => buildWeb({ dataDir: tmpdir(), env: process.env, say: () => undefined })
