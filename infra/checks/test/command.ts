import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { root } from '@recruit/local/paths'

/** Runs a command of this folder's parent; its exit code, and all that it printed. */
export const runCheck = (file: string, args: string[], more: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, ...more }
    execFile(
      process.execPath,
      [join(root, 'infra/checks', file), ...args],
      { env },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })
