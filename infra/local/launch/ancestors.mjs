import { readFileSync } from 'node:fs'

const shells = new Set(['sh', 'dash', 'bash', 'ash', 'zsh', 'ksh', 'busybox'])

/**
 * Watches this process's parent, and npm above the shell of its scripts, because a killed npm sends no signal and
 * leaves its shell. Aborts the returned signal when one of them is gone.
 */
export function watchAncestors(everyMs = 250) {
  const gone = new AbortController()
  const isGone = process.platform === 'linux' ? linuxCheck() : parentCheck()
  const timer = setInterval(() => {
    if (!isGone()) return
    clearInterval(timer)
    gone.abort()
  }, everyMs)
  timer.unref()
  return gone.signal
}

function parentCheck() {
  const parent = process.ppid
  return () => process.ppid !== parent
}

function linuxCheck() {
  const parent = readStat(process.ppid)
  const npm =
    process.env.npm_lifecycle_event && parent && shells.has(parent.name) ? readStat(parent.ppid) : null
  const watched = [parent, npm].filter(Boolean)
  // A process id can be reused, an id with its start time cannot.
  return () => watched.some(({ pid, started }) => readStat(pid)?.started !== started)
}

/** The living process with this id, or null. Fields as in proc(5); the name may contain spaces. */
function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = stat.lastIndexOf(')')
    const fields = stat.slice(end + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return null
    return { pid, name: stat.slice(stat.indexOf('(') + 1, end), ppid: Number(fields[1]), started: fields[19] }
  } catch {
    return null
  }
}
