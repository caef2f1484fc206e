import { BEHIND_PROXY } from '@recruit/local/testing/addresses'
import { openPeriod } from '@recruit/local/testing/people'
import { startTestStack, type TestStack } from '@recruit/local/testing/stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, inject } from 'vitest'

/** The whole product behind a proxy for the test file that imports this, in its period, with an admin. */
export let stack: TestStack
export let admin: Visitor
export let redis: Redis
beforeAll(async () => {
  stack = await startTestStack(inject('mysqlAdminUrl'), BEHIND_PROXY)
  admin = await openPeriod(stack.url)
  redis = new Redis(stack.redisUrl)
})
afterAll(async () => {
  redis?.disconnect()
  await stack?.stop()
})
