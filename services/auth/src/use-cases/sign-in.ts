import { AppError } from '@recruit/chassis/http/errors'
import { type SessionStore, sidOf } from '@recruit/chassis/redis/session-store'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import { KEY_ROLE_NAMES, type KeyRole, type Role } from '@recruit/contract/calls/roles'
import { whyGuessable, whyUnusable } from '@recruit/contract/rules/staff-key'
import type { KnownKeys } from '../known-keys.ts'
import type { StaffKeyStore } from '../staff-key.model.ts'

export interface SignInContext {
  keys: StaffKeyStore
  known: KnownKeys
  sessions: SessionStore<Role>
  isProduction: boolean
}

/** Whether a key can be checked against all stored ones without a comparison, which would need a place in the queue. */
export async function isTold({ keys, known }: Pick<SignInContext, 'keys' | 'known'>, pw: string) {
  const hashes = await keys.hashes()
  const told = KEY_ROLE_NAMES.map((role) => known.tell(pw, hashes[role] ?? ''))
  return told.includes(true) || !told.includes(undefined)
}

/**
 * Starts a new session for the role of the key; all keys are always compared. The browser's previous session ends.
 * Throws 'refused' for a wrong key and, in production, for one that is easy to guess; rejects with Redis's errors while
 * it is away.
 */
export async function signIn(
  { keys, known, sessions, isProduction }: SignInContext,
  pw: string,
  { sid, member }: Caller,
): Promise<{ role: KeyRole; id: string }> {
  const hashes = await keys.hashes()
  known.keepOnly(Object.values(hashes))
  const role = await roleOf(known, pw, hashes)
  if (!role || whyUnusable(pw)) throw new AppError('wrongPassword')
  if (isProduction && whyGuessable(pw)) throw new AppError('weakPassword')
  const id = await sessions.start(role)
  // A key that was changed during the comparison must not leave a session.
  if ((await keys.hashes())[role] !== hashes[role]) {
    await sessions.end(sidOf(id))
    throw new AppError('wrongPassword')
  }
  if (sid) await sessions.end(sid, member)
  return { role, id }
}

async function roleOf(known: KnownKeys, pw: string, hashes: Partial<Record<KeyRole, string>>) {
  const told = KEY_ROLE_NAMES.find((role) => known.tell(pw, hashes[role] ?? ''))
  if (told) return told
  const isRight = await Promise.all(KEY_ROLE_NAMES.map((role) => known.isKey(pw, hashes[role])))
  return KEY_ROLE_NAMES.find((_role, at) => isRight[at])
}
