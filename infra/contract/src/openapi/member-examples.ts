/** Examples of the calls about members of the staff. */
import type * as members from '../calls/members.ts'
import { sessionFlags } from '../calls/roles.ts'
import { messages } from '../messages.ts'
import type { Examples } from './example-types.ts'
import { said } from './example-values.ts'

const expiresAt = '2026-11-30T23:59:00+09:00'

const member = {
  id: '5eafaced-1234-4abc-8def-000000000001',
  name: '김가온',
  role: 'reviewer' as const,
  teams: [3 as const],
  isDisabled: false,
  hasPassphrase: false,
  linkExpiresAt: expiresAt,
  version: 1,
}
const link = { token: '6mQ0dJ1cVb9yW2nHs8kLx4fTgR7pZaE3uKoI5wYqNtM', expiresAt }
/** Her name in a session. */
export const byName = { id: member.id, name: member.name, teams: member.teams }

export const memberExamples: Pick<Examples, keyof typeof members> = {
  listMembers: { request: {}, reply: { members: [member] } },
  addMember: {
    request: { name: member.name, role: member.role, teams: member.teams },
    reply: { ...said(messages.memberAdded), member, ...link },
  },
  changeMember: {
    request: { id: member.id, version: 1, isDisabled: true },
    reply: {
      ...said(messages.memberSaved),
      member: { ...member, isDisabled: true, linkExpiresAt: null, version: 2 },
    },
  },
  newMemberLink: {
    request: { id: member.id },
    reply: { ...said(messages.linkMade), ...link },
  },
  readMemberLink: {
    request: { token: link.token },
    reply: { name: member.name, role: member.role },
  },
  setPassphrase: {
    request: { token: link.token, passphrase: 'rain umbrellas 7 harbour' },
    reply: { ...sessionFlags('reviewer'), member: byName, ...said(messages.signedIn) },
  },
  memberLogin: {
    request: { name: member.name, passphrase: 'rain umbrellas 7 harbour' },
    reply: { ...sessionFlags('reviewer'), member: byName, ...said(messages.signedIn) },
  },
}
