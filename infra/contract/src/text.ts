/** Two languages: Korean is the site's, and every text exists in English. */
export type Language = 'ko' | 'en'
export type Text = Readonly<Record<Language, string>>

/**
 * The length of a text on both sides: code points of NFC, with CRLF as one line break. A syllable typed as jamo counts
 * once.
 */
export function lengthOf(text: string): number {
  let points = 0
  for (const _ of normalise(text)) points++
  return points
}

/** The stored form of a text: NFC with LF line breaks, otherwise unchanged. */
export const normalise = (text: string): string => text.normalize('NFC').replaceAll('\r\n', '\n')

/** The stored form of a name or an id; ids are also compared by it. */
export const normaliseIdentity = (text: string): string => normalise(text).trim()

/** Nothing visible: spaces, line breaks, zero-width characters, fillers. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text)

/** White space and invisible characters: zero widths, fillers, variation selectors. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/gu

/** Names of members are compared without case, width, white space and invisible characters. */
export const memberKeyOf = (name: string): string =>
  name.normalize('NFKC').toLowerCase().normalize('NFKC').replace(UNSEEN, '')

/** Applicants' names are compared without white space: '김서연' and '김 서연' are one person. */
export const nameKeyOf = (name: string): string => normalise(name).replace(UNSEEN, '')

/** Korean if the caller lists it at all or names no language, else English. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  !/[a-z]{2}/i.test(acceptLanguage ?? '') ||
  /(^|[,\s])ko\b(?!\s*;\s*q\s*=\s*0(\.0*)?\s*(,|$))/i.test(acceptLanguage ?? '')
    ? 'ko'
    : 'en'
