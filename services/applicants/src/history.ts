import type { Entry } from '@recruit/chassis/history'

/** A pause this long ends what counts as typing one text. */
const PAUSE_MS = 60_000

/** Keystrokes of one session in one text read as one change; entries come newest first. */
export function foldKeystrokes(entries: Entry[]): Entry[] {
  const folded: Entry[] = []
  for (const entry of entries) {
    const later = folded.at(-1)
    if (later && isOneTyping(later, entry)) later.from = entry.from
    else folded.push({ ...entry })
  }
  return folded
}

const isOneTyping = (later: Entry, entry: Entry): boolean =>
  entry.what === 'date' &&
  later.what === 'date' &&
  later.about === entry.about &&
  later.session === entry.session &&
  later.from === entry.to &&
  Date.parse(later.at) - Date.parse(entry.at) < PAUSE_MS
