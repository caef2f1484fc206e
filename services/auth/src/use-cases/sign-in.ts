import { AppError } from '@recruit/chassis/http/errors'
import { type SessionStore, sidOf } from '@recruit/chassis/redis/session-store'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import { KEY_ROLE_NAMES, type KeyRole, type Role } from '@recruit/contract/calls/roles'
import { whyGuessable, whyUnusable } from '@recruit/contract/rules/staff-key'
import { absentKey, isKey } from '../key.ts'
import type { StaffKeyStore } from '../staff-key.model.ts'

export interface SignInContext {
  keys: StaffKeyStore
  sessions: SessionStore<Role>
  isProduction: boolean
}

/**
 * Starts a new session for whichever role the key belongs to; all keys are always compared. The session that
 * the browser had ends. Throws 'refused' for a wrong key and, in production, for one that is easy to guess; and
 * whatever Redis throws while it is away.
 */
export async function signIn(
  { keys, sessions, isProduction }: SignInContext,
  pw: string,
  { sid, member }: Caller,
): Promise<{ role: KeyRole; id: string }> {
  const hashes = await keys.hashes()
  const isRight = await Promise.all(
    KEY_ROLE_NAMES.map(async (role) => isKey(pw, hashes[role] ?? (await absentKey))),
  )
  const role = KEY_ROLE_NAMES.find((role, at) => isRight[at] && hashes[role])
  if (!role || whyUnusable(pw)) throw new AppError('wrongPassword')
  if (isProduction && whyGuessable(pw)) throw new AppError('weakPassword')
  const id = await sessions.start(role)
  // A key that was changed while this one was being compared must not leave a session behind.
  if ((await keys.hashes())[role] !== hashes[role]) {
    await sessions.end(sidOf(id))
    throw new AppError('wrongPassword')
  }
  if (sid) await sessions.end(sid, member)
  return { role, id }
}
