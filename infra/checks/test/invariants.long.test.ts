import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { services } from '@recruit/local/paths'
import { ADMIN_KEY, startTestStack } from '@recruit/local/testing/stack'
import { type Connection, createConnection } from 'mysql2/promise'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fill } from '../../local/demo/fill.ts'
import { checkAll, invariants } from '../invariants/check.ts'
import { openReader } from '../invariants/reader.ts'
import { linesOf } from '../invariants/report.ts'
import { type Schemas, schemasAt } from '../invariants/sources.ts'
import { breaks } from './breaks.ts'
import { runCheck } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'recruit-invariants-'))
const metrics = join(folder, 'recruit.prom')
let schemas: Schemas
let prefix: string
/** Addresses of the services' own accounts, in files as containers receive them. */
const ownFiles: Record<string, string> = {}
let mysql: Connection

beforeAll(async () => {
  const stack = await startTestStack(inject('mysqlAdminUrl'))
  await fill({ url: stack.url, adminKey: ADMIN_KEY, count: 120, more: false, say: () => undefined })
  ;({ prefix } = stack)
  for (const service of services) {
    const file = join(folder, service)
    writeFileSync(file, `${stack.schemas[service].app}\n`)
    ownFiles[`${service.toUpperCase()}_MYSQL_URL_FILE`] = file
  }
  schemas = schemasAt(inject('mysqlAdminUrl'), prefix)
  // The product must not repair what the test breaks.
  await stack.stop()
  mysql = await createConnection({ uri: inject('mysqlAdminUrl'), multipleStatements: false })
  await mysql.query("SET SESSION time_zone = '+00:00', foreign_key_checks = 0")
  // One of the terms has expired long ago.
  await mysql.query(`USE ${prefix}_settings`)
  await mysql.query('UPDATE settings SET term = 1000')
  await mysql.query(`INSERT INTO terms (term, closed_at) VALUES (900, '2020-01-31 00:00:00')`)
}, 180_000)
afterAll(async () => {
  await mysql?.end()
  rmSync(folder, { recursive: true })
})

const command = (args: string[], more: Record<string, string> = {}) => {
  const env = { INIT_CWD: folder, MYSQL_URL: `${inject('mysqlAdminUrl')}${prefix}`, ...more }
  return runCheck('invariants/invariants.ts', args, env)
}

const tableOf = (statement: string) => /^(?:ALTER TABLE|UPDATE|INSERT INTO) (\w+)/.exec(statement)?.[1] ?? ''

/** Restores tables after some work. */
async function without(schema: string, changed: string[], work: () => Promise<void>): Promise<void> {
  const tables = new Set(changed)
  await mysql.query(`USE ${prefix}_${schema}`)
  for (const table of tables) {
    await mysql.query(`CREATE TABLE kept_${table} LIKE ${table}`)
    await mysql.query(`INSERT INTO kept_${table} SELECT * FROM ${table}`)
  }
  try {
    await work()
  } finally {
    for (const table of tables) {
      await mysql.query(`DROP TABLE ${table}`)
      await mysql.query(`RENAME TABLE kept_${table} TO ${table}`)
    }
  }
}

test('a healthy product breaks none, and the command says so', async () => {
  expect(linesOf(await checkAll(schemas))).toEqual([])
  const { code, output } = await command(['--metrics', 'recruit.prom'])
  expect([code, output]).toEqual([0, expect.stringMatching(/^\d+ invariants, 0 broken, [\d.]+ s\n$/)])
  const text = readFileSync(metrics, 'utf8')
  expect(text).toContain('recruit_invariant_breaches{name="message-once"} 0\n')
  expect(text).toMatch(/^recruit_invariants_checked_seconds \d{10}$/m)
})

test("the services' own accounts are enough", async () => {
  const given: Record<string, string> = { ...ownFiles, MYSQL_URL: 'mysql://nobody@127.0.0.1:9/x' }
  expect(await command([], given)).toMatchObject({ code: 0, output: expect.stringContaining(' 0 broken') })
  const { APPLICANTS_MYSQL_URL_FILE: _, ...two } = given
  expect((await command([], two)).code).toBe(1)
})

test.each(services)('every invariant of %s is broken below, and every name is one of its own', (schema) => {
  expect(Object.keys(breaks[schema]).sort()).toEqual(invariants[schema].map(({ name }) => name).sort())
  const all = services.flatMap((one) => invariants[one].map(({ name }) => name))
  expect(new Set(all).size).toBe(all.length)
})

const cases = services.flatMap((schema) =>
  Object.entries(breaks[schema]).map(([name, sql]) => ({ schema, name, sql: [sql].flat() })),
)
test.each(cases)('$name is noticed', async ({ schema, name, sql }) => {
  await without(schema, sql.map(tableOf), async () => {
    for (const statement of sql) await mysql.query(statement)
    const found = (await checkAll(schemas, (one) => one === name)).find((one) => one.name === name)
    expect(found?.schema).toBe(schema)
    expect(found?.ids.length).toBeGreaterThan(0)
  })
})

test('the command names what is broken by ids alone and ends with 1', async () => {
  await without('applicants', ['applications'], async () => {
    await mysql.query('UPDATE applications SET submitted_at = NULL WHERE submissions > 0')
    const { code, output } = await command(['--metrics', 'recruit.prom'])
    expect(code).toBe(1)
    expect(output).toMatch(/^submission-is-whole: \d+ in applicants\. What was submitted/m)
    expect(output.match(/^ {2}[0-9a-f-]{36}$/gm)).toHaveLength(20)
    expect(output).toMatch(/^ {2}and \d+ more$/m)
    expect(output).toMatch(/invariants, [12] broken/)
    const [people] = await mysql.query(
      'SELECT name, student_id AS id, ewhaian_id AS ewhaian FROM applications',
    )
    for (const { name, ewhaian } of people as Record<string, string>[]) {
      expect(output).not.toContain(String(name))
      expect(output).not.toContain(String(ewhaian))
    }
    expect(readFileSync(metrics, 'utf8')).toMatch(/breaches\{name="submission-is-whole"\} [1-9]/)
  })
})

test('what is asked can write nothing', async () => {
  const reader = await openReader(schemas.settings)
  const write = { name: 'write', says: '', sql: 'DELETE FROM settings' }
  await expect(reader.breaches(write, {})).rejects.toThrow(/READ ONLY/)
  await reader.close()
})
