import { hash, verify } from '@node-rs/argon2'
import { ADMIN_KEY_MAX } from '@recruit/contract/constants'
import { lengthOf, normalise } from '@recruit/contract/text'

/** argon2id, 19 MiB, two passes: tens of milliseconds for us, years for who steals the table. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashKey = (key: string) => hash(normalise(key), COST)

/** False for anything that is not the key; a stored hash that is none of ours never matches. */
export const isKey = (key: string, stored: string) => verify(stored, normalise(key)).catch(() => false)

/** Why a key cannot be used, or null. */
export function whyUnusable(key: string): string | null {
  if (key === '') return 'is empty'
  if (lengthOf(key) > ADMIN_KEY_MAX) return `is longer than ${ADMIN_KEY_MAX} characters`
  return null
}

/** What anybody would try first. */
const DEFAULTS = new Set(
  (
    'admin manager root user staff guest test demo default secret password passw0rd pass changeme change-me letmein ' +
    'welcome qwerty abc123 iloveyou ewhaian 0000 1111 1234 12345 123456 1234567 12345678 123456789 1234567890 0000000000'
  ).split(' '),
)
export const isDefault = (key: string): boolean => DEFAULTS.has(normalise(key).trim().toLowerCase())
