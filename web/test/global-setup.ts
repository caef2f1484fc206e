import { startTestDatabases } from '@recruit/local/testing/databases'
import { KEYS, prepareWeb } from '@recruit/local/testing/stack'
import { makeTemplate } from '@recruit/local/testing/template'

/** The built site and one MySQL for the whole run; each worker's stack makes schemas of its own in it. */
export default async function globalSetup() {
  if (process.env.TEST_BASE_URL) return
  await prepareWeb()
  const databases = await startTestDatabases()
  await makeTemplate(databases.mysqlAdminUrl, KEYS)
  process.env.TEST_MYSQL_URL = databases.mysqlAdminUrl
  return databases.stop
}
