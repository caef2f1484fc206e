import { runCommand } from '@recruit/local/process/run-command'

/** How long running programs may take to end after an interruption. */
const GRACE_MS = 2_000

/** Runs a benchmark as a command; an interruption ends it with 130. */
export const runBench = (bench: (signal: AbortSignal) => Promise<unknown>): Promise<never> =>
  runCommand(async (signal) => {
    signal.addEventListener('abort', () => setTimeout(() => process.exit(130), GRACE_MS))
    return bench(signal)
  })
