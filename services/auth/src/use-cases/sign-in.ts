import { AppError } from '@recruit/chassis/errors'
import type { Caller, Role } from '@recruit/chassis/internal-token'
import { type SessionStore, sidOf } from '@recruit/chassis/session-store'
import { messages } from '@recruit/contract/messages'
import { hashKey, isKey, whyUnusable } from '../key.ts'
import type { StaffKeyStore } from '../staff-key.model.ts'

/** Compared where a role has no key yet, so that this cannot be told from the time taken. */
const nobodysKey = hashKey('\0'.repeat(10))

/**
 * Starts a new session for whichever role the key belongs to; both keys are always compared. The session that
 * the browser had ends. Throws 'refused' for a wrong key, and whatever Redis throws while it is away.
 */
export async function signIn(
  keys: StaffKeyStore,
  sessions: SessionStore,
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
  const id = await sessions.start(role)
  // A key that was changed while this one was being compared must not leave a session behind.
  if ((await keys.hashes())[role] !== hashes[role]) {
    await sessions.end(sidOf(id))
    throw new AppError('refused', messages.wrongPassword)
  }
  if (sid) await sessions.end(sid)
  return { role, id }
}
