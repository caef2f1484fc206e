import { randomUUID } from 'node:crypto'
import type { By } from '@recruit/chassis/audit-log/audit-log'
import { AppError, written } from '@recruit/chassis/http/errors'
import type { SessionStore } from '@recruit/chassis/redis/session-store'
import type { FreshLink } from '@recruit/chassis/tokens/secret'
import type { Member } from '@recruit/contract/calls/members'
import type { Role } from '@recruit/contract/calls/roles'
import { normaliseIdentity } from '@recruit/contract/text'
import type { MemberFields, MemberStore, StoredMember } from '../member.model.ts'
import type { MemberLinkStore } from '../member-link.model.ts'

export interface MembersContext {
  members: MemberStore
  links: MemberLinkStore
  sessions: SessionStore<Role>
}

/** The members by name, as staff see them. */
export async function listMembers({ members, links }: Omit<MembersContext, 'sessions'>): Promise<Member[]> {
  const [all, open] = await Promise.all([members.all(), links.open()])
  return all.map((member) => shown(member, open.get(member.id)))
}

/** Throws 'memberNameTaken' and 'reviewerWithoutTeam'. Only this reply contains the link. */
export async function addMember(
  { members, links }: MembersContext,
  wanted: Omit<MemberFields, 'isDisabled'>,
  by: By,
): Promise<{ member: Member; link: FreshLink }> {
  assertTeam(wanted)
  const id = randomUUID()
  const fields = { ...wanted, ...tidy(wanted), isDisabled: false }
  let link: FreshLink | undefined
  const outcome = await members.add(id, fields, by, async (transaction) => {
    link = await links.make(id, transaction)
  })
  if (outcome === 'taken' || !link) throw new AppError('memberNameTaken')
  return { member: shown({ id, ...fields, hash: null, version: 1 }, link.expiresAt), link }
}

/**
 * Changes a member and ends her sessions if she is disabled or they would carry outdated rights: before the change, so
 * that it fails while they cannot be ended, and after it, because one may have begun meanwhile.
 */
export async function changeMember(
  { members, links, sessions }: MembersContext,
  { id, version, ...fields }: { id: string; version: number } & Partial<MemberFields>,
  by: By,
): Promise<Member> {
  let endsSessions = false
  const changed = await members.change(
    { id, version, ...fields, ...tidy(fields) },
    by,
    async (before, after, transaction) => {
      // A reviewer without teams from before this rule may still be renamed or disabled.
      if (fields.role !== undefined || fields.teams !== undefined) assertTeam(after)
      endsSessions = after.isDisabled || isAnother(before, after)
      if (after.isDisabled) await links.endAll(id, transaction)
      if (endsSessions) await sessions.endMember(id)
    },
  )
  const member = written(changed, { taken: 'memberNameTaken' })
  if (endsSessions) await sessions.endMember(id)
  return shown(member, (await links.open()).get(id))
}

/** Whether a member's sessions would be outdated: name, role or teams differ. */
export const isAnother = (one: StoredMember, other: StoredMember): boolean =>
  one.role !== other.role || one.name !== other.name || String(one.teams) !== String(other.teams)

/** A reviewer reads the applications of her teams, so she needs one. */
function assertTeam({ role, teams }: Pick<MemberFields, 'role' | 'teams'>) {
  if (role === 'reviewer' && teams.length === 0) throw new AppError('reviewerWithoutTeam')
}

/** A name without white space around it; sorted, unique teams. */
const tidy = ({ name, teams }: Partial<MemberFields>) => ({
  ...(name !== undefined && { name: normaliseIdentity(name) }),
  ...(teams && { teams: [...new Set(teams)].sort() }),
})

const shown = ({ hash, ...member }: StoredMember, linkExpiresAt: Date | undefined): Member => ({
  ...member,
  hasPassphrase: hash !== null,
  linkExpiresAt: linkExpiresAt?.toISOString() ?? null,
})
