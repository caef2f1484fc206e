/** So much lost time is made up by sending sooner afterwards; more would be a flood. */
const MOST_BEHIND_MS = 1_000

/** Slots at a steady rate, each one interval after the one before, however long the work in it takes. */
export function pacer(perMinute: number, now: () => number = () => performance.now()) {
  const interval = 60_000 / perMinute
  let slot: number | undefined
  return {
    /** A message went out in the slot that began then; answers how long the next one is away. */
    untilNext(began: number): number {
      slot = Math.max(slot ?? began, began - MOST_BEHIND_MS) + interval
      return Math.max(0, slot - now())
    },
    /** Nothing was sent: the next message begins a row of its own. */
    pause(): void {
      slot = undefined
    },
  }
}
