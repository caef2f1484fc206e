import { Redis } from 'ioredis'
import { inject, vi } from 'vitest'
import { noteStack } from './program-logs.ts'
import type { TestStack } from './stack.ts'
import { refillSchemas } from './template.ts'
import { visitor } from './visitor.ts'

/** A stack that runs in another process: a test cannot stop, pause or restart its programs. */
export type SharedStack = Omit<TestStack, 'parts' | 'failed' | 'migrate' | 'stop'>

declare module 'vitest' {
  interface ProvidedContext {
    /** One per worker. */
    stacks: SharedStack[]
  }
}

/**
 * The stack of this worker, as after a first start: no settings record, data, sessions or counts. A file that stops
 * programs, changes their settings, or needs an auth service without known keys uses `startTestStack`.
 */
export async function sharedStack(): Promise<SharedStack> {
  const worker = Number(process.env.VITEST_POOL_ID)
  const stack = inject('stacks')[worker - 1]
  if (!stack) throw new Error(`Worker ${worker} has no stack.`)
  noteStack(stack.dataDir)
  await emptied(stack)
  return stack
}

/** Empties the data; the programs' caches follow, as after a restored backup. */
async function emptied({ mysqlAdminUrl, prefix, redisUrl, url }: SharedStack): Promise<void> {
  const redis = new Redis(redisUrl)
  try {
    await refillSchemas(mysqlAdminUrl, prefix)
    await redis.flushall()
  } finally {
    redis.disconnect()
  }
  // The gateway learns that the record is gone.
  const { call } = visitor(url)
  const isGone = async () => (await call('loadSettings', { key: 1 })).isInDB === 'false'
  await vi.waitUntil(isGone, { timeout: 10_000, interval: 20 })
}
