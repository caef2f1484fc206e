import { createConnection, type ResultSetHeader } from 'mysql2/promise'

/**
 * Marks every message of a stack as sent, as if results had been public; they are hidden again. Returns how many there
 * are.
 */
export async function markMessagesSent(stack: { mysqlAdminUrl: string; prefix: string }): Promise<number> {
  const url = new URL(stack.mysqlAdminUrl)
  url.pathname = `/${stack.prefix}_applicants`
  const mysql = await createConnection(url.href)
  const [{ affectedRows }] = await mysql.query<ResultSetHeader>(
    `UPDATE messages SET state = 'sent', ended_at = UTC_TIMESTAMP(6)`,
  )
  await mysql.end()
  return affectedRows
}
