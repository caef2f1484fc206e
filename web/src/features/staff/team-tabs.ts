import { TEAMS, type Team } from '@recruit/contract/constants'
import { shortName, teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/text.ts'
import { CARDS, useMedia } from '../../ui/media.ts'

/** The teams to switch between, by name; on a phone without 'team', so that they share a line. */
export function useTeamTabs(teams: readonly Team[] = TEAMS) {
  const language = useLanguage()
  const isCards = useMedia(CARDS)
  return teams.map((value) => ({
    value,
    label: isCards ? shortName(value, language) : teamNames[value][language],
  }))
}
