import { spawn } from 'node:child_process'
import { root } from '../paths.ts'

const GRACE_MS = 1_000

/**
 * Runs one program of a check or test run with its output on ours; answers its exit code. When the signal aborts,
 * its whole group is ended, browsers and databases below it included.
 */
export function runStep(
  name: string,
  args: string[],
  signal: AbortSignal,
  env: Record<string, string> = {},
): Promise<number> {
  console.log(`\n── ${name}`)
  return new Promise((resolve, reject) => {
    const child = spawn(args[0] ?? '', args.slice(1), {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, EXIT_WITH_STDIN: '', ...env },
      detached: true,
    })
    const end = (how: NodeJS.Signals) => {
      try {
        if (child.pid) process.kill(-child.pid, how)
      } catch {
        // Nobody is left.
      }
    }
    const abort = () => {
      end('SIGTERM')
      setTimeout(end, GRACE_MS, 'SIGKILL').unref()
    }
    signal.addEventListener('abort', abort, { once: true })
    child.once('error', reject)
    child.once('exit', (code) => {
      signal.removeEventListener('abort', abort)
      if (signal.aborted) reject(signal.reason)
      else resolve(code ?? 1)
    })
  })
}
