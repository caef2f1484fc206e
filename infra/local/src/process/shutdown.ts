import { stopAllChildren } from './child.ts'
import { onParentGone } from './lifeline.ts'

// Together with the launcher's watch less than 3 s.
const GRACE_MS = 1_500

/** The reason of a start that was interrupted from outside. */
export class Interrupted extends Error {}

/**
 * How a program with children ends: the first SIGINT, SIGTERM or SIGHUP aborts the signal, so that it stops in order
 * (later ones change nothing); when the parent is gone, everything ends immediately.
 */
export function listenForTheEnd(): AbortSignal {
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => ending.abort(new Interrupted(signal)))
  onParentGone(() => {
    ending.abort(new Interrupted('parent gone'))
    void stopAllChildren(GRACE_MS).then(() => process.exit(1))
  })
  return ending.signal
}

export const aborted = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(null)
    signal.addEventListener('abort', () => resolve(null), { once: true })
  })
