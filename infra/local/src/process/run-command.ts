import { wordsFor } from '../plain-error.ts'
import { Interrupted, listenForTheEnd } from './shutdown.ts'

/**
 * The whole of a command: runs it until it answers its exit code, none for 0, and ends the process with it. What it
 * throws is printed and ends it with 1; being broken off is no error and ends it with `interrupted`.
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
