import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { addressOf } from '../src/stack/schemas.ts'
import type { TestStack } from './stack.ts'

/** Queries the outbox's schema of a stack for what no call returns; for tests only. */
export async function inOutbox<Row extends object = object>(
  { mysqlAdminUrl, prefix }: Pick<TestStack, 'mysqlAdminUrl' | 'prefix'>,
  sql: string,
  values: (string | null)[] = [],
): Promise<Row[]> {
  const mysql = await createConnection({
    uri: addressOf(mysqlAdminUrl, `${prefix}_applicants`),
    timezone: 'Z',
  })
  try {
    const [found] = await mysql.query<RowDataPacket[]>(sql, values)
    return found as Row[]
  } finally {
    await mysql.end()
  }
}

/** Marks every message as sent, as if results had been public; they are hidden again. Returns how many there are. */
export async function markMessagesSent(stack: Pick<TestStack, 'mysqlAdminUrl' | 'prefix'>): Promise<number> {
  await inOutbox(stack, `UPDATE messages SET state = 'sent', ended_at = UTC_TIMESTAMP(6)`)
  return (await inOutbox(stack, 'SELECT id FROM messages')).length
}
