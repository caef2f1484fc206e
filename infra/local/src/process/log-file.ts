import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Up to four such files per program: the current one and three earlier. */
const LARGEST = 10_000_000
const KEPT = 3
const TAIL_BYTES = 8_192

/**
 * A child's log below `<dataDir>/logs`, opened for appending; `rotate` archives a large one, also during writing, or
 * tries again next time where the disk has no room for that.
 */
export function openLog(dataDir: string, name: string, largest = LARGEST) {
  const path = join(dataDir, 'logs', `${name}.log`)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const rotate = () => {
    if (sizeOf(path) > largest && setAside(path)) begin = 0
  }
  let begin = 0
  rotate()
  begin = sizeOf(path)
  return { path, fd: openSync(path, 'a', 0o600), rotate, tail: (lines = 25) => readTail(path, begin, lines) }
}

/** The child keeps its open file, so the file is copied and emptied. Returns whether that was possible. */
function setAside(path: string): boolean {
  const copy = `${path}.new`
  try {
    copyFileSync(path, copy)
    for (let at = KEPT - 1; at > 0; at--)
      if (existsSync(`${path}.${at}`)) renameSync(`${path}.${at}`, `${path}.${at + 1}`)
    renameSync(copy, `${path}.1`)
    truncateSync(path)
    return true
  } catch {
    rmSync(copy, { force: true, recursive: true })
    return false
  }
}

/** The last lines after `begin`, so that an earlier run's lines never appear as this one's. */
export function readTail(path: string, begin: number, lines: number): string {
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
