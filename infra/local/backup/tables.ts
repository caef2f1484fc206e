import { connectionTo } from '@recruit/chassis/mysql/mysql-address'
import { type Connection, createConnection, type RowDataPacket, type TypeCastField } from 'mysql2'
import { type Service, services } from '../src/paths.ts'
import { PlainError } from '../src/plain-error.ts'
import { within } from '../src/process/wait.ts'
import { addressOf } from '../src/stack/schemas.ts'
import type { Row } from './format.ts'

/** The three schemas on a server: `${prefix}_applicants` and so on, with an account that sees them all. */
export type Source = { url: string; prefix: string }
export type Table = {
  schema: Service
  name: string
  /** As in SQL: `schema`.`table`. */
  id: string
  columns: string[]
  /** Columns whose text form may differ between servers: only their value counts. */
  json: string[]
  key: string[]
}

const LIMIT_MS = 30 * 60_000
// The same on every server, regardless of its defaults; the backup waits for no lock.
const SESSION = `SET SESSION time_zone = '+00:00', sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO',
  foreign_key_checks = 0, lock_wait_timeout = 30, innodb_lock_wait_timeout = 30`

/** Runs the work over one connection; on a failure or interruption, the server rolls back. */
export async function withConnection<Result>(
  { url }: Source,
  what: string,
  work: (connection: Connection) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const connection = createConnection({ ...connectionTo(addressOf(url)), charset: 'utf8mb4' })
  // The next statement fails with the same error.
  connection.on('error', () => {})
  const all = async () => {
    await connection.promise().query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ')
    await connection.promise().query(SESSION)
    return work(connection)
  }
  try {
    return await within(all(), { what, limitMs: LIMIT_MS, signal })
  } catch (error) {
    const { sqlMessage } = error as { sqlMessage?: string }
    throw sqlMessage ? new PlainError(`${what} failed, MySQL says: ${sqlMessage}`) : error
  } finally {
    connection.destroy()
  }
}

export const schemaName = ({ prefix }: Source, service: Service) => `${prefix}_${service}`

export async function ask<Found>(connection: Connection, sql: string, values: unknown[] = []) {
  const [rows] = await connection.promise().query<RowDataPacket[]>(sql, values)
  return rows as Found[]
}

export async function migrationsIn(connection: Connection, schema: string): Promise<string[]> {
  const there = await ask(
    connection,
    "SELECT 1 FROM information_schema.tables WHERE table_schema = ? AND table_name = 'migrations'",
    [schema],
  )
  if (!there.length)
    throw new PlainError(
      `There is no ${schema} here, or this account may not see it: start the product once.`,
    )
  const names = await ask<{ name: string }>(
    connection,
    `SELECT name FROM \`${schema}\`.migrations ORDER BY name`,
  )
  return names.map(({ name }) => name)
}

/** Every table of a service but the list of migrations, with its stored columns. */
async function tablesIn(connection: Connection, source: Source, schema: Service): Promise<Table[]> {
  const columns = await ask<{ tableName: string; name: string; type: string; columnKey: string }>(
    connection,
    `SELECT table_name AS tableName, column_name AS name, data_type AS type, column_key AS columnKey
      FROM information_schema.columns
      WHERE table_schema = ? AND table_name <> 'migrations' AND COALESCE(generation_expression, '') = ''
      ORDER BY table_name, ordinal_position`,
    [schemaName(source, schema)],
  )
  const byTable = Map.groupBy(columns, ({ tableName }) => tableName)
  return [...byTable].map(([name, own]) => {
    const namesOf = (some: typeof own) => some.map((column) => column.name)
    const key = namesOf(own.filter(({ columnKey }) => columnKey === 'PRI'))
    if (!key.length) throw new Error(`${schema}.${name} has no primary key`)
    return {
      schema,
      name,
      id: `\`${schemaName(source, schema)}\`.\`${name}\``,
      columns: namesOf(own),
      json: namesOf(own.filter(({ type }) => type === 'json')),
      key,
    }
  })
}

/** The tables of all three services, in the order of a backup. */
export async function allTables(connection: Connection, source: Source): Promise<Table[]> {
  const tables: Table[] = []
  for (const service of services) tables.push(...(await tablesIn(connection, source, service)))
  return tables
}

export const listOf = (names: string[]) => names.map((name) => `\`${name}\``).join(', ')

/** A table's rows in the order of its primary key. */
export async function* rowsOf(connection: Connection, { id, columns, key }: Table): AsyncGenerator<Row> {
  const sql = `SELECT ${listOf(columns)} FROM ${id} ORDER BY ${listOf(key)}`
  yield* connection.query({ sql, rowsAsArray: true, typeCast: asText }).stream() as AsyncIterable<Row>
}

/** Invalid text and byte order marks must not change silently. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
function asText(field: TypeCastField): string | null {
  const bytes = field.buffer()
  return bytes && decoder.decode(bytes)
}
