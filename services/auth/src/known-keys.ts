import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { normalise } from '@recruit/contract/text'
import { absentKey, isKey } from './key.ts'

/**
 * Remembers right keys, in this process only, by a digest with a secret that is stored nowhere. Known keys are answered
 * immediately, and only others cost a comparison. A changed hash is unknown again.
 */
export function knownKeys() {
  const secret = randomBytes(32)
  const digests = new Map<string, Buffer>()
  const digestOf = (key: string) => createHmac('sha256', secret).update(normalise(key)).digest()

  /** Whether the key is the stored one; undefined where only a comparison can show it. */
  function tell(key: string, stored: string): boolean | undefined {
    const digest = digests.get(stored)
    return digest && timingSafeEqual(digest, digestOf(key))
  }

  return {
    tell,
    /** Whether the key is the stored one; takes as long for a role without a key. */
    async isKey(key: string, stored: string | undefined): Promise<boolean> {
      const told = stored && tell(key, stored)
      if (typeof told === 'boolean') return told
      const isRight = await isKey(key, stored ?? (await absentKey))
      if (isRight && stored) digests.set(stored, digestOf(key))
      return isRight && stored !== undefined
    },
    keepOnly(stored: (string | undefined)[]): void {
      for (const known of digests.keys()) if (!stored.includes(known)) digests.delete(known)
    },
  }
}
export type KnownKeys = ReturnType<typeof knownKeys>
