import { identityOf, isAlive, statOf } from './lock.mjs'

const EVERY_MS = 250
const shells = new Set(['sh', 'dash', 'bash', 'ash', 'zsh', 'ksh', 'busybox'])

/**
 * Watches this process's parent, and npm above the shell of its scripts, because a killed npm sends no signal and
 * leaves its shell. Aborts the returned signal when one of them is gone.
 */
export function watchAncestors() {
  const gone = new AbortController()
  const shell = process.env.npm_lifecycle_event ? statOf(process.ppid) : null
  const npm = shell && shells.has(shell.name) ? [shell.ppid] : []
  const watched = [process.ppid, ...npm].map(identityOf).filter(Boolean)
  const timer = setInterval(() => {
    if (watched.every(isAlive)) return
    clearInterval(timer)
    gone.abort()
  }, EVERY_MS)
  timer.unref()
  return gone.signal
}
