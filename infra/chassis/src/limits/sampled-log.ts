import type { Logger } from '../observability/logger.ts'

const EVERY_MS = 1_000

interface Seen {
  lines: number
  passedOver: number
}

/**
 * Logs up to `perSecond` lines of each kind, then one line with the number of dropped ones, so that a flood fills no
 * disk. `kind` must have few values: a route and a status, never what a client chose.
 */
export function sampledLog(log: Pick<Logger, 'warn'>, perSecond = 20) {
  const kinds = new Map<string, Seen>()
  const sum = () => {
    for (const [kind, { passedOver }] of kinds)
      if (passedOver) log.warn({ kind, passedOver }, 'lines passed over')
    kinds.clear()
  }
  /** Whether a line of this kind may be written now; counts it if not. */
  return (kind: string): boolean => {
    if (kinds.size === 0) setTimeout(sum, EVERY_MS).unref()
    const seen = kinds.get(kind)
    if (!seen) kinds.set(kind, { lines: 1, passedOver: 0 })
    else if (seen.lines < perSecond) seen.lines++
    else seen.passedOver++
    return !seen?.passedOver
  }
}
