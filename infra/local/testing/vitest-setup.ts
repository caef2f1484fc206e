import type { TestProject } from 'vitest/node'
import { startTestDatabases } from './databases.ts'
import { KEYS, prepareWeb } from './stack.ts'
import { makeTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    mysqlAdminUrl: string
  }
}

/** One MySQL for the whole run; each file makes schemas of its own in it. */
export default async function setup(project: TestProject) {
  await prepareWeb()
  const databases = await startTestDatabases()
  await makeTemplate(databases.mysqlAdminUrl, KEYS)
  project.provide('mysqlAdminUrl', databases.mysqlAdminUrl)
  return databases.stop
}
