import type { TestProject } from 'vitest/node'
import { BEHIND_PROXY } from './addresses.ts'
import { startTestDatabases } from './databases.ts'
import type { SharedStack } from './shared-stack.ts'
import { KEYS, prepareWeb, startTestStack } from './stack.ts'
import { makeTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    mysqlAdminUrl: string
  }
}

/** One MySQL for the whole run, and a stack for each worker. */
export default async function setup(project: TestProject) {
  await prepareWeb()
  const databases = await startTestDatabases()
  await makeTemplate(databases.mysqlAdminUrl, KEYS)
  project.provide('mysqlAdminUrl', databases.mysqlAdminUrl)
  if (project.name === 'proxies') return databases.stop
  // Behind one trusted proxy, so that a test can use any number of addresses.
  const start = () => startTestStack(databases.mysqlAdminUrl, BEHIND_PROXY)
  const stacks = await Promise.all(Array.from({ length: project.vitest.config.maxWorkers }, start))
  const told = stacks.map(({ parts, failed, migrate, stop, ...rest }): SharedStack => rest)
  project.provide('stacks', told)
  return async () => {
    await Promise.all(stacks.map(({ stop }) => stop()))
    await databases.stop()
  }
}
