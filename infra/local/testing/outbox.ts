import { createConnection, type RowDataPacket } from 'mysql2/promise'
import type { TestStack } from './stack.ts'

/** Queries the outbox's schema of a stack for what no call returns; for tests only. */
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
