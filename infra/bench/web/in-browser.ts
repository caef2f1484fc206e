import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestDatabases } from '@recruit/local/testing/databases'
import { openPeriod } from '@recruit/local/testing/people'
import { prepareWeb, startTestStack, type TestStack } from '@recruit/local/testing/stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { type Browser, startBrowser } from './browser.ts'

interface BrowserStage {
  browser: Browser
  stack: TestStack
  admin: Visitor
}

/** Measures the built site in a real browser, and removes everything afterwards. */
export async function inBrowser<Result>(measure: (stage: BrowserStage) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-bench-'))
  await prepareWeb()
  const databases = await startTestDatabases()
  const stack = await startTestStack(databases.mysqlAdminUrl)
  const browser = await startBrowser(folder)
  try {
    return await measure({ browser, stack, admin: await openPeriod(stack.url) })
  } finally {
    await browser.stop()
    await stack.stop()
    await databases.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
