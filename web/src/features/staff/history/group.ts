import type { HistoryEntry } from '@recruit/contract/fields/history-authors'
import { SETTINGS } from '@recruit/contract/fields/settings-values'

/** Changes by one hand in one go lie closer together than this. */
const TOGETHER_MS = 5_000

const authorOf = ({ role, session, member }: HistoryEntry) => `${role} ${session} ${member ?? ''}`

/** What an entry may share a group with; null for what is a deed of its own. */
function kindOf({ id, what, role, to }: HistoryEntry): string | null {
  if (role === 'applicant') return null
  // Those who got another status are another line; dates differ from one to the next.
  if (id) return what === 'pass' || what === 'publishedPass' ? `${what} ${to}` : what
  return role !== 'system' && SETTINGS.some((name) => name === what) ? 'settings' : null
}

export type Group<Entry = HistoryEntry> = [Entry, ...Entry[]]

/**
 * What one hand changed in one go as one group, the newest first: the same change of several people, or several
 * settings. A publication writes entries of several kinds for each person, which alternate.
 */
export function grouped<Entry extends HistoryEntry>(entries: readonly Entry[]): Group<Entry>[] {
  const groups: Group<Entry>[] = []
  let open = new Map<string, Group<Entry>>()
  let last: Entry | undefined
  for (const entry of entries) {
    const isSameGo =
      last !== undefined &&
      authorOf(last) === authorOf(entry) &&
      Date.parse(last.at) - Date.parse(entry.at) < TOGETHER_MS
    if (!isSameGo) open = new Map()
    last = entry
    const kind = kindOf(entry)
    const group = kind === null ? undefined : open.get(kind)
    // A second change of the same thing begins another line.
    if (group?.every(({ id, what }) => id !== entry.id || what !== entry.what)) {
      group.push(entry)
      continue
    }
    const begun: Group<Entry> = [entry]
    if (kind !== null) open.set(kind, begun)
    groups.push(begun)
  }
  return groups
}

/** The value that all entries share, or null. */
export const sharedValue = (entries: readonly HistoryEntry[], of: 'from' | 'to'): string | null => {
  const [first] = entries
  return first && entries.every((entry) => entry[of] === first[of]) ? first[of] : null
}
