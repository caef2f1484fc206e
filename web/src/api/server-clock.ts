/** The `Date` of a reply is cut down to its second. */
const SECOND = 1000

/** How far the server's clock is ahead of this device's, in ms: somewhere between the two; null while unknown. */
let bounds: { low: number; high: number } | null = null

/** Learns from a reply: its `Date` header, and when this device asked and got it. Every reply narrows the bounds. */
export function noteServerTime(header: string | null, sentAt: number, receivedAt: number) {
  const at = Date.parse(header ?? '')
  if (Number.isNaN(at)) return
  const now = { low: at - receivedAt, high: at + SECOND - sentAt }
  const low = Math.max(now.low, bounds?.low ?? now.low)
  const high = Math.min(now.high, bounds?.high ?? now.high)
  const isNews = bounds === null || low > high
  // Nothing in common: this device's clock was set, so only the newest reply counts.
  bounds = low <= high ? { low, high } : now
  if (isNews) for (const hear of listeners) hear()
}

const listeners = new Set<() => void>()
/** Hears when the server's time becomes known, and when it turns out to be another. Answers how to stop. */
export function onServerTime(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

/**
 * Looks now, again after the time that each look returns, and whenever the server's time turns out to be another.
 * Without a time it waits for such news. Answers how to stop.
 */
export function keepLooking(look: () => number | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lookNow = () => {
    clearTimeout(timer)
    const pause = look()
    if (pause !== undefined) timer = setTimeout(lookNow, pause)
  }
  lookNow()
  const deaf = onServerTime(lookNow)
  return () => {
    deaf()
    clearTimeout(timer)
  }
}

/** Whether a reply has contained the server's time; until then this device's clock is used. */
export const knowsServerTime = (): boolean => bounds !== null

/** Now by the server's clock, in ms since 1970, right to about a second once a reply has told it. */
export const serverNow = (): number => Date.now() + (bounds ? (bounds.low + bounds.high) / 2 : 0)

/** Forgets what was learnt; for tests. */
export function forgetServerTime() {
  bounds = null
}
