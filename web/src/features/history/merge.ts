import type { HistoryEntry } from '@recruit/contract/fields/history-authors'

/** What was read so far of one service's history, the newest first. */
export interface Source<Kind extends string> {
  kind: Kind
  entries: HistoryEntry[]
  /** Something older is left there. */
  hasMore: boolean
}
interface Merged<Kind extends string> {
  entries: (HistoryEntry & { kind: Kind })[]
  /** The source to read on first, or null when everything is shown. */
  next: Kind | null
}

/**
 * Several histories as one, by time. Entries older than the last known one of an incomplete source are held back,
 * because that source might have newer ones.
 */
export function merged<Kind extends string>(sources: Source<Kind>[]): Merged<Kind> {
  const timeOf = ({ at }: HistoryEntry) => Date.parse(at)
  const unread = sources
    .filter(({ hasMore }) => hasMore)
    .map(({ kind, entries }) => {
      const oldest = entries.at(-1)
      return { kind, known: oldest ? timeOf(oldest) : Number.POSITIVE_INFINITY }
    })
    .sort((one, other) => other.known - one.known)
  const [nearest] = unread
  const entries = sources
    .flatMap(({ kind, entries }) => entries.map((entry) => ({ ...entry, kind })))
    .filter((entry) => !nearest || timeOf(entry) >= nearest.known)
    .sort((one, other) => timeOf(other) - timeOf(one) || other.entry - one.entry)
  return { entries, next: nearest?.kind ?? null }
}
