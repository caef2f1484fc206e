import type { Team } from './constants.ts'
import type { Text } from './text.ts'

/** The teams' names on the site and in messages. No zod. */
export const teamNames: Record<Team, Text> = {
  1: { ko: '마케팅팀', en: 'Marketing team' },
  2: { ko: '디자인팀', en: 'Design team' },
  3: { ko: '웹개발팀', en: 'Web development team' },
}

/** What the form, receipts, exports and lists call the second choice of team. */
export const secondChoiceName: Text = { ko: '2지망', en: 'Second choice' }
