import { createConnection, type RowDataPacket } from 'mysql2/promise'
import type { TestStack } from './stack.ts'

/** Asks the schema of a stack in which messages lie, for what no call tells: tests alone look there. */
export async function inOutbox<Row extends object = object>(
  { mysqlAdminUrl, prefix }: Pick<TestStack, 'mysqlAdminUrl' | 'prefix'>,
  sql: string,
  values: (string | null)[] = [],
): Promise<Row[]> {
  const url = new URL(mysqlAdminUrl)
  url.pathname = `/${prefix}_applicants`
  const mysql = await createConnection({ uri: url.href, timezone: 'Z' })
  try {
    const [found] = await mysql.query<RowDataPacket[]>(sql, values)
    return found as Row[]
  } finally {
    await mysql.end()
  }
}
