import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { fill } from '@recruit/local/demo/fill'
import { lastLines } from '@recruit/local/testing/program-logs'
import { ADMIN_KEY, startTestStack, type TestStack } from '@recruit/local/testing/stack'
import { keepsPictures } from './screens.ts'

export { ADMIN_KEY, MANAGER_KEY } from '@recruit/local/testing/stack'

interface WorkerFixtures {
  stack: TestStack
}
interface Fixtures {
  /** Keeps a picture of the whole page under a name, where `PICTURES=on` or `OTHER_SCREENS=on` asks for them: nothing compares them. */
  picture: (page: Page, name: string) => Promise<void>
  /** The programs' last output, attached to a failed test: the run deletes their folders. */
  logs: undefined
}

interface StackOptions {
  env?: Record<string, string>
  delivers?: boolean
  prepare?: (stack: TestStack) => Promise<unknown>
}

/** Starts a stack for a worker and stops it at the end, or uses one that runs already: the product in containers. */
async function useStack(
  use: (stack: TestStack) => Promise<void>,
  { env, delivers = false, prepare }: StackOptions = {},
) {
  if (process.env.TEST_BASE_URL) return use({ url: process.env.TEST_BASE_URL } as TestStack)
  const stack = await startTestStack(process.env.TEST_MYSQL_URL ?? '', env, { delivers })
  await prepare?.(stack)
  await use(stack)
  await stack.stop()
}

const PICTURES = join(import.meta.dirname, '../../artefacts/pictures')

export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to know what a fixture needs
    async ({}, use) => useStack(use),
    { scope: 'worker', timeout: 90_000 },
  ],
  logs: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, info) => {
      await use(undefined)
      if (info.status !== info.expectedStatus)
        console.error(`${info.title}: the programs said last\n${lastLines()}`)
    },
    { auto: true },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  picture: async ({}, use) => {
    if (!keepsPictures) return use(async () => undefined)
    mkdirSync(PICTURES, { recursive: true })
    await use(async (page, name) => {
      await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true })
    })
  },
})

const delivering = () =>
  test.extend<object, WorkerFixtures>({
    stack: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to know what a fixture needs
      async ({}, use) => useStack(use, { env: { MAIL_PER_MINUTE: '60000' }, delivers: true }),
      { scope: 'worker', timeout: 90_000 },
    ],
  })
/** `test` on a stack that also delivers: without a mail server nothing leaves, a dry run. */
export const testDelivering = delivering()
/** The same on a stack of its own, on which no other file has added the settings record. */
export const testFromNothing = delivering()

/** `test` on a stack with the demo's term, which no other file changes. */
export const testDemo = test.extend<object, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to know what a fixture needs
    async ({}, use) => {
      const demo = { adminKey: ADMIN_KEY, count: 60, more: false, say: () => undefined }
      await useStack(use, { prepare: ({ url }) => fill({ ...demo, url }) })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** `test` for stories that change what others on the same stack rely on: `restore` puts it back after each. */
export const testRestoring = (restore: (url: string) => Promise<unknown>) =>
  test.extend<{ restored: undefined }>({
    restored: [
      async ({ stack }, use) => {
        await use(undefined)
        await restore(stack.url)
      },
      { auto: true },
    ],
  })
export { expect } from '@playwright/test'
