import { randomBytes } from 'node:crypto'
import type { Member } from '@recruit/contract/calls/members'
import type { Role } from '@recruit/contract/calls/roles'
import type { Team } from '@recruit/contract/constants'
import type { Visitor } from '../testing/visitor.ts'

interface Wanted {
  name: string
  role: Role
  teams: Team[]
  /** She has written reviews, so her link is used up: she signs in by name. */
  hasReviewed?: true
}
const MEMBERS: Wanted[] = [
  { name: '서가온', role: 'admin', teams: [] },
  { name: '문나래', role: 'manager', teams: [1, 2], hasReviewed: true },
  { name: '유마루', role: 'reviewer', teams: [1], hasReviewed: true },
  { name: '한해솔', role: 'reviewer', teams: [1], hasReviewed: true },
  { name: '노다온', role: 'reviewer', teams: [3] },
]

export interface AddedMember {
  member: Member
  token: string
  /** Of a member who has reviewed; random in every demo, since the data that it opens are real. */
  passphrase?: string
}

/** Adds members and prints how each signs in; existing ones stay as they are. */
export async function addMembers(
  admin: Visitor,
  url: string,
  say: (line: string) => void,
): Promise<AddedMember[]> {
  const { members } = await admin.call('listMembers', {})
  const there = new Set(members.map(({ name }) => name))
  const added: AddedMember[] = []
  for (const { hasReviewed, ...wanted } of MEMBERS.filter(({ name }) => !there.has(name))) {
    const { member, token } = await admin.call('addMember', wanted)
    const passphrase = hasReviewed && randomBytes(12).toString('base64url')
    added.push({ member, token, passphrase })
    const way = passphrase ? `by name, passphrase ${passphrase}` : `${url}/#/staff/link?token=${token}`
    say(`${wanted.role} ${wanted.name}: ${way}`)
  }
  return added
}
