import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { pipeline as pipe } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Service } from '../src/paths.ts'
import { PlainError } from '../src/plain-error.ts'

/** The first line of a backup: its contents, and the schema that it fits. */
export type Header = {
  format: 'recruit backup'
  version: number
  at: string
  /** The commit that was checked out; empty if unknown. */
  commit: string
  schemas: Record<Service, { migrations: string[]; rows: Record<string, number> }>
}
type TableStart = { schema: Service; table: string; columns: string[] }
/** Every value in MySQL's text form. */
export type Row = (string | null)[]
export type Entry = Header | TableStart | Row
type End = { sha256: string }

export const VERSION = 1

/**
 * Writes entries as compressed JSON lines, their hash last. The file appears atomically, readable for its owner only.
 */
export async function writeBackup(
  file: string,
  entries: AsyncIterable<Entry>,
  signal?: AbortSignal,
): Promise<void> {
  const draft = `${file}.${process.pid}.part`
  const target = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true })
  try {
    await pipeline(linesOf(entries), createGzip(), target, signal ? { signal } : {})
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/** The lines of a backup, their hash last. */
export async function* linesOf(entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const entry of entries) {
    const line = `${JSON.stringify(entry)}\n`
    hash.update(line)
    yield line
  }
  const end: End = { sha256: hash.digest('hex') }
  yield `${JSON.stringify(end)}\n`
}

/** The entries of a backup. Throws at the latest after the last one if the file is damaged. */
export async function* readBackup(file: string): AsyncGenerator<Entry> {
  const hash = createHash('sha256')
  let end: End | undefined
  try {
    for await (const line of linesIn(file)) {
      if (end) throw new Error('something follows its end')
      const entry = JSON.parse(line) as Entry | End
      if ('sha256' in entry) end = entry
      else {
        hash.update(`${line}\n`)
        yield entry
      }
    }
    if (!end) throw new Error('its end is missing')
    if (end.sha256 !== hash.digest('hex')) throw new Error('its checksum differs')
  } catch (error) {
    throw new PlainError(`${file} is not a whole backup: ${(error as Error).message}. Nothing was changed.`)
  }
}

/** Not readline, which ends a line at U+2028 too, a character that JSON leaves as it is. */
async function* linesIn(file: string): AsyncGenerator<string> {
  const bytes = pipe(createReadStream(file), createGunzip(), () => {})
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) throw new Error('it ends within a line')
}

export const isRow = (entry: Entry): entry is Row => Array.isArray(entry)
export const isTable = (entry: Entry): entry is TableStart => 'table' in entry

/** Reads a whole backup. Returns its header, or throws one line that explains why it cannot be restored. */
export async function checkBackup(file: string): Promise<Header> {
  let header: Header | undefined
  let count: Record<string, number> = {}
  let table = ''
  const counts: Record<string, Record<string, number>> = {}
  for await (const entry of readBackup(file)) {
    if (!header) header = knownHeader(file, entry)
    else if (isTable(entry)) {
      counts[entry.schema] ??= {}
      count = counts[entry.schema] ?? {}
      table = entry.table
      count[table] = 0
    } else count[table] = (count[table] ?? 0) + 1
  }
  if (!header) throw new PlainError(`${file} is not a whole backup: it is empty. Nothing was changed.`)
  for (const [schema, { rows }] of Object.entries(header.schemas))
    for (const [name, expected] of Object.entries(rows))
      if (counts[schema]?.[name] !== expected)
        throw new PlainError(`${file} has not as many ${schema}.${name} as it says. Nothing was changed.`)
  return header
}

function knownHeader(file: string, entry: Entry): Header {
  if (!('format' in entry) || entry.format !== 'recruit backup')
    throw new PlainError(`${file} is no backup of this product.`)
  if (entry.version !== VERSION)
    throw new PlainError(
      `${file} is of format ${entry.version}, this version reads ${VERSION}: check out the version that made it${at(entry)}.`,
    )
  return entry
}
export const at = ({ commit }: Header): string => (commit ? ` (git checkout ${commit})` : '')
