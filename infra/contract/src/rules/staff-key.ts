import { ADMIN_KEY_MAX } from '../constants.ts'
import { lengthOf, normalise } from '../text.ts'

/** The first guesses of an attacker, the most likely first. */
export const DEFAULT_KEYS =
  'admin manager password 12345678 1234567890 1234 changeme secret root user staff guest test demo default passw0rd pass change-me letmein welcome qwerty abc123 iloveyou ewhaian recruit 0000 1111 123 12345 87654321 abcdefgh asdfghjk qwertyui 1q2w3e4r'.split(
    ' ',
  )
const MADE_OF_DEFAULTS = new RegExp(`^(?:${DEFAULT_KEYS.join('|')})+$`)
/** Guesses of an attacker who knows the community, with digits, signs or neighbouring keys around them. */
const COMMUNITY_WORDS =
  'ewha ewhain ewhaian 이화 이화인 이화이언 이대 recruit recruiting apply team marketing design web webdev dev'.split(
    ' ',
  )
const WORDS = [...DEFAULT_KEYS, ...COMMUNITY_WORDS]
/** Neighbouring keys, row by row or vertically, and the alphabet; in both directions. */
const WALKS = [
  ...['1234567890qwertyuiopasdfghjklzxcvbnm', 'abcdefghijklmnopqrstuvwxyz'],
  ...['1qaz2wsx3edc4rfv5tgb6yhn7ujm', '1q2w3e4r5t6y7u8i9o0p', 'qawsedrftgyhujikolp'],
].flatMap((walk) => [walk, [...walk].reverse().join('')])
const SHORTEST_WALK = 3
const SHORTEST = 8
const LEAST_DIFFERENT = 5

/** Why a staff key is unusable, or null. */
export function whyUnusable(key: string): string | null {
  if (key === '') return 'is empty'
  if (lengthOf(key) > ADMIN_KEY_MAX) return `is longer than ${ADMIN_KEY_MAX} characters`
  return null
}

/** Why a staff key is too weak for production, or null. */
export function whyGuessable(key: string): string | null {
  const plain = normalise(key).trim().toLowerCase()
  if (MADE_OF_DEFAULTS.test(plain)) return 'is what anybody would try first'
  if (lengthOf(plain) < SHORTEST) return `has fewer than ${SHORTEST} characters`
  if (new Set(plain).size < LEAST_DIFFERENT) return `has fewer than ${LEAST_DIFFERENT} different characters`
  if (isMadeOfKnown(plain)) return 'is made of digits, neighbouring keys and words of the community alone'
  return null
}

/** Whether a key consists of known pieces: digits, signs, walks over the keyboard, and words. */
function isMadeOfKnown(key: string): boolean {
  const isReached = [true]
  for (let from = 0; from < key.length; from++) {
    if (!isReached[from]) continue
    for (let to = from + 1; to <= key.length; to++) if (isKnown(key.slice(from, to))) isReached[to] = true
  }
  return isReached[key.length] === true
}

const isKnown = (piece: string): boolean =>
  /^[\d\s\p{P}\p{S}]$/u.test(piece) ||
  WORDS.includes(piece) ||
  (piece.length >= SHORTEST_WALK && WALKS.some((walk) => walk.includes(piece)))
