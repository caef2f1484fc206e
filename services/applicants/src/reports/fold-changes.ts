import type { Entry } from '@recruit/chassis/audit-log/audit-log'

/** The longest period of one folded entry. */
const LONGEST_MS = 60_000

/** Changes by typing, or by pressing back and forth. */
const FOLDED = ['date', 'answer', 'appointmentAnswer']
/** An interviewer saved hours, without a change that the history names. */
const isOfHours = ({ what, from, to }: Entry) => what === 'interviewer' && from === to

/**
 * Folds keystrokes of one session, and presses back and forth, into one change at the time of the last; entries come
 * newest first. Folding starts with the oldest, so that it stays stable during typing.
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
