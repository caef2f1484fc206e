import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection } from 'mysql2/promise'
import { type Databases, startDatabases } from '../src/servers/databases.ts'
import { addressOf } from '../src/stack/schemas.ts'

/**
 * Databases of a test run, removed by `stop`: containers if an engine runs, else private servers in a folder of their
 * own.
 */
export async function startTestDatabases(): Promise<Databases> {
  const dataDir = mkdtempSync(join(tmpdir(), 'recruit-test-db-'))
  const databases = await startDatabases({ dataDir, env: process.env, say: console.log, isDisposable: true })
  // A failed container is not tried again for each test file.
  if (databases.parts.length > 0) process.env.CONTAINERS = 'off'
  return {
    ...databases,
    stop: async () => {
      await databases.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** An empty schema for one test file, in which the admin has every right; `drop` removes it. */
export async function createTestSchema(adminUrl: string) {
  const name = `t${randomBytes(4).toString('hex')}`
  const admin = await createConnection(adminUrl)
  await admin.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`)
  return {
    url: addressOf(adminUrl, name),
    drop: async () => {
      await admin.query(`DROP DATABASE ${name}`)
      await admin.end()
    },
  }
}
