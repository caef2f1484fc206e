import type { Entry } from '@recruit/chassis/audit-log/audit-log'

/** What one entry covers at most, from its first change to its last. */
const LONGEST_MS = 60_000

/**
 * Keystrokes of one session in one text read as one change, at the time of its last one; entries come newest first.
 * They are put together from the oldest on, so that what was read as one change stays it while typing goes on.
 */
export function foldKeystrokes(entries: Entry[]): Entry[] {
  const folded: Entry[] = []
  let since = 0
  for (const entry of entries.toReversed()) {
    const before = folded.at(-1)
    if (before && isOneTyping(before, entry) && Date.parse(entry.at) - since < LONGEST_MS)
      folded[folded.length - 1] = { ...entry, from: before.from }
    else {
      folded.push(entry)
      since = Date.parse(entry.at)
    }
  }
  return folded.reverse()
}

const isOneTyping = (before: Entry, entry: Entry): boolean =>
  entry.what === 'date' &&
  before.what === 'date' &&
  before.about === entry.about &&
  before.session === entry.session &&
  before.to === entry.from
