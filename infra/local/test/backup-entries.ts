import { join } from 'node:path'
import { type Entry, type Header, isRow, isTable, readBackup, writeBackup } from '../backup/format.ts'
import { dataDir, file } from './backup-product.ts'

export function rowsIn(entries: Entry[], wanted: string): Record<string, string | null>[] {
  const found: Record<string, string | null>[] = []
  let columns: string[] | undefined
  for (const entry of entries)
    if (isTable(entry)) columns = `${entry.schema}.${entry.table}` === wanted ? entry.columns : undefined
    else if (columns && isRow(entry))
      found.push(Object.fromEntries(columns.map((column, at) => [column, entry[at] ?? null])))
  return found
}
/** Each application with its status, and with the last one in the history. */
export function statusesIn(entries: Entry[]) {
  const last = new Map(
    rowsIn(entries, 'applicants.history')
      .filter(({ what }) => what === 'pass')
      .map(({ about, to_text }) => [about, to_text]),
  )
  return rowsIn(entries, 'applicants.applications').map(({ id, pass }) => ({
    pass,
    history: last.get(id ?? '') ?? 'default',
  }))
}
export async function whole(path: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const entry of readBackup(path)) entries.push(entry)
  return entries
}

/** The backup with a change, and a matching checksum. */
async function forged(name: string, change: (entry: Entry) => Entry): Promise<string> {
  const target = join(dataDir, name)
  const entries = await whole(file)
  await writeBackup(
    target,
    (async function* () {
      for (const entry of entries) yield change(structuredClone(entry))
    })(),
  )
  return target
}
export const withHeader = (name: string, change: (header: Header) => void) =>
  forged(name, (entry) => {
    if ('format' in entry) change(entry)
    return entry
  })
/** Changes a value in the rows of a table. */
export const withValue = (name: string, where: string, column: string, value: string) => {
  let at = -1
  return forged(name, (entry) => {
    if (isTable(entry)) at = `${entry.schema}.${entry.table}` === where ? entry.columns.indexOf(column) : -1
    else if (at >= 0 && isRow(entry)) entry[at] = value
    return entry
  })
}

const WAITING = ['queued', 'sending', 'handed']
/** The rows after a restore: unsent messages are cancelled. */
export function asRestored(entries: Entry[]): Entry[] {
  let at = -1
  return entries.map((entry) => {
    if (isTable(entry)) at = entry.table === 'messages' ? entry.columns.indexOf('state') : -1
    return isRow(entry) && at >= 0 ? entry.with(at, cancelledOf(entry[at] ?? '')) : entry
  })
}
const cancelledOf = (state: string) => (WAITING.includes(state) ? 'cancelled' : state)

/** The same for values in MySQL's text form. */
export function valuesAsRestored(all: Record<string, unknown[]>): Record<string, unknown[]> {
  const messages = all['applicants.messages']?.map((line) => {
    const row = JSON.parse(String(line)) as { state: string }
    const state = cancelledOf(Buffer.from(row.state, 'hex').toString())
    return JSON.stringify({ ...row, state: Buffer.from(state).toString('hex').toUpperCase() })
  })
  return { ...all, 'applicants.messages': messages?.toSorted() ?? [] }
}
