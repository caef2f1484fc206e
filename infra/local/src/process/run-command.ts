import { wordsFor } from '../plain-error.ts'
import { stopAllChildren } from './child.ts'

// Together with the launcher's watch less than 3 s.
const GRACE_MS = 1_500

/** The reason of a start that was interrupted from outside. */
class Interrupted extends Error {}

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

/**
 * How a program with children ends: the first SIGINT, SIGTERM or SIGHUP aborts the signal, so that it stops in order
 * (later ones change nothing); when the parent is gone, everything ends immediately.
 */
function listenForTheEnd(): AbortSignal {
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => ending.abort(new Interrupted(signal)))
  let isAlone = false
  const parentGone = () => {
    if (isAlone) return
    isAlone = true
    ending.abort(new Interrupted('parent gone'))
    void stopAllChildren(GRACE_MS).then(() => process.exit(1))
  }
  // The parent's end of our stdin closes however it died; without the variable stdin may be anything, even closed.
  if (process.env.EXIT_WITH_STDIN === '1')
    process.stdin.on('end', parentGone).on('close', parentGone).on('error', parentGone).resume()
  return ending.signal
}

export const aborted = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(null)
    signal.addEventListener('abort', () => resolve(null), { once: true })
  })
