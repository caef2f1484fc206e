import { spawn } from 'node:child_process'
import { constants } from 'node:os'

// What the child may take to end by itself once its lifeline is gone; together with the watch less than 3 s.
const GRACE_MS = 2_300

/**
 * Runs a program to its end and resolves to its exit code. It stands in a process group of its own, so that
 * Ctrl-C reaches it once and through here, and holds the other end of a pipe: when this process is killed, the
 * pipe closes. The first of each signal is passed on (npm repeats what the terminal has already sent), later ones
 * change nothing, so that an orderly end stays orderly. Who is not `patient` gives a signalled child 2 s at most.
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
      setTimeout(() => killGroup(child), GRACE_MS)
    }
    if (ancestors.aborted) letGo()
    ancestors.addEventListener('abort', letGo)
    onSpawn?.(child)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name)
      ancestors.removeEventListener('abort', letGo)
      killGroup(child)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

/** Ends whatever the child left in its group. */
function killGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // Nobody is left.
  }
}
