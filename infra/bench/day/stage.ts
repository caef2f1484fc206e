import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Part } from '@recruit/local/process/part'
import { BEHIND_PROXY } from '@recruit/local/testing/addresses'
import { startTestDatabases } from '@recruit/local/testing/databases'
import { openPeriod } from '@recruit/local/testing/people'
import { prepareWeb, startTestStack, type TestStack } from '@recruit/local/testing/stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { Redis } from 'ioredis'

/** The product of the busiest days: built, replicated, with an open period. */
export interface Stage {
  stack: TestStack
  /** Every program, MySQL included. */
  parts: Part[]
  admin: Visitor
  stop: () => Promise<void>
}

/**
 * Two replicas of applicants and one gateway behind one trusted proxy. A part named by `profiled` writes a
 * processor profile to a folder when it ends.
 */
export async function setStage(profiled: string | undefined): Promise<Stage> {
  await prepareWeb()
  const databases = await startTestDatabases()
  const stack = await startTestStack(databases.mysqlAdminUrl, BEHIND_PROXY, {
    replicas: { applicants: 2 },
    keepGoing: true,
    ...(profiled && { ownEnv: { [profiled]: profiling() } }),
  })
  const mysql = databases.parts.filter(({ kind }) => kind === 'mysql')
  return {
    stack,
    parts: [...mysql, ...stack.parts],
    admin: await openPeriod(stack.url),
    stop: async () => {
      await stack.stop()
      await databases.stop()
    },
  }
}

/** Deletes everything in Redis. */
export async function flushRedis({ redisUrl }: TestStack): Promise<void> {
  const redis = new Redis(redisUrl)
  await redis.flushall()
  redis.disconnect()
}

function profiling(): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-profile-'))
  console.log(`The profile will be in ${folder}`)
  return { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` }
}
