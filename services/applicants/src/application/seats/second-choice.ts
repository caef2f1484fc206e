import { AppError } from '@recruit/chassis/http/errors'
import type { Pass, Team } from '@recruit/contract/constants'
import { secondChoiceIsFirst } from '@recruit/contract/problem-texts'

/** How many a team takes; null without a number. */
export type Seats = Record<Team, number | null>
export const NO_SEATS: Seats = { 1: null, 2: null, 3: null }

/** The rules of the second choice of team; no I/O. */
interface Choosing {
  team: Team
  secondTeam?: Team | null
}
interface Written extends Choosing {
  submitted: { secondTeam?: Team } | null
}

/** The second choice; none where it is the team itself, as in an application that was taken over. */
export const secondTeamOf = ({ team, secondTeam }: Choosing): Team | null =>
  secondTeam && secondTeam !== team ? secondTeam : null

/** The one that was submitted. */
export const submittedSecondTeam = ({ team, submitted }: Written): Team | null =>
  secondTeamOf({ team, ...(submitted?.secondTeam && { secondTeam: submitted.secondTeam }) })

/** The one that staff read: what was submitted, else the draft's. */
export const secondTeamSeen = (application: Written): Team | null =>
  application.submitted ? submittedSecondTeam(application) : secondTeamOf(application)

/** Whether the team of its second choice may have it: the first has decided against it, or takes none. */
export const isOpenToOthers = ({ team, pass }: { team: Team; pass: Pass }, seats: Seats): boolean =>
  pass === 'fail' || (pass === 'default' && seats[team] === 0)

/** What a save stores of it, undefined where it has none. Throws 'rulesBroken' for the first choice. */
export function secondTeamAfter(sent: Team | '' | undefined, { team }: Choosing): Team | null | undefined {
  if (sent === team) throw new AppError('rulesBroken', { said: secondChoiceIsFirst })
  return sent === '' ? null : sent
}
