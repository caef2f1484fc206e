import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { PlainError } from '../plain-error.ts'

const run = promisify(execFile)
const LIMIT_MS = 10_000

/**
 * Whether the delivery runs only while no other program wants the processor (`MAIL_PRIORITY=idle`); under `low`, the
 * default, it may still end its slice first. Throws one clear line for any other value, and for `idle` outside of
 * Linux.
 */
export function isForIdleTime({ MAIL_PRIORITY: priority = '' }: NodeJS.ProcessEnv): boolean {
  if (priority === '' || priority === 'low') return false
  if (priority !== 'idle') throw new PlainError(`MAIL_PRIORITY is low or idle, not "${priority}".`)
  if (process.platform !== 'linux') throw new PlainError('MAIL_PRIORITY=idle is for Linux alone.')
  return true
}

/** Runs a program and all its threads, later ones included, only while no other program wants the processor. */
export async function keepToIdleTime(pid: number): Promise<void> {
  const told = run('chrt', ['--all-tasks', '--idle', '--pid', '0', String(pid)], { timeout: LIMIT_MS })
  await told.catch(({ message }: Error) => {
    throw new PlainError(`MAIL_PRIORITY=idle needs chrt of util-linux: ${message}`)
  })
}
