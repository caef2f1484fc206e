export type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

interface Saver<T> {
  /** Stores this value immediately, or after the save under way; values in between are never sent. */
  push: (value: T) => void
  retry: () => void
}

/**
 * One save in flight, the latest value wins. After a failure the newest value is kept for `retry`; a value
 * pushed later replaces it. `onState` hears of every change, with the error of a failed save.
 */
export function latestWins<T>(
  send: (value: T) => Promise<void>,
  onState: (state: SaveState, error?: unknown) => void,
): Saver<T> {
  let waiting: { value: T } | null = null
  let busy = false

  async function run() {
    if (busy) return
    busy = true
    while (waiting) {
      const next: { value: T } = waiting
      waiting = null
      onState('saving')
      try {
        await send(next.value)
        if (!waiting) onState('saved')
      } catch (error) {
        if (waiting) continue
        waiting = next
        busy = false
        onState('failed', error)
        return
      }
    }
    busy = false
  }

  return {
    push: (value) => {
      waiting = { value }
      void run()
    },
    retry: () => void run(),
  }
}
