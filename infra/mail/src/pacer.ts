/** At most this much lost time is made up by sending faster; more would be a flood. */
const MOST_BEHIND_MS = 1_000

/** Slots at a steady rate, each one interval after the one before, however long the work in it takes. */
export function pacer(perMinute: number, now: () => number = () => performance.now()) {
  const interval = 60_000 / perMinute
  let slot: number | undefined
  return {
    /** Records a message in the slot that began then; returns the time until the next slot. */
    untilNext(began: number): number {
      slot = Math.max(slot ?? began, began - MOST_BEHIND_MS) + interval
      return Math.max(0, slot - now())
    },
    /** Nothing was sent: the next message starts a new sequence of slots. */
    pause(): void {
      slot = undefined
    },
  }
}
