import type { HistoryEntry } from '@recruit/contract/fields/history-authors'

/** Changes by one hand in one go lie closer together than this. */
const TOGETHER_MS = 5_000

const authorOf = ({ role, session, member }: HistoryEntry) => `${role} ${session} ${member ?? ''}`

/**
 * The same change of several people at once as one group, the newest first; every other entry alone. A bulk change and
 * a publication write an entry for each person, of which several kinds may alternate.
 */
export function grouped<Entry extends HistoryEntry>(entries: readonly Entry[]): [Entry, ...Entry[]][] {
  const groups: [Entry, ...Entry[]][] = []
  let open = new Map<string, [Entry, ...Entry[]]>()
  let last: Entry | undefined
  for (const entry of entries) {
    const isSameGo =
      last !== undefined &&
      authorOf(last) === authorOf(entry) &&
      Date.parse(last.at) - Date.parse(entry.at) < TOGETHER_MS
    if (!isSameGo) open = new Map()
    last = entry
    const group = entry.id && open.get(entry.what)
    if (group && group.every(({ id }) => id !== entry.id)) {
      group.push(entry)
      continue
    }
    const begun: [Entry, ...Entry[]] = [entry]
    if (entry.id) open.set(entry.what, begun)
    groups.push(begun)
  }
  return groups
}

/** The value that all entries share, or null. */
export const sharedValue = (entries: readonly HistoryEntry[], of: 'from' | 'to'): string | null => {
  const [first] = entries
  return first && entries.every((entry) => entry[of] === first[of]) ? first[of] : null
}
