import { TEAMS, type Team } from '@recruit/contract/constants'
import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { teamNames } from '@recruit/contract/team-names'
import type { Language } from '@recruit/contract/text'
import { useLanguage } from '../i18n/text.ts'

export { teamNames } from '@recruit/contract/team-names'

/** Without 'team' where a column or a card says it already. */
export const shortName = (team: Team, language: Language): string =>
  teamNames[team][language].replace(/ team$/, '')

/** The teams to choose from, by name. */
export function useTeamChoices() {
  const language = useLanguage()
  return TEAMS.map((value) => ({ value, label: teamNames[value][language] }))
}

/** Whether a team takes new members this term. Others can still be chosen. */
export function recruits(settings: PublicSettings, team: Team): boolean {
  if (team === 1) return settings.doesRecruitMarketing
  return team === 2 ? settings.doesRecruitDesign : settings.doesRecruitWebDev
}

/** Whether others recruit and this team does not. While none does, the term is not prepared yet or long over. */
export const isLeftOut = (settings: PublicSettings | undefined, team: Team): boolean =>
  settings !== undefined && TEAMS.some((each) => recruits(settings, each)) && !recruits(settings, team)
