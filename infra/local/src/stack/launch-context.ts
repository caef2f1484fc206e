import type { Machine } from '../install/machine.ts'
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
  /** Receives a ready program that ends unexpectedly. */
  died?: ((failure: Failure) => void) | undefined
}
