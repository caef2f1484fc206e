import { dataDirOf } from '../data-dir.ts'
import type { Machine } from '../install/machine.ts'
import { withSecretFiles } from '../keys/secret-files.ts'
import type { Failure } from '../process/part.ts'

/** Where servers start: the data folder, the environment that names or excludes them, and the listeners. */
export type LaunchContext = {
  dataDir: string
  env: NodeJS.ProcessEnv
  /** Shows one line to the person who started the stack. */
  say: (line: string) => void
  signal?: AbortSignal | undefined
  /** Their data is temporary: if an engine runs, they may be containers. */
  isDisposable?: boolean
  /** The machine of this process, unless a test describes another. */
  machine?: Machine | undefined
  /** How often within a minute a program starts again after an unexpected end; never by default. */
  restarts?: number | undefined
  /** Receives a ready program that ends unexpectedly and is not started again. */
  died?: ((failure: Failure) => void) | undefined
}

/** Of a command: the environment holds the contents of its secret files. */
export function commandContext(signal: AbortSignal) {
  const env = withSecretFiles(process.env)
  return { dataDir: dataDirOf(env), env, say: console.log, signal } satisfies LaunchContext
}
