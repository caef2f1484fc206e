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

/** What is stored for a name or an id, and compared for an id. */
export const normaliseIdentity = (text: string): string => normalise(text).trim()

/** By what the names of members are compared: without case, width and white space. */
export const memberKeyOf = (name: string): string =>
  name.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s/gu, '')

/** By what names are compared: '김서연' and '김 서연' are one person. */
export const nameKeyOf = (name: string): string => normalise(name).replace(/\s/gu, '')
