import type { Team } from '@recruit/contract/constants'
import type { Text } from '@recruit/contract/text'

/** The teams' names in the history and in exports. */
export const teamNames: Record<Team, Text> = {
  1: { ko: '마케팅', en: 'marketing' },
  2: { ko: '디자인', en: 'design' },
  3: { ko: '웹개발', en: 'webdev' },
}
