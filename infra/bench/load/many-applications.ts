import type { TestStack } from '@recruit/local/testing/stack'
import { type Connection, createConnection } from 'mysql2/promise'

/** Rows per statement, so that a transaction's undo log stays small. */
const AT_ONCE = 50_000
const DIGITS = `(SELECT 0 AS digit ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `UNION ALL SELECT ${digit}`).join(' ')})`

/** The ids of the number-th copy of this application: everything else is the same. */
export const copied = (name: string, number: number) => ({
  name,
  studentId: String(number).padStart(7, '0'),
  ewhaianId: `bench${number}`,
})

/** Copies this application until there are `count`. */
export async function copyTo({ mysqlAdminUrl, prefix }: TestStack, id: string, count: number): Promise<void> {
  const mysql = await createConnection(mysqlAdminUrl)
  const table = `${prefix}_applicants.applications`
  const [fields] = await mysql.query(`SHOW COLUMNS FROM ${table}`)
  const same = (fields as { Field: string }[])
    .map(({ Field }) => Field)
    .filter((name) => !['id', 'student_id', 'ewhaian_id'].includes(name))
    .join(', ')
  const numbers = `SELECT a.digit + 10 * b.digit + 100 * c.digit + 1000 * d.digit + 10000 * e.digit + ? AS number
    FROM ${['a', 'b', 'c', 'd', 'e'].map((name) => `${DIGITS} AS ${name}`).join(', ')}`
  for (let made = 1; made < count; made += AT_ONCE) {
    await mysql.query(
      `INSERT INTO ${table} (id, student_id, ewhaian_id, ${same})
        SELECT UUID(), LPAD(number, 7, '0'), CONCAT('bench', number), ${same}
        FROM ${table}, (${numbers}) AS numbers
        WHERE id = ? AND number < ?`,
      [made, id, Math.min(count, made + AT_ONCE)],
    )
  }
  await mysql.query(`ANALYZE TABLE ${table}`)
  await settled(mysql, table)
  await mysql.end()
}

/** Waits until the server is as on any day: rows on the disk, the index in memory. */
async function settled(mysql: Connection, table: string): Promise<void> {
  await mysql.query(`FLUSH TABLES ${table} FOR EXPORT`)
  await mysql.query('UNLOCK TABLES')
  await mysql.query(`SELECT COUNT(*) FROM ${table} FORCE INDEX (identity) WHERE term >= 0`)
}
