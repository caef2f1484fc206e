import { TEAMS, type Team } from '@recruit/contract/constants'
import type { Visitor } from './visitor.ts'

interface Places {
  hasSecondChoice?: boolean
  seats?: Partial<Record<Team, number | null>>
}

/** Sets the second choice and the seats of the running term; what is left out is off. */
export async function setPlaces(admin: Visitor, { hasSecondChoice = false, seats = {} }: Places = {}) {
  const { version } = await admin.call('readSeats', {})
  const teams = TEAMS.map((team) => ({ team, seats: seats[team] ?? null }))
  return admin.call('setSeats', { version, hasSecondChoice, teams })
}
