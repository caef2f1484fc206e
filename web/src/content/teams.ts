import type { Team } from '@recruit/contract/constants'
import type { PublicSettings } from '@recruit/contract/fields/settings-values'

export { teamNames } from '@recruit/contract/team-names'

/** Whether a team takes new members this term. Others can still be chosen (specification, section 5). */
export function recruits(settings: PublicSettings, team: Team): boolean {
  if (team === 1) return settings.doesRecruitMarketing
  return team === 2 ? settings.doesRecruitDesign : settings.doesRecruitWebDev
}
