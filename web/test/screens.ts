/** `npm run long -- pages`: the screens and the files that `npm test` leaves out. */
export const opensOthers = process.env.OTHER_SCREENS === 'on'
/** `npm run long -- pages --ci`: of what comes in several screens one, in Korean on a laptop. */
export const opensSome = process.env.OTHER_SCREENS === 'some'
/** `PICTURES=on`, or an address of a running product: the tests open all of their screens. */
export const opensAll = process.env.PICTURES === 'on' || Boolean(process.env.TEST_BASE_URL)

/** The tests keep pictures of what they open. */
export const keepsPictures = opensOthers || opensSome || process.env.PICTURES === 'on'

/** Both languages at both widths. */
export const SCREENS = [
  { language: 'ko', width: 1280 },
  { language: 'en', width: 390 },
  { language: 'en', width: 1280 },
  { language: 'ko', width: 390 },
] as const

/** In a title: a screen that `opensSome` leaves to those who open all. */
export const IS_OTHER = /\ben\b|\b390 px/
/** The titles of tests of one screen or language name it: `infra/test/screens.long.test.ts` sees to it. */
export const NAMES_LANGUAGE = /\b(ko|en)\b/

/** A hash: the screen that is opened changes with no order and no number of the tests. */
const numberOf = (name: string) =>
  [...name].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7) >>> 3

/**
 * Chooses one of the screens or languages for a test by its name, so that `npm test` opens some of each. CI opens the
 * others in a separate step.
 */
export function opened<Screen>(name: string, screens: readonly Screen[]): Screen[] {
  const at = numberOf(name) % screens.length
  return screens.filter((_, index) => opensAll || (index === at) !== opensOthers)
}
