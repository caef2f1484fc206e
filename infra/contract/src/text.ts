/** Two languages, everywhere: Korean is the site's, English exists for every text. */
export type Language = 'ko' | 'en'
export type Text = Readonly<Record<Language, string>>

/**
 * The length of a text as both sides count it: NFC, CRLF as one line break, code points, spaces and
 * line breaks included. A syllable typed as jamo counts once.
 */
export function lengthOf(text: string): number {
  let points = 0
  for (const _ of normalise(text)) points++
  return points
}

/** What is stored for a text: NFC with LF line breaks, otherwise as it was sent. */
export const normalise = (text: string): string => text.normalize('NFC').replaceAll('\r\n', '\n')

/** What is stored and compared for a name or an id. */
export const normaliseIdentity = (text: string): string => normalise(text).trim()
