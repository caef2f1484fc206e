import type { Machine } from '../install/machine.ts'
import type { Failure } from '../process/process-failure.ts'

/** Where servers are started: the data folder, the environment that names or excludes them, and who listens. */
export type LaunchContext = {
  dataDir: string
  env: NodeJS.ProcessEnv
  /** Shows one line to the person who started the stack. */
  say: (line: string) => void
  signal?: AbortSignal | undefined
  /** Nothing in them need outlive them: where an engine runs, they may be containers. */
  isDisposable?: boolean
  /** The machine that this process runs on, unless a test describes another. */
  machine?: Machine | undefined
  /** Told when a program that was ready ends without having been told to. */
  died?: ((failure: Failure) => void) | undefined
}
