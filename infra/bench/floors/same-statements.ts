import { isDeepStrictEqual } from 'node:util'
import type { TestStack } from '@recruit/local/testing/stack'
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'

/** Sent beside the calls: a question of the health check, and one that every eighth write asks by chance. */
const BESIDE = /^(SELECT name FROM migrations|SELECT CAST\(at AS CHAR\)|SET )/

/** Throws where the two do not send the same statements: then the floor is no floor, and its constants are out of date. */
export async function assertSameStatements(
  stack: TestStack,
  ours: () => Promise<unknown>,
  floor: () => Promise<unknown>,
): Promise<void> {
  const mysql = await createConnection(stack.mysqlAdminUrl)
  try {
    const [here, there] = [await statementsOf(mysql, stack, ours), await statementsOf(mysql, stack, floor)]
    if (!here.length || !isDeepStrictEqual(here, there))
      throw new Error(`The floor sends other statements.\n${here.join('\n')}\n\nFloor:\n${there.join('\n')}`)
  } finally {
    await mysql.end()
  }
}

/** By MySQL's general log, in an order of their own: two that are sent at the same time may come in either. */
async function statementsOf(
  mysql: Connection,
  { prefix }: TestStack,
  ask: () => Promise<unknown>,
): Promise<string[]> {
  await mysql.query("SET GLOBAL log_output = 'TABLE'")
  await mysql.query('TRUNCATE mysql.general_log')
  await mysql.query('SET GLOBAL general_log = ON')
  try {
    await ask()
  } finally {
    await mysql.query('SET GLOBAL general_log = OFF')
  }
  const [rows] = await mysql.query<RowDataPacket[]>(
    `SELECT CONVERT(argument USING utf8mb4) AS statement FROM mysql.general_log
      WHERE user_host LIKE ? AND command_type IN ('Query', 'Execute')`,
    [`${prefix}_applicants[%`],
  )
  return rows
    .map(({ statement }) => withoutValues(statement))
    .filter((statement) => !BESIDE.test(statement))
    .toSorted()
}

const withoutValues = (statement: string): string =>
  statement
    .replace(/'(?:[^'\\]|\\.|'')*'/g, '?')
    .replace(/\b(\d+|NULL|true|false)\b/g, '?')
    .replace(/\s+/g, ' ')
