import { AppError } from '@recruit/chassis/errors'
import type { Caller, Role } from '@recruit/chassis/internal-token'
import { type SessionStore, sidOf } from '@recruit/chassis/session-store'
import { messages } from '@recruit/contract/messages'
import { whyGuessable, whyUnusable } from '@recruit/contract/staff-key'
import { hashKey, isKey } from '../key.ts'
import type { StaffKeyStore } from '../staff-key.model.ts'

/** Compared where a role has no key yet, so that this cannot be told from the time taken. */
const nobodysKey = hashKey('\0'.repeat(10))

export interface Door {
  keys: StaffKeyStore
  sessions: SessionStore
  isProduction: boolean
}

/**
 * Starts a new session for whichever role the key belongs to; both keys are always compared. The session that
 * the browser had ends. Throws 'refused' for a wrong key and, in production, for one that is easy to guess; and
 * whatever Redis throws while it is away.
 */
export async function signIn(
  { keys, sessions, isProduction }: Door,
  pw: string,
  { sid }: Caller,
): Promise<{ role: Role; id: string }> {
  const hashes = await keys.hashes()
  const [isAdmin, isManager] = await Promise.all([
    isKey(pw, hashes.admin ?? (await nobodysKey)),
    isKey(pw, hashes.manager ?? (await nobodysKey)),
  ])
  const role = isAdmin && hashes.admin ? 'admin' : isManager && hashes.manager ? 'manager' : null
  if (!role || whyUnusable(pw)) throw new AppError('refused', messages.wrongPassword)
  if (isProduction && whyGuessable(pw)) throw new AppError('refused', messages.weakPassword)
  const id = await sessions.start(role)
  // A key that was changed while this one was being compared must not leave a session behind.
  if ((await keys.hashes())[role] !== hashes[role]) {
    await sessions.end(sidOf(id))
    throw new AppError('refused', messages.wrongPassword)
  }
  if (sid) await sessions.end(sid)
  return { role, id }
}
