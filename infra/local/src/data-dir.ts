import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { takeLock } from '../launch/lock.mjs'
import { root } from './paths.ts'
import { PlainError } from './plain-error.ts'

/** The data folder named by DATA_DIR, relative to the repository; `.data` without one. */
export const dataDirOf = (env: NodeJS.ProcessEnv): string => resolve(root, env.DATA_DIR || '.data')

/**
 * Makes the data folder. Others may traverse but not list it, since the database may run as another user. Throws if
 * another user owns it, because files of root would shut that owner out.
 */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const { uid } = statSync(dataDir)
  if (uid !== process.getuid?.())
    throw new PlainError(
      `${dataDir} belongs to another user (uid ${uid}). Start as that user, or choose another: DATA_DIR=…`,
    )
}

/** Prevents a second stack or second databases on a data folder. Returns the release function. */
export function lockDataDir(dataDir: string, who: 'stack' | 'databases'): () => void {
  makeDataDir(dataDir)
  const release = lockIn(dataDir, who)
  if (!release)
    throw new PlainError(
      `${dataDir} is in use by another running ${who}. Stop it, or choose another: DATA_DIR=…`,
    )
  return release
}

/** A full disk's error lacks the path, which the operator needs. */
function lockIn(dataDir: string, who: string): (() => void) | null {
  try {
    return takeLock(resolve(dataDir, `${who}.lock`))
  } catch (error) {
    throw new PlainError(`${dataDir}: ${(error as Error).message}`)
  }
}

/** Writes a file atomically, readable for its owner only. */
export function writePrivately(file: string, text: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o600, flush: true })
  renameSync(draft, file)
}
