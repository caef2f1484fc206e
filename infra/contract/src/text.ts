/** Two languages: Korean is the site's, and every text exists in English. */
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

/** White space, and what no one sees: zero widths, fillers, variation selectors. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/gu

/** By what the names of members are compared: without case, width, white space and what no one sees. */
export const memberKeyOf = (name: string): string =>
  name.normalize('NFKC').toLowerCase().normalize('NFKC').replace(UNSEEN, '')

/** By what names are compared: '김서연' and '김 서연' are one person. */
export const nameKeyOf = (name: string): string => normalise(name).replace(UNSEEN, '')
