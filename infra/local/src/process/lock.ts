import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Takes a lock file that names this process, or answers null while a living process holds it. A lock left by a
 * dead process is taken over. Released by calling the result.
 */
export function takeLock(file: string): (() => void) | null {
  mkdirSync(dirname(file), { recursive: true })
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, identityOf(process.pid) ?? '', { mode: 0o600 })
  try {
    for (let tries = 0; tries < 3; tries++) {
      // A link, unlike a file written in place, is never seen empty.
      if (linked(mine, file)) return () => rmSync(file, { force: true })
      if (isHeld(file) || !setAside(file, `${mine}.stale`)) return null
    }
    return null
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Whether the process that wrote this identity still lives. */
export const isAlive = (identity: string): boolean =>
  identity !== '' && identityOf(Number.parseInt(identity, 10)) === identity

/** Number and, on Linux, start time: a number alone may have been given to another process since. */
export function identityOf(pid: number): string | null {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null
  }
  if (process.platform !== 'linux') return String(pid)
  const stat = readIfThere(`/proc/${pid}/stat`)
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields && fields[0] !== 'Z' ? `${pid} ${fields[19]}` : null
}

/** Moves a dead process's lock away. False when somebody else took it over in between: theirs is put back. */
function setAside(file: string, stale: string): boolean {
  try {
    renameSync(file, stale)
  } catch {
    return true
  }
  const wasHeld = isHeld(stale)
  if (wasHeld) linked(stale, file)
  rmSync(stale, { force: true })
  return !wasHeld
}

const isHeld = (file: string): boolean => isAlive(readIfThere(file) ?? '')

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
