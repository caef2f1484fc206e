import { execFileSync } from 'node:child_process'
import type { Connection } from 'mysql2'
import { root, type Service, services } from '../src/paths.ts'
import { type Entry, type Header, VERSION } from './format.ts'
import { allTables, ask, migrationsIn, rowsOf, type Source, schemaName, type Table } from './tables.ts'

/**
 * Everything in the three schemas at one moment, while others write: one transaction on one connection sees a snapshot.
 * Only rows: the migrations of the version in the header create tables and rights. `say` receives a line per schema.
 */
export async function* takeBackup(
  connection: Connection,
  source: Source,
  say: (line: string) => void,
): AsyncGenerator<Entry> {
  await connection.promise().query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY')
  const tables = await allTables(connection, source)
  const tablesOf = (service: Service) => tables.filter(({ schema }) => schema === service)
  const schemas: Partial<Header['schemas']> = {}
  for (const service of services)
    schemas[service] = {
      migrations: await migrationsIn(connection, schemaName(source, service)),
      rows: await countRows(connection, tablesOf(service)),
    }
  const header: Header = {
    format: 'recruit backup',
    version: VERSION,
    at: new Date().toISOString(),
    commit: commitHere(),
    schemas: schemas as Header['schemas'],
  }
  yield header
  for (const service of services) {
    for (const table of tablesOf(service)) {
      yield { schema: service, table: table.name, columns: table.columns }
      yield* rowsOf(connection, table)
    }
    say(lineAbout(header, service))
  }
  await connection.promise().query('COMMIT')
}

async function countRows(connection: Connection, tables: Table[]) {
  const rows: Record<string, number> = {}
  for (const { name, id } of tables) {
    const [found] = await ask<{ count: number }>(connection, `SELECT COUNT(*) AS count FROM ${id}`)
    rows[name] = Number(found?.count)
  }
  return rows
}

/** `auth: 2 staff_keys, 5 history` */
export const lineAbout = ({ schemas }: Header, service: Service): string => {
  const counts = Object.entries(schemas[service].rows).map(([table, count]) => `${count} ${table}`)
  return `${service}: ${counts.join(', ')}`
}

function commitHere(): string {
  // An image holds no repository, but its version.
  if (process.env.BUILD_VERSION) return process.env.BUILD_VERSION
  try {
    const git = ['rev-parse', '--short', 'HEAD']
    return execFileSync('git', git, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    // Not a clone, or no git: the migrations in the header still identify the version.
    return ''
  }
}
