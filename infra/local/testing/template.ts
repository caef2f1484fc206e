import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import type { Keys } from '../src/keys/auth-keys.ts'
import { firstKeys } from '../src/keys/set-keys.ts'
import { services } from '../src/paths.ts'
import { startRedis } from '../src/servers/redis.ts'
import { migratedSchemas } from '../src/stack/product.ts'

/** The prefix of the schemas that a run migrates once and each stack copies, which saves four programs each. */
const TEMPLATE = 'template'

/** Creates schemas with all migrations and these keys, for `copyTemplate`. */
export async function makeTemplate(mysqlAdminUrl: string, keys: Keys): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'recruit-template-'))
  const place = { dataDir, env: { ...process.env, REDIS_URL: undefined }, say: () => undefined }
  const redis = await startRedis({ ...place, isDisposable: true })
  try {
    const schemas = await migratedSchemas(place, mysqlAdminUrl, TEMPLATE)
    await firstKeys(place, keys, { mysqlUrl: schemas.auth.app, redisUrl: redis.urls.auth })
  } finally {
    await redis.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.env.TEST_TEMPLATE = mysqlAdminUrl
}

/** Whether this run has a template on this server; a test's own server has none. */
export const hasTemplate = (mysqlAdminUrl: string) => process.env.TEST_TEMPLATE === mysqlAdminUrl

/** Fills new, empty schemas with tables, procedures and rows of the template. */
export const copyTemplate = (mysqlAdminUrl: string, prefix: string): Promise<void> =>
  forEachSchema(mysqlAdminUrl, prefix, copySchema)

/** The applicants service reads it once and keeps it. */
const KEPT = ['pseudonym_key']

/** Resets the rows of filled schemas to the template's. */
export const refillSchemas = (mysqlAdminUrl: string, prefix: string): Promise<void> =>
  forEachSchema(mysqlAdminUrl, prefix, async (admin, from, to) => {
    for (const table of await tablesOf(admin, from)) {
      if (KEPT.includes(table)) continue
      await admin.query(`DELETE FROM \`${to}\`.\`${table}\``)
      await admin.query(`INSERT INTO \`${to}\`.\`${table}\` SELECT * FROM \`${from}\`.\`${table}\``)
    }
  })

async function forEachSchema(
  mysqlAdminUrl: string,
  prefix: string,
  work: (admin: Connection, from: string, to: string) => Promise<void>,
): Promise<void> {
  const admin = await createConnection({ uri: new URL('/', mysqlAdminUrl).href, connectTimeout: 5_000 })
  try {
    await admin.query('SET FOREIGN_KEY_CHECKS = 0')
    for (const service of services) await work(admin, `${TEMPLATE}_${service}`, `${prefix}_${service}`)
  } finally {
    await admin.end()
  }
}

const tablesOf = (admin: Connection, schema: string) =>
  named(
    admin,
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?',
    schema,
    'name',
  )

const named = async (admin: Connection, query: string, schema: string, field: string): Promise<string[]> =>
  (await admin.query<RowDataPacket[]>(query, [schema]))[0].map((row) => String(row[field]))

async function copySchema(admin: Connection, from: string, to: string): Promise<void> {
  const ask = (query: string, field: string) => named(admin, query, from, field)
  const procedures = await ask(
    'SELECT routine_name AS name FROM information_schema.routines WHERE routine_schema = ?',
    'name',
  )
  await admin.query(`USE \`${to}\``)
  for (const table of await tablesOf(admin, from)) {
    for (const statement of await ask(`SHOW CREATE TABLE \`${from}\`.\`${table}\``, 'Create Table'))
      await admin.query(statement)
    await admin.query(`INSERT INTO \`${table}\` SELECT * FROM \`${from}\`.\`${table}\``)
  }
  // The procedure acts as the account of the migrations, one per schema.
  for (const procedure of procedures)
    for (const statement of await ask(
      `SHOW CREATE PROCEDURE \`${from}\`.\`${procedure}\``,
      'Create Procedure',
    ))
      await admin.query(statement.replaceAll(`\`${from}_ddl\``, `\`${to}_ddl\``))
}
