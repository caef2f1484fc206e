import type { SessionStore } from '@recruit/chassis/redis/session-store'
import { KEY_ROLE_NAMES, type KeyRole, type Role } from '@recruit/contract/calls/roles'
import { whyUnusable } from '@recruit/contract/rules/staff-key'
import { normalise } from '@recruit/contract/text'
import { hashKey, isKey } from '../key.ts'
import type { StaffKeyStore } from '../staff-key.model.ts'

/**
 * Sets the given keys: `init` only missing ones, `rotate` all, ending every session of their roles. Returns which were
 * set. Throws if a key is unusable or equal to another role's.
 */
export async function setKeys(
  store: StaffKeyStore,
  sessions: Pick<SessionStore<Role>, 'endAll'>,
  mode: 'init' | 'rotate',
  given: Partial<Record<KeyRole, string>>,
): Promise<KeyRole[]> {
  const stored = await store.hashes()
  const wanted = KEY_ROLE_NAMES.filter(
    (role) => given[role] !== undefined && (mode === 'rotate' || !stored[role]),
  )
  for (const role of wanted) await assertUsable(role, given, stored, wanted)
  for (const role of wanted) {
    await store.set(role, await hashKey(given[role] ?? ''))
    await sessions.endAll(role)
  }
  return wanted
}

async function assertUsable(
  role: KeyRole,
  given: Partial<Record<KeyRole, string>>,
  stored: Partial<Record<KeyRole, string>>,
  wanted: KeyRole[],
): Promise<void> {
  const key = given[role] ?? ''
  const why = whyUnusable(key)
  if (why) throw new Error(`The ${role} key ${why}.`)
  for (const other of KEY_ROLE_NAMES.filter((one) => one !== role)) {
    const otherHash = stored[other]
    const isEqual = wanted.includes(other)
      ? normalise(given[other] ?? '') === normalise(key)
      : otherHash !== undefined && (await isKey(key, otherHash))
    if (isEqual) throw new Error(`The ${role} key and the ${other} key must differ.`)
  }
}
