import { createContext, useContext } from 'react'
import { letters } from '../../../ui/search-state.ts'

/** The words of a search, separate and in small letters. */
export const wordsOf = (search: string): string[] => letters(search).split(/\s+/).filter(Boolean)

/** A text in pieces: what a search found, and what is between. */
export function piecesOf(
  text: string,
  words: readonly string[],
): { at: number; text: string; isFound: boolean }[] {
  const where = letters(text)
  // Composed or widened letters have other places.
  if (where.length !== text.length) return [{ at: 0, text, isFound: false }]
  const pieces: ReturnType<typeof piecesOf> = []
  let [begin, at] = [0, 0]
  const cut = (end: number, isFound: boolean) => {
    if (end > begin) pieces.push({ at: begin, text: text.slice(begin, end), isFound })
    begin = end
  }
  while (at < text.length) {
    const longest = Math.max(
      0,
      ...words.filter((word) => where.startsWith(word, at)).map(({ length }) => length),
    )
    if (longest > 0) {
      cut(at, false)
      cut(at + longest, true)
    }
    at += longest || 1
  }
  cut(text.length, false)
  return pieces
}

const Searched = createContext<readonly string[]>([])
/** Marks these words in the texts below it. */
export const MarkedWords = Searched.Provider

export function Marked({ children: text }: { children: string }) {
  return piecesOf(text, useContext(Searched)).map((piece) =>
    piece.isFound ? <mark key={piece.at}>{piece.text}</mark> : piece.text,
  )
}
