/** Well within the half second that is promised. */
const AFTER = 250

interface Parts {
  write: () => Promise<unknown>
  onState: (state: 'written' | 'pending' | 'failed') => void
}

/**
 * Writes the device copy a quarter of a second after its first missing change, during typing too. One write runs at a
 * time; the next change repeats a failed one.
 */
export function createDeviceCopyWriter({ write, onState }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> = Promise.resolve()
  let changes = 0

  function now(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(async () => {
      const written = changes
      try {
        await write()
        if (written === changes) onState('written')
      } catch {
        onState('failed')
      }
    })
    return writing
  }

  return {
    touch: () => {
      changes += 1
      onState('pending')
      timer ??= setTimeout(() => void now(), AFTER)
    },
    now,
    /** Resolves once every change so far was written, or could not be. */
    flush: () => (timer === undefined ? writing : now()),
    /** Writes nothing more; resolves once the write under way is done. */
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      return writing
    },
  }
}
