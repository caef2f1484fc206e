import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'

const IMPORT = /\b(?:from|import)\s*\(?\s*'((?:\.|@recruit\/)[^']+)'/g

/** Our files that a program consists of: its entry and all its imports. */
export function modulesOf(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found
  found.add(entry)
  if (!existsSync(entry)) return found
  for (const [, target = ''] of readFileSync(entry, 'utf8').matchAll(IMPORT)) {
    const file = fileOf(entry, target)
    if (file) modulesOf(file, found)
  }
  return found
}

function fileOf(from: string, target: string): string | null {
  if (target.startsWith('.')) return resolve(dirname(from), target)
  try {
    return createRequire(from).resolve(target)
  } catch {
    // A missing file: the program itself reports it when it starts.
    return null
  }
}
