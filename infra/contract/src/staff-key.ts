import { ADMIN_KEY_MAX } from './constants.ts'
import { lengthOf, normalise } from './text.ts'

/** What anybody would try first, the very first ones in front. */
export const DEFAULT_KEYS =
  'admin manager password 12345678 1234567890 1234 changeme secret root user staff guest test demo default passw0rd pass change-me letmein welcome qwerty abc123 iloveyou ewhaian recruit 0000 1111 123 12345 87654321 abcdefgh asdfghjk qwertyui 1q2w3e4r'.split(
    ' ',
  )
const MADE_OF_DEFAULTS = new RegExp(`^(?:${DEFAULT_KEYS.join('|')})+$`)
const SHORTEST = 8
const LEAST_DIFFERENT = 5

/** Why a staff key cannot be used anywhere, or null. */
export function whyUnusable(key: string): string | null {
  if (key === '') return 'is empty'
  if (lengthOf(key) > ADMIN_KEY_MAX) return `is longer than ${ADMIN_KEY_MAX} characters`
  return null
}

/** Why nobody should rely on a staff key where somebody would try: in production. */
export function whyGuessable(key: string): string | null {
  const plain = normalise(key).trim().toLowerCase()
  if (MADE_OF_DEFAULTS.test(plain)) return 'is what anybody would try first'
  if (lengthOf(plain) < SHORTEST) return `has fewer than ${SHORTEST} characters`
  if (new Set(plain).size < LEAST_DIFFERENT) return `has fewer than ${LEAST_DIFFERENT} different characters`
  return null
}
