import { runCommand } from '@recruit/local/process/run-command'

/** How long what runs may take to end once the run is broken off. */
const GRACE_MS = 2_000

/** Runs a benchmark as a command; broken off, it ends with 130. */
export const runBench = (bench: (signal: AbortSignal) => Promise<unknown>): Promise<never> =>
  runCommand(async (signal) => {
    signal.addEventListener('abort', () => setTimeout(() => process.exit(130), GRACE_MS))
    return bench(signal)
  })
