// Plain JavaScript: the installation takes locks too.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Takes a lock file for this process, or returns null while a living process holds it; takes over a dead process's
 * lock. Call the result to release it.
 */
export function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true })
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, identityOf(process.pid) ?? '', { mode: 0o600 })
  try {
    for (let tries = 0; tries < 3; tries++) {
      // A link, unlike a file that is being written, is never seen empty.
      if (linked(mine, file)) return () => rmSync(file, { force: true })
      if (isHeld(file) || !setAside(file, `${mine}.stale`)) return null
    }
    return null
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Whether the process with this identity lives. */
export const isAlive = (identity) => identity !== '' && identityOf(Number.parseInt(identity, 10)) === identity

export const isHeld = (file) => isAlive(readIfThere(file) ?? '')

/** The id and, on Linux, the start time: an id alone may have been reused. */
export function identityOf(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return null
  }
  if (process.platform !== 'linux') return String(pid)
  const stat = statOf(pid)
  return stat && `${pid} ${stat.started}`
}

/** A living process of Linux, or null. Fields as in proc(5); the name may contain spaces. */
export function statOf(pid) {
  const stat = readIfThere(`/proc/${pid}/stat`) ?? ''
  const end = stat.lastIndexOf(')')
  const fields = stat.slice(end + 2).split(' ')
  if (end < 0 || fields[0] === 'Z' || fields[0] === 'X') return null
  return { name: stat.slice(stat.indexOf('(') + 1, end), ppid: Number(fields[1]), started: fields[19] }
}

/**
 * Moves a dead process's lock away. Returns false, and restores the lock, if another process took it over meanwhile.
 */
function setAside(file, stale) {
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

function linked(from, to) {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

export function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
