import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statfsSync, statSync } from 'node:fs'
import { root } from '@recruit/local/paths'
import { PlainError } from '@recruit/local/plain-error'

/** Next to the backups, so that a restart of the container does not forget the last check. */
const INVARIANTS = '/backups/invariants.prom'
const LIMIT_MS = 30 * 60_000

/** Checks the stored data against the invariants. A breach is a figure and no failure of the check. */
export async function checkInvariants(signal: AbortSignal): Promise<void> {
  const began = Date.now()
  const args = ['infra/checks/invariants/invariants.ts', '--metrics', INVARIANTS]
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
  })
  await once(child, 'exit')
  if (lastCheck() < began) throw new PlainError('The invariants were not checked to the end.')
}

/** When the check last finished; 0 if it never did. */
export function lastCheck(): number {
  try {
    return Math.ceil(statSync(INVARIANTS).mtimeMs)
  } catch {
    return 0
  }
}

/** What the last check found, as Prometheus text; empty before the first. */
export function invariantFigures(): string {
  try {
    return readFileSync(INVARIANTS, 'utf8')
  } catch {
    return ''
  }
}

/**
 * How full the file system of the backups is, from 0 to 1, as `df` counts it; 0 where that cannot be known. On a machine
 * with one disk MySQL's too.
 */
export function diskUse(folder = '/backups'): number {
  try {
    const { blocks, bfree, bavail } = statfsSync(folder)
    const used = blocks - bfree
    return used / (used + bavail)
  } catch {
    return 0
  }
}
