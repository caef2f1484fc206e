import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from './paths.ts'
import { PlainError } from './plain-error.ts'
import { takeLock } from './process/lock.ts'

/** The data folder named by DATA_DIR, relative to the repository; `.data` without one. */
export const dataDirOf = (env: NodeJS.ProcessEnv): string => resolve(root, env.DATA_DIR || '.data')

/**
 * Makes the data folder. Others may pass through it, since the database may run as a user of its own, but not
 * look around.
 */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
}

/** Keeps a second stack or second databases off a data folder. Returns what releases it. */
export function lockDataDir(dataDir: string, who: 'stack' | 'databases'): () => void {
  makeDataDir(dataDir)
  const release = takeLock(resolve(dataDir, `${who}.lock`))
  if (!release)
    throw new PlainError(
      `${dataDir} is in use by another running ${who}. Stop it, or choose another: DATA_DIR=…`,
    )
  return release
}
