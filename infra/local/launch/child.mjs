import { spawn } from 'node:child_process'
import { constants } from 'node:os'

// How long the child may take to end once its lifeline is gone; together with the watch less than 3 s.
const GRACE_MS = 2_300

/**
 * Runs a program to its end and resolves to its exit code. Its own process group makes Ctrl-C reach it exactly once,
 * through here; a pipe to it closes when this process is killed.
 *
 * Only the first of each signal is passed on, because npm repeats the terminal's. A signalled child that is not
 * `patient` gets 2 s at most.
 */
export function runWithLifeline(command, args, { stdio, patient = true, onSpawn, ...options }, ancestors) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['pipe', stdio, stdio], detached: true })
    child.stdin.on('error', () => {})
    const passed = new Set()
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => {
        if (!passed.has(signal)) child.kill(signal)
        passed.add(signal)
        if (!patient) letGo()
      })
    const letGo = () => {
      child.stdin.destroy()
      setTimeout(() => killGroup(child.pid), GRACE_MS)
    }
    if (ancestors.aborted) letGo()
    ancestors.addEventListener('abort', letGo)
    onSpawn?.(child)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name)
      ancestors.removeEventListener('abort', letGo)
      killGroup(child.pid)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

/** Ends all processes of the group that this one leads. */
export function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already, or leads no group.
  }
}
