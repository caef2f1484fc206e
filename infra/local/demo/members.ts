import type { Role } from '@recruit/contract/calls/roles'
import type { Team } from '@recruit/contract/constants'
import type { Visitor } from '../testing/visitor.ts'

/** One for each role; the names are nobody's. */
const MEMBERS: { name: string; role: Role; teams: Team[] }[] = [
  { name: '서가온', role: 'admin', teams: [] },
  { name: '문나래', role: 'manager', teams: [1, 2] },
  { name: '노다온', role: 'reviewer', teams: [3] },
]

/** Adds them and tells their links; those who are there already stay as they are. */
export async function addMembers(admin: Visitor, url: string, say: (line: string) => void): Promise<void> {
  const { members } = await admin.call('listMembers', {})
  const there = new Set(members.map(({ name }) => name))
  for (const wanted of MEMBERS.filter(({ name }) => !there.has(name))) {
    const { token } = await admin.call('addMember', wanted)
    say(`${wanted.role} ${wanted.name}: ${url}/#/staff/link?token=${token}`)
  }
}
