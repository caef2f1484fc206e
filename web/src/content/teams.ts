import type { Team } from '@recruit/contract/constants'
import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import type { Text } from '@recruit/contract/text'

export const teamNames: Record<Team, Text> = {
  1: { ko: '마케팅팀', en: 'Marketing team' },
  2: { ko: '디자인팀', en: 'Design team' },
  3: { ko: '웹개발팀', en: 'Web development team' },
}

/** Whether a team takes new members this term. Others can still be chosen (specification, section 5). */
export function recruits(settings: PublicSettings, team: Team): boolean {
  if (team === 1) return settings.doesRecruitMarketing
  return team === 2 ? settings.doesRecruitDesign : settings.doesRecruitWebDev
}
