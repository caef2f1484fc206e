import { wordsFor } from '../plain-error.ts'
import { Interrupted, listenForTheEnd } from './shutdown.ts'

/**
 * Runs a whole command and ends the process with its exit code, 0 without one. Errors are printed and end it with 1; an
 * interruption is no error and ends it with `interrupted`.
 */
export async function runCommand(
  run: (signal: AbortSignal) => Promise<unknown>,
  interrupted = 130,
): Promise<never> {
  const code = await run(listenForTheEnd()).catch((error: unknown) => {
    if (error instanceof Interrupted) return interrupted
    console.error(wordsFor(error))
    return 1
  })
  process.exit(typeof code === 'number' ? code : 0)
}
