import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Returns the current value of a key that may be replaced while the process runs. */
export type Rotating<Value> = () => Value

const REREAD_MS = 1_000

/** The text of a key's file without white space around it; undefined if it is unreadable. */
export function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}

/** Reads a key again from its file. An unreadable or malformed one is ignored: the last good one stays valid. */
export function rotating<Value>(first: Value, schema: z.core.$ZodType<Value>, file: string): Rotating<Value> {
  let held = first
  let last: string | undefined
  const reread = () => {
    const text = readKey(file)
    if (text === undefined || text === last) return
    last = text
    const parsed = z.safeParse(schema, text)
    if (parsed.success) held = parsed.data
  }
  setInterval(reread, REREAD_MS).unref()
  return () => held
}
