import { hash, verify } from '@node-rs/argon2'
import { DEFAULT_KEYS } from '@recruit/contract/rules/staff-key'
import { normalise } from '@recruit/contract/text'

/** argon2id, 19 MiB, two passes: tens of milliseconds for us, years for a thief of the table. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashKey = (key: string) => hash(normalise(key), COST)

/** Compared when there is no stored key, so that the time taken does not reveal that. */
export const absentKey = hashKey('\0'.repeat(10))

/** False for anything that is not the key; a foreign hash never matches. */
export const isKey = (key: string, stored: string) => verify(stored, normalise(key)).catch(() => false)

/** Each takes tens of milliseconds, and every start of the service waits for them. */
const TRIED_AT_START = DEFAULT_KEYS.slice(0, 8)

/** Whether a stored hash is of one of the most obvious keys. */
export async function isOfDefault(stored: string): Promise<boolean> {
  return (await Promise.all(TRIED_AT_START.map((key) => isKey(key, stored)))).includes(true)
}
