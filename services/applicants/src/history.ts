import type { Entry } from '@recruit/chassis/audit-log/audit-log'

/** What one entry covers at most, from its first change to its last. */
const LONGEST_MS = 60_000

/** What is typed, or pressed back and forth. */
const FOLDED = ['date', 'answer', 'appointmentAnswer']
/** An interviewer's hours were saved, and nothing that the history names has changed. */
const isOfHours = ({ what, from, to }: Entry) => what === 'interviewer' && from === to

/**
 * Keystrokes of one session in one text, and presses back and forth, read as one change, at the time of its last one; entries come newest first.
 * They are put together from the oldest on, so that what was read as one change stays it while typing goes on.
 */
export function foldChanges(entries: Entry[]): Entry[] {
  const folded: Entry[] = []
  let since = 0
  for (const entry of entries.toReversed()) {
    const before = folded.at(-1)
    if (before && isOneGo(before, entry) && Date.parse(entry.at) - since < LONGEST_MS)
      folded[folded.length - 1] = { ...entry, from: before.from }
    else {
      folded.push(entry)
      since = Date.parse(entry.at)
    }
  }
  return folded.reverse()
}

const isOneGo = (before: Entry, entry: Entry): boolean =>
  (FOLDED.includes(entry.what) || (isOfHours(before) && isOfHours(entry))) &&
  before.what === entry.what &&
  before.about === entry.about &&
  before.role === entry.role &&
  before.session === entry.session &&
  before.member === entry.member &&
  before.to === entry.from
