import type { HistoryEntry } from '@recruit/contract/fields/history-authors'
import { type Language, normalise } from '@recruit/contract/text'
import { authorName, deedInWords, valueInWords, whatInWords } from '../staff/history/words.ts'

const letters = (text: string) => normalise(text).toLocaleLowerCase()

/** The entries in whose words every searched word is; all where nothing is searched. */
export function foundIn<Entry extends HistoryEntry>(
  entries: Entry[],
  search: string,
  language: Language,
  nameOf: (term: number) => string,
): Entry[] {
  const words = letters(search).split(/\s+/).filter(Boolean)
  if (!words.length) return entries
  return entries.filter((entry) => {
    const { name = '', session, what, from, to } = entry
    const said = [
      ...[name, authorName(entry, language), session, whatInWords(entry, language)],
      ...[from, to].map((value) => (value ? valueInWords(what, value, language, nameOf) : '')),
      deedInWords(entry, language, nameOf) ?? '',
    ]
    const where = letters(said.join('\n'))
    return words.every((word) => where.includes(word))
  })
}
