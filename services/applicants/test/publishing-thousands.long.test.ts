import { BODY_LIMIT_BYTES, BULK_MAX } from '@recruit/contract/constants'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { expect, test } from 'vitest'
import { admin, show, showOnly, stack, submittedPerson, useProduct } from './product.ts'

useProduct()

const PEOPLE = 5_000

/** Submitted applications, each like the first one but for the applicant. */
async function thousands(): Promise<string[]> {
  const { id } = await submittedPerson(1)
  const sql = await createConnection({ uri: stack.mysqlAdminUrl, database: `${stack.prefix}_applicants` })
  const [known] = await sql.query<RowDataPacket[]>(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = DATABASE() AND table_name = 'applications' AND extra NOT LIKE '%GENERATED%'`,
  )
  const columns = known.map(({ name }) => name as string)
  const own: Record<string, string> = {
    id: 'UUID()',
    name: "CONCAT('n', n.number)",
    name_key: "CONCAT('n', n.number)",
  }
  const digits = '(SELECT 0 AS d UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4)'
  const tens =
    '(SELECT 0 AS d UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9)'
  await sql.query(
    `INSERT INTO applications (${columns.join(', ')})
      SELECT ${columns.map((name) => own[name] ?? `a.${name}`).join(', ')} FROM applications AS a
        JOIN (SELECT k.d * 1000 + h.d * 100 + t.d * 10 + o.d AS number
          FROM ${digits} AS k, ${tens} AS h, ${tens} AS t, ${tens} AS o) AS n
        WHERE a.id = ?`,
    [id],
  )
  const [rows] = await sql.query<RowDataPacket[]>(
    "SELECT id FROM applications WHERE name_key LIKE 'n%' AND id <> ?",
    [id],
  )
  await sql.end()
  return rows.map((row) => row.id as string)
}

test('5,000 staged changes are published at once, whichever of them are selected', {
  timeout: 300_000,
}, async () => {
  const ids = await thousands()
  expect(ids).toHaveLength(PEOPLE)
  const decideAll = async (pass: '1stPass' | 'fail') => {
    for (let at = 0; at < PEOPLE; at += BULK_MAX)
      await admin.call('bulkPass', { ids: ids.slice(at, at + BULK_MAX), pass, staged: true })
  }
  const waiting = async () => (await admin.call('unpublished', {})).changes.length
  await show(true)
  await decideAll('1stPass')
  const { changes, seen } = await admin.call('unpublished', {})
  expect(changes).toHaveLength(PEOPLE)
  // The longest selection to send: every change but one is excluded.
  const left = changes.map((_, at) => at).slice(0, -1)
  expect(Buffer.byteLength(JSON.stringify({ seen, left }))).toBeLessThan(BODY_LIMIT_BYTES)
  expect(await admin.call('publish', { seen, left })).toMatchObject({ published: 1 })
  expect(await waiting()).toBe(PEOPLE - 1)
  const rest = await admin.call('unpublished', {})
  const half = rest.changes.flatMap((_, at) => (at % 2 ? [at] : []))
  expect(await admin.call('publish', { seen: rest.seen, left: half })).toMatchObject({
    published: PEOPLE - 1 - half.length,
  })
  expect(await waiting()).toBe(half.length)
  // With one change more than was seen, nothing is published.
  const late = await admin.call('unpublished', {})
  await admin.call('selectPass', { _id: ids[0] ?? '', pass: 'fail', staged: true })
  expect((await admin.send('publish', { seen: late.seen })).status).toBe(409)
  expect(await waiting()).toBeGreaterThanOrEqual(half.length)

  await show(false)
  await decideAll('fail')
  await showOnly(ids[0] ?? '')
  expect(await waiting()).toBe(PEOPLE - 1)
  const last = await admin.call('unpublished', {})
  expect(await admin.call('publish', { seen: last.seen })).toMatchObject({ published: PEOPLE - 1 })
  expect(await waiting()).toBe(0)
})
