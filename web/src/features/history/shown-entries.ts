import type { HistoryEntry } from '@recruit/contract/fields/history-authors'
import type { Language } from '@recruit/contract/text'
import { letters } from '../../ui/search-state.ts'
import { wordsOf } from '../staff/history/marked.tsx'
import { authorName, deedInWords, valueInWords, whatInWords } from '../staff/history/words.ts'

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

/** The entries in whose words every searched word is; all where nothing is searched. */
export function foundIn<Entry extends HistoryEntry>(
  entries: Entry[],
  search: string,
  language: Language,
  nameOf: (term: number) => string,
): Entry[] {
  const words = wordsOf(search)
  if (!words.length) return entries
  return entries.filter((entry) => {
    const { name = '', session, what, from, to } = entry
    const said = [
      ...[name, authorName(entry, language), whatInWords(entry, language)],
      ...[from, to].map((value) => (value ? valueInWords(what, value, language, nameOf) : '')),
      deedInWords(entry, language, nameOf) ?? '',
    ]
    const where = letters(said.join('\n'))
    // A part of a session's code means nothing.
    return words.every((word) => where.includes(word) || word === letters(session))
  })
}
