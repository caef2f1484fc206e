import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Databases, startDatabases } from '../src/databases.ts'

/** Databases of a test run in a folder of their own, gone with everything in it after `stop`. */
export async function startTestDatabases(): Promise<Databases> {
  const dataDir = mkdtempSync(join(tmpdir(), 'recruit-test-db-'))
  const databases = await startDatabases({ dataDir, env: process.env, say: () => undefined })
  return {
    ...databases,
    stop: async () => {
      await databases.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
