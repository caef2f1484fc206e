import { closeSync, mkdirSync, openSync, readSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const LARGEST = 10_000_000
const TAIL_BYTES = 8_192

/** A child's log below `<dataDir>/logs`, opened for appending; a large one is set aside first. */
export function openLog(dataDir: string, name: string) {
  const path = join(dataDir, 'logs', `${name}.log`)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  if (sizeOf(path) > LARGEST) renameSync(path, `${path}.1`)
  const begin = sizeOf(path)
  return { path, fd: openSync(path, 'a', 0o600), tail: (lines = 15) => readTail(path, begin, lines) }
}

/** The last lines that were written after `begin`, so that an earlier run's words are never shown as this one's. */
function readTail(path: string, begin: number, lines: number): string {
  const from = Math.max(begin, sizeOf(path) - TAIL_BYTES)
  const buffer = Buffer.alloc(Math.max(0, sizeOf(path) - from))
  const fd = openSync(path, 'r')
  try {
    const read = readSync(fd, buffer, 0, buffer.length, from)
    return buffer.toString('utf8', 0, read).trimEnd().split('\n').slice(-lines).join('\n')
  } finally {
    closeSync(fd)
  }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0
