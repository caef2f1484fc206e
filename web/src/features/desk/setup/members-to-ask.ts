import type { Team } from '@recruit/contract/constants'
import { call } from '../../../api/call.ts'

/** Who of the staff may be asked to review a team's applications: its members who can sign in by name. */
export async function membersToAsk(team: Team) {
  const { members } = await call('listMembers', {})
  return members
    .filter(({ teams, isDisabled }) => !isDisabled && teams.includes(team))
    .map(({ id, name, teams }) => ({ id, name, teams }))
}
export type MemberToAsk = Awaited<ReturnType<typeof membersToAsk>>[number]
