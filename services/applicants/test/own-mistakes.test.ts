import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultTemplates } from '@recruit/contract/mail/default-templates'
import { enrolledPerson } from '@recruit/local/testing/people'
import type { Answer } from '@recruit/local/testing/visitor'
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { admin, stack, useProduct } from './product.ts'

useProduct()

let mysql: Connection
let schema: string
beforeAll(async () => {
  mysql = await createConnection(inject('mysqlAdminUrl'))
  schema = `${stack.prefix}_applicants`
})
afterAll(() => mysql?.end())

/** Changes the schema behind the service's back while `use` runs. */
async function whileChanged<Result>(
  change: string,
  back: string,
  use: () => Promise<Result>,
): Promise<Result> {
  await mysql.query(change)
  try {
    return await use()
  } finally {
    await mysql.query(back)
  }
}
const whileRenamed = <Result>(table: string, use: () => Promise<Result>) =>
  whileChanged(
    `RENAME TABLE ${schema}.${table} TO ${schema}.${table}_away`,
    `RENAME TABLE ${schema}.${table}_away TO ${schema}.${table}`,
    use,
  )

/** The metrics' outages of MySQL: failed requests, and commands without an answer. */
async function blame(): Promise<string[]> {
  const text = await (await fetch(`${stack.services.applicants}/metrics`)).text()
  const isBlame =
    /^dependency_failures_total\{.*"mysql"|^dependency_duration_seconds_count\{.*"mysql",outcome="failed"/
  return text.split('\n').filter((line) => isBlame.test(line))
}
const log = () => readFileSync(join(stack.dataDir, 'logs', 'applicants.log'), 'utf8')

const MISTAKE = { status: 500, code: 'internal', reason: 'mistake', retryAfter: null }
const OUTAGE = { status: 503, code: 'unavailable', reason: expect.any(String), retryAfter: '2' }
const failureOf = ({ status, headers, body }: Answer) => ({
  ...{ status, code: body.code, reason: body.reason, retryAfter: headers.get('Retry-After') },
})

test('a column that the program knows and the database does not is a mistake of ours, read or written', async () => {
  const { browser, id } = await enrolledPerson(stack.url)
  const before = await blame()
  const rename = (from: string, to: string) =>
    `ALTER TABLE ${schema}.applications RENAME COLUMN ${from} TO ${to}`
  const answers = await whileChanged(
    rename('major', 'major_away'),
    rename('major_away', 'major'),
    async () => [
      await browser.send('getApplication', { id }),
      await browser.send('savePage1', { id, major: '비밀 전공', version: 1 }),
      await browser.send('savePage1', { id, major: '비밀 전공' }),
    ],
  )
  expect(answers.map(failureOf)).toEqual([MISTAKE, MISTAKE, MISTAKE])
  expect(answers[1]?.body.applicationUpdateSuccess).toBe('fail')
  expect(await blame()).toEqual(before)
  await expect.poll(log).toContain('"code":"ER_BAD_FIELD_ERROR"')
  expect(log()).not.toContain('비밀')
  expect(await browser.call('getApplication', { id })).toMatchObject({ major: '', version: 1 })
})

test('a table that is missing is a mistake of ours, where a repeated write is looked up too', async () => {
  const { browser, id } = await enrolledPerson(stack.url)
  await browser.call('savePage1', { id, major: '하나', version: 1 })
  const before = await blame()
  const key = { 'Idempotency-Key': crypto.randomUUID() }
  const answers = await whileRenamed('outcomes', async () => [
    await browser.send('savePage1', { id, major: '둘', version: 2 }, key),
    await browser.send('savePage1', { id, major: '둘', version: 1 }, key),
  ])
  expect(answers.map(failureOf)).toEqual([MISTAKE, MISTAKE])
  expect(await blame()).toEqual(before)
  expect(await browser.call('getApplication', { id })).toMatchObject({ major: '하나', version: 2 })
})

test('a text that does not fit its column is a mistake of ours, and never cut in silence', async () => {
  const length = (most: number) =>
    `ALTER TABLE ${schema}.message_templates MODIFY subject_ko VARCHAR(${most}) NOT NULL`
  const before = await blame()
  const template = {
    ...defaultTemplates.reminder,
    ko: { ...defaultTemplates.reminder.ko, subject: '마감 안내' },
  }
  const save = () => admin.send('saveTemplate', { kind: 'reminder', version: 0, template })
  const first = await whileChanged(length(3), length(200), save)
  expect(failureOf(first)).toEqual(MISTAKE)
  expect(await blame()).toEqual(before)
  await expect.poll(log).toContain('"code":"ER_DATA_TOO_LONG"')
  expect((await save()).body).toMatchObject({ version: 1 })
  const { templates } = await admin.call('listTemplates', {})
  expect(templates.find(({ kind }) => kind === 'reminder')).toMatchObject({ version: 1, template })
})

test('a lock that is not free in time is an outage, and is counted as one', async () => {
  const { browser, id } = await enrolledPerson(stack.url)
  const before = await blame()
  await mysql.query('BEGIN')
  await mysql.query(`SELECT id FROM ${schema}.applications WHERE id = ? FOR UPDATE`, [id])
  const answer = await browser.send('savePage1', { id, major: '잠긴 전공' })
  await mysql.query('ROLLBACK')
  expect(failureOf(answer)).toEqual(OUTAGE)
  expect(await blame()).not.toEqual(before)
})

test('a database that refuses every connection is an outage', async () => {
  const { browser, id } = await enrolledPerson(stack.url)
  const account = `'${schema}'@'%'`
  const answers = await whileChanged(
    `ALTER USER ${account} ACCOUNT LOCK`,
    `ALTER USER ${account} ACCOUNT UNLOCK`,
    async () => {
      const [open] = await mysql.query<RowDataPacket[]>(
        'SELECT id FROM information_schema.processlist WHERE user = ?',
        [schema],
      )
      for (const connection of open) await mysql.query(`KILL ${connection.id}`).catch(() => undefined)
      return [
        await browser.send('getApplication', { id }),
        await browser.send('savePage1', { id, major: '셋' }),
      ]
    },
  )
  expect(answers.map(failureOf)).toEqual([OUTAGE, OUTAGE])
  await expect.poll(async () => (await browser.send('getApplication', { id })).body.major).toBe('')
})
