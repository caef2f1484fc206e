import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { afterAll, inject } from 'vitest'
import type { Source } from '../backup/tables.ts'
import { root, type Service, services } from '../src/paths.ts'
import { startRedis } from '../src/servers/redis.ts'
import { baseEnv } from '../src/stack/environment.ts'
import { freePort } from '../src/stack/ports.ts'
import { type Stack, startStack } from '../src/stack/stack.ts'
import { enrolledPerson, type newPerson, openPeriod, wholeContent } from '../testing/people.ts'
import { KEYS } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'

/** A product with databases of its own, to be filled, backed up, stopped and restored. */
export const dataDir = mkdtempSync(join(tmpdir(), 'recruit-backup-'))
export const elsewhere = mkdtempSync(join(tmpdir(), 'recruit-backup-'))
export const file = join(dataDir, 'quiet.backup.gz')
const prefix = `b${process.pid}`
export const source: Source = { url: inject('mysqlAdminUrl'), prefix }
export const say = () => undefined
export const redis = await startRedis({ dataDir, env: { ...process.env, REDIS_URL: undefined }, say })
export const env = { MYSQL_URL: `${inject('mysqlAdminUrl')}${prefix}`, REDIS_URL: redis.url }

const run = promisify(execFile)
/** `npm run backup`, `restore` or `keys` without npm. Returns the output, also of a refusal. */
export const command = (
  script: string,
  args: string[],
  more: Record<string, string> = {},
  folder = dataDir,
) =>
  run(process.execPath, [join(root, 'infra/local', script), ...args], {
    cwd: root,
    env: { ...baseEnv(process.env, folder), ...more },
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => {
      return { code: error.code, output: error.stdout + error.stderr }
    },
  )
export const backup = (args: string[], more?: Record<string, string>, folder?: string) =>
  command('backup/backup.ts', args, more, folder)
export const restore = (args: string[], more: Record<string, string> = env, folder?: string) =>
  command('backup/restore.ts', args, more, folder)

export let stack: Stack
export async function start(): Promise<void> {
  stack = await startStack({
    ...{ dataDir, env: { ...process.env, ...env }, say },
    ...{ port: await freePort(), keys: KEYS },
  })
}

export const mysql = await createConnection(inject('mysqlAdminUrl'))
export const nameOf = (service: Service) => `${prefix}_${service}`
const query = async <Found>(sql: string, values: unknown[] = []) =>
  (await mysql.query<RowDataPacket[]>(sql, values))[0] as Found[]

/** Every value of every table as MySQL's own bytes, without the code under test. */
export async function everything(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {}
  for (const service of services) {
    const columns = await query<{ t: string; c: string }>(
      `SELECT table_name AS t, column_name AS c FROM information_schema.columns WHERE table_schema = ?
        ORDER BY table_name, ordinal_position`,
      [nameOf(service)],
    )
    for (const [table, own] of Map.groupBy(columns, ({ t }) => t)) {
      const values = own.map(({ c }) => `HEX(CONCAT(\`${c}\`)) AS \`${c}\``).join(', ')
      const rows = await query(`SELECT ${values} FROM ${nameOf(service)}.${table}`)
      all[`${service}.${table}`] = rows.map((row) => JSON.stringify(row)).sort()
    }
  }
  return all
}

/** The states of messages at the backup; a restore cancels all but the last two. */
export const MESSAGE_STATES = [
  'queued',
  'draft',
  'approved',
  'sending',
  'handed',
  'sent',
  'uncertain',
] as const
export const PEOPLE = ['default', '1stPass', 'finalPass', 'fail'] as const
const LONG = '가😀𝒳é"\\\'\n\t\u2028%'.repeat(100)
export const people: { person: ReturnType<typeof newPerson>; id: string; text: string }[] = []

export const exportsOf = async (staff: Visitor) => {
  const terms = [1, 2].map((term) => staff.call('exportApplicants', { term }))
  return (await Promise.all(terms)).map(({ csv }) => csv)
}

/** Creates two terms of applications in all statuses. Returns the admin. */
export async function fill(): Promise<Visitor> {
  const admin = await openPeriod(stack.url)
  for (const pass of PEOPLE) {
    const { browser, id } = await enrolledPerson(stack.url, 1)
    await browser.call('savePage2', { id, ...wholeContent, isFinalSubmit: true })
    await admin.call('selectPass', { _id: id, pass })
  }
  await admin.call('newTerm', {})
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true, cardinalNumber: '46' })
  for (const [at, pass] of PEOPLE.entries()) {
    const text = [...LONG].slice(0, 1000 - at).join('')
    const { person, browser, id } = await enrolledPerson(stack.url, 2)
    await browser.call('savePage2', {
      id,
      ...wholeContent,
      applyReason: text,
      isFinalSubmit: pass !== 'fail',
    })
    await browser.send('savePage1', { id, major: `고친 전공 ${at} 🎈` }, { 'Idempotency-Key': randomUUID() })
    await admin.call('selectPass', { _id: id, pass })
    await admin.call('setInterviewDate', { _id: id, date: `11월 ${at + 1}일 19:00` })
    people.push({ person, id, text })
  }
  // A receipt in every state.
  const [first, ...others] = MESSAGE_STATES
  await mysql.query(`UPDATE ${nameOf('applicants')}.messages SET state = ?`, [first])
  for (const state of others)
    await mysql.query(
      `UPDATE ${nameOf('applicants')}.messages SET state = ? WHERE state = ? ORDER BY id LIMIT 1`,
      [state, first],
    )
  // Values that no form sends, but a column can hold.
  await mysql.query(
    `INSERT INTO ${nameOf('applicants')}.applications
      (id, term, name, student_id, ewhaian_id, team, interview_hours, apply_reason, activity_plan, created_at) VALUES
      ('odd', 1, ?, '0', '', 3, '[1,  2]', '', ?, '2026-01-02 03:04:05.000001')`,
    ['\ufeffB\0M ', '\r\n\u2029\u001a'],
  )
  return admin
}

afterAll(async () => {
  await stack?.stop()
  await redis.stop()
  for (const service of services) {
    await mysql.query(`DROP DATABASE IF EXISTS ${nameOf(service)}`)
    for (const user of [nameOf(service), `${nameOf(service)}_ddl`])
      await mysql.query(`DROP USER IF EXISTS ?@'%'`, [user])
  }
  await mysql.end()
  for (const folder of [dataDir, elsewhere]) rmSync(folder, { recursive: true, force: true })
})
