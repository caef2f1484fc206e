import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../paths.ts'
import { killGroup } from './child.ts'

const GRACE_MS = 1_000
const SAY_MS = 500

/**
 * Runs one program of a check or test run with its output on ours; returns its exit code. On abort it ends the whole
 * group, browsers and databases included. `onError` receives its stderr.
 */
export function runStep(
  name: string,
  args: string[],
  signal: AbortSignal,
  env: Record<string, string> = {},
  onError?: (text: string) => void,
): Promise<number> {
  console.log(`\n── ${name}`)
  return new Promise((resolve, reject) => {
    const child = spawn(args[0] ?? '', args.slice(1), {
      cwd: root,
      stdio: ['ignore', 'inherit', onError ? 'pipe' : 'inherit'],
      env: { ...process.env, EXIT_WITH_STDIN: '', ...env },
      detached: true,
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      process.stderr.write(text)
      onError?.(text)
    })
    const abort = () => {
      killGroup(child, 'SIGTERM')
      setTimeout(killGroup, GRACE_MS, child).unref()
    }
    signal.addEventListener('abort', abort, { once: true })
    child.once('error', reject)
    child.once('exit', async (code) => {
      signal.removeEventListener('abort', abort)
      // Waits for the rest of stderr, with a limit: a program left behind may hold the pipe open.
      if (child.stderr) await Promise.race([once(child, 'close'), sleep(SAY_MS)])
      if (signal.aborted) reject(signal.reason)
      else resolve(code ?? 1)
    })
  })
}
