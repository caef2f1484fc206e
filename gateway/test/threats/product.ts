import { openPeriod } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { Redis } from 'ioredis'
import { afterAll, beforeAll } from 'vitest'

/** The whole product behind a proxy for the importing test file, with an open period and an admin. */
export let stack: SharedStack
export let admin: Visitor
export let redis: Redis

/** Starts it for the test file that calls this, and ends it behind the tests. */
export function useProduct(): void {
  beforeAll(async () => {
    stack = await sharedStack()
    admin = await openPeriod(stack.url)
    redis = new Redis(stack.redisUrl)
  })
  afterAll(async () => {
    redis?.disconnect()
  })
}
