import type { Role } from '@recruit/chassis/internal-token'
import type { SessionStore } from '@recruit/chassis/session-store'
import { whyUnusable } from '@recruit/contract/staff-key'
import { normalise } from '@recruit/contract/text'
import { hashKey, isKey } from '../key.ts'
import { ROLES, type StaffKeyStore } from '../staff-key.model.ts'

/**
 * Sets the given keys: `init` only those that are absent, `rotate` all, ending every session of their roles.
 * Answers which were set. Throws where a key is unusable or equal to the other role's.
 */
export async function setKeys(
  store: StaffKeyStore,
  sessions: SessionStore,
  mode: 'init' | 'rotate',
  given: Partial<Record<Role, string>>,
): Promise<Role[]> {
  const stored = await store.hashes()
  const wanted = ROLES.filter((role) => given[role] !== undefined && (mode === 'rotate' || !stored[role]))
  for (const role of wanted) await assertUsable(role, given, stored, wanted)
  for (const role of wanted) {
    await store.set(role, await hashKey(given[role] ?? ''))
    await sessions.endAll(role)
  }
  return wanted
}

async function assertUsable(
  role: Role,
  given: Partial<Record<Role, string>>,
  stored: Partial<Record<Role, string>>,
  wanted: Role[],
): Promise<void> {
  const key = given[role] ?? ''
  const why = whyUnusable(key)
  if (why) throw new Error(`The ${role} key ${why}.`)
  const other = role === 'admin' ? 'manager' : 'admin'
  const otherHash = stored[other]
  const isEqual = wanted.includes(other)
    ? normalise(given[other] ?? '') === normalise(key)
    : otherHash
      ? await isKey(key, otherHash)
      : false
  if (isEqual) throw new Error('The admin key and the manager key must differ.')
}
