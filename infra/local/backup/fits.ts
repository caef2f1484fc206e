import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Connection } from 'mysql2'
import { entries, type Service, services } from '../src/paths.ts'
import { PlainError } from '../src/plain-error.ts'
import { at, type Header } from './format.ts'
import { migrationsIn, type Source, schemaName } from './tables.ts'

const migrationsOf = (service: Service): string[] =>
  readdirSync(join(dirname(entries.migrations[service]), '../migrations'))
    .filter((name) => /^\d.*\.ts$/.test(name))
    .sort()
    .map((name) => basename(name, '.ts'))

/** Throws unless the backup has exactly the schema of this version. */
export function assertOfThisVersion(file: string, header: Header): void {
  for (const service of services) {
    const { lacking, unknown } = differences(header.schemas[service].migrations, migrationsOf(service))
    if (unknown)
      throw new PlainError(
        `${file} was made by a newer version: its ${service} has ${unknown}. Check that version out${at(header)} and restore with it. Nothing was changed.`,
      )
    if (lacking)
      throw new PlainError(
        `${file} was made by an older version: its ${service} has no ${lacking}. Check that version out${at(header)}, restore with it into an empty place, then start this one: it brings the data up to date. Nothing was changed.`,
      )
  }
}

/** Throws unless the schemas on the server are those of this version. */
export async function assertSchemasOfThisVersion(connection: Connection, source: Source): Promise<void> {
  for (const service of services) {
    const schema = schemaName(source, service)
    const { lacking, unknown } = differences(await migrationsIn(connection, schema), migrationsOf(service))
    if (unknown)
      throw new PlainError(
        `${schema} has ${unknown}, which this version does not know: check out the one that runs here.`,
      )
    if (lacking)
      throw new PlainError(`${schema} has no ${lacking} yet: run the migrations first; \`npm start\` does.`)
  }
}

function differences(found: string[], expected: string[]) {
  if (isDeepStrictEqual(found, expected)) return {}
  return {
    unknown: found.find((name) => !expected.includes(name)),
    lacking: expected.find((name) => !found.includes(name)),
  }
}
