import { AppError } from '@recruit/chassis/http/errors'
import { sidOf } from '@recruit/chassis/redis/session-store'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import { type PassphraseProblem, passphraseProblem } from '@recruit/contract/rules/passphrase'
import { absentKey, hashKey, isKey } from '../key.ts'
import type { StoredMember } from '../member.model.ts'
import { isAnother, type MembersContext } from './change-members.ts'

export interface MemberSession {
  id: string
  member: StoredMember
}

/**
 * Throws the same 'wrongPassphrase' for a wrong one, an unknown name, a member without one and a disabled member; each
 * costs one comparison.
 */
export async function signInByName(
  context: MembersContext,
  { name, passphrase }: { name: string; passphrase: string },
  caller: Caller,
): Promise<MemberSession> {
  const member = await context.members.byName(name)
  const isRight = await isKey(passphrase, member?.hash ?? (await absentKey))
  if (!isRight || !member?.hash || member.isDisabled) throw new AppError('wrongPassphrase')
  return begin(context, member, caller)
}

/** The owner of a link. Throws the same 'linkUnusable' for an expired, used or unknown one. */
export async function memberOfLink({ links }: Pick<MembersContext, 'links'>, token: string) {
  const member = await links.memberOf(token)
  if (!member) throw new AppError('linkUnusable')
  return member
}

const REFUSALS = {
  short: 'shortPassphrase',
  long: 'longPassphrase',
  guessable: 'weakPassphrase',
} as const satisfies Record<PassphraseProblem, string>
export function assertPassphrase(passphrase: string, { name }: StoredMember): void {
  const problem = passphraseProblem(passphrase, name)
  if (problem) throw new AppError(REFUSALS[problem])
}

/** Uses the link. The sessions of the old passphrase end, and a new one begins. */
export async function setPassphrase(
  context: MembersContext,
  { token, passphrase }: { token: string; passphrase: string },
  caller: Caller,
): Promise<MemberSession> {
  const member = await context.links.use(token, await hashKey(passphrase))
  if (!member) throw new AppError('linkUnusable')
  await context.sessions.endMember(member.id)
  return begin(context, member, caller)
}

/** A member who was changed while she signed in must not keep a session with her old rights. */
async function begin(
  { members, sessions }: MembersContext,
  member: StoredMember,
  caller: Caller,
): Promise<MemberSession> {
  const { id: memberId, name, role, teams } = member
  const who = { id: memberId, name, teams }
  const id = await sessions.start(role, who)
  const now = await members.get(memberId)
  const isSame = now?.hash === member.hash && !now.isDisabled && !isAnother(member, now)
  if (!isSame) {
    await sessions.end(sidOf(id), who)
    throw new AppError('wrongPassphrase')
  }
  if (caller.sid) await sessions.end(caller.sid, caller.member)
  return { id, member }
}
