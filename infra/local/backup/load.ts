import { isDeepStrictEqual } from 'node:util'
import type { Connection, ResultSetHeader } from 'mysql2'
import { services } from '../src/paths.ts'
import { PlainError } from '../src/plain-error.ts'
import { waitUntil } from '../src/process/wait.ts'
import { assertSchemasOfThisVersion } from './fits.ts'
import { type Header, isRow, isTable, type Row, readBackup } from './format.ts'
import { allTables, ask, listOf, rowsOf, type Source, schemaName, type Table } from './tables.ts'
import { lineAbout } from './take.ts'

type Restore = { file: string; header: Header; replace: boolean; say: (line: string) => void }

const BATCH_ROWS = 500
// Far below any server's limit of a statement.
const BATCH_LENGTH = 500_000

/**
 * Replaces the data of the schemas by a checked backup, in one transaction over all three: on any failure the old data
 * stay, and no reader sees half of it. Tables, rights and triggers stay. Every value is read back and compared before
 * the commit.
 */
export async function loadBackup(connection: Connection, source: Source, restore: Restore): Promise<void> {
  const { file, header, replace, say } = restore
  await assertSchemasOfThisVersion(connection, source)
  await assertNobodyConnected(connection, source)
  const tables = await allTables(connection, source)
  await connection.promise().query('START TRANSACTION')
  for (const table of tables) {
    if (header.schemas[table.schema].rows[table.name] === undefined)
      throw otherTable(table.schema, table.name)
    if (!replace) await assertEmpty(connection, source, table)
    await connection.promise().query(`DELETE FROM ${table.id}`)
  }
  await insertAll(connection, tables, file)
  await compareAll(connection, tables, file)
  const cancelled = await cancelMessages(connection, source)
  await connection.promise().query('COMMIT')
  for (const service of services) say(lineAbout(header, service))
  if (cancelled) say(`messages: ${cancelled} that had not left are cancelled: they may have left since.`)
}

/** Messages that were waiting at the time of the backup may have been sent since, so none is sent again. */
async function cancelMessages(connection: Connection, source: Source): Promise<number> {
  const [{ affectedRows }] = await connection.promise().query<ResultSetHeader>(
    `UPDATE \`${schemaName(source, 'applicants')}\`.messages SET state = 'cancelled',
      text = IF(kind = 'staffLink', '', text), receiver_address = IF(kind = 'staffLink', '', receiver_address)
      WHERE state IN ('queued', 'sending', 'handed')`,
  )
  return affectedRows
}

/** Running programs would continue with their caches, and overwrite restored data. */
async function assertNobodyConnected(connection: Connection, source: Source): Promise<void> {
  const schemas = services.map((service) => schemaName(source, service))
  let names: string[] = []
  const isNobody = async () => {
    const found = await ask<{ name: string }>(
      connection,
      'SELECT DISTINCT db AS name FROM information_schema.processlist WHERE db IN (?) AND id <> CONNECTION_ID()',
      [schemas],
    )
    names = found.map(({ name }) => name)
    return names.length === 0
  }
  await waitUntil(isNobody, { what: 'MySQL', limitMs: 3_000 }).catch(() => {
    throw new PlainError(
      `Programs are connected to ${names.join(', ')}: stop the services first. Nothing was changed.`,
    )
  })
}

async function assertEmpty(connection: Connection, source: Source, table: Table): Promise<void> {
  const some = await ask(connection, `SELECT 1 FROM ${table.id} LIMIT 1`)
  if (some.length)
    throw new PlainError(
      `${schemaName(source, table.schema)}.${table.name} is not empty: \`-- --replace\` replaces everything there is; back it up first. Nothing was changed.`,
    )
}

async function insertAll(connection: Connection, tables: Table[], file: string): Promise<void> {
  let into = ''
  let batch: Row[] = []
  let length = 0
  const flush = async () => {
    if (batch.length) await connection.promise().query(`INSERT INTO ${into} VALUES ?`, [batch])
    batch = []
    length = 0
  }
  for await (const entry of readBackup(file)) {
    if (isRow(entry)) {
      batch.push(entry)
      length += entry.reduce((sum, value) => sum + (value?.length ?? 0), 0)
      if (batch.length >= BATCH_ROWS || length >= BATCH_LENGTH) await flush()
    } else if (isTable(entry)) {
      await flush()
      const table = tableFor(entry, tables)
      into = `${table.id} (${listOf(table.columns)})`
    }
  }
  await flush()
}

/** Catches a schema that was changed by hand, outside of the migrations. */
function tableFor(entry: { schema: string; table: string; columns: string[] }, tables: Table[]): Table {
  const table = tables.find(({ schema, name }) => schema === entry.schema && name === entry.table)
  if (!table || !isDeepStrictEqual(table.columns, entry.columns)) throw otherTable(entry.schema, entry.table)
  return table
}
const otherTable = (schema: string, table: string) =>
  new PlainError(`${schema}.${table} is another table here than in the backup. Nothing was changed.`)

async function compareAll(connection: Connection, tables: Table[], file: string): Promise<void> {
  let table: Table | undefined
  let stored: AsyncGenerator<Row> | undefined
  const assertNext = async (row: Row | undefined) => {
    if (!table) return
    const { value } = (await stored?.next()) ?? {}
    if (!isSame(table, row, value ?? undefined))
      throw new PlainError(
        `${table.schema}.${table.name} was not stored as it is in the backup. Nothing was changed.`,
      )
  }
  for await (const entry of readBackup(file)) {
    if (isRow(entry)) await assertNext(entry)
    else if (isTable(entry)) {
      await assertNext(undefined)
      table = tableFor(entry, tables)
      stored = rowsOf(connection, table)
    }
  }
  await assertNext(undefined)
}

function isSame({ columns, json }: Table, row: Row | undefined, stored: Row | undefined): boolean {
  if (!row || !stored) return row === stored
  return columns.every((column, at) => {
    const [was, is] = [row[at], stored[at]]
    if (was === is || typeof was !== 'string' || typeof is !== 'string') return was === is
    return json.includes(column) && isDeepStrictEqual(JSON.parse(was), JSON.parse(is))
  })
}
