import { createConnection, type ResultSetHeader } from 'mysql2/promise'

/** As if every message of a stack had left: told once results were public, which are hidden again. Answers how many there are. */
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
