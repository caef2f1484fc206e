import { TEAMS, type Team } from '@recruit/contract/constants'
import { admin } from './product.ts'

type Places = { hasSecondChoice?: boolean; seats?: Partial<Record<Team, number | null>> }

/** Sets the second choice and the seats of the running term; what is left out is off. */
export async function setPlaces({ hasSecondChoice = false, seats = {} }: Places = {}) {
  const { version } = await admin.call('readSeats', {})
  const teams = TEAMS.map((team) => ({ team, seats: seats[team] ?? null }))
  return admin.call('setSeats', { version, hasSecondChoice, teams })
}

/** The ids of the applications that a team may take over. */
export const openTo = async (team: Team) =>
  (await admin.call('secondChoices', { team })).applicants.map(({ _id }) => _id)
