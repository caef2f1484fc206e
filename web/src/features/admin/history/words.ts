import { PASS_STATES, TEAMS } from '@recruit/contract/constants'
import type { HistoryEntry } from '@recruit/contract/history'
import type { Language } from '@recruit/contract/text'
import { teamNames } from '../../../content/teams.ts'
import { fullTime } from '../../../ui/seoul-time.ts'
import { uiText } from '../../../ui/text.ts'
import { settingsText } from '../settings/text.ts'
import { termsText } from '../terms/text.ts'
import { adminText } from '../text.ts'
import { historyText } from './text.ts'

/** What was changed or done, as its screen calls it; a name nobody knows is shown as it is. */
export function whatInWords(what: string, language: Language): string {
  const labels: Record<string, string> = settingsText[language].labels
  return historyText[language].what[what] ?? labels[what] ?? what
}

/** A stored value as its screen shows it. */
export function valueInWords(what: string, value: string, language: Language): string {
  if (value === '') return historyText[language].emptyValue
  const pass = what === 'pass' && PASS_STATES.find((state) => state === value)
  if (pass) return adminText[language].passStates[pass]
  const team = what === 'team' && TEAMS.find((code) => String(code) === value)
  if (team) return teamNames[team][language]
  if (what === 'term') return termsText[language].nth(Number(value))
  if (what === 'closesAt') return fullTime(value, language)
  if (value === 'true') return uiText[language].on
  return value === 'false' ? uiText[language].off : value
}

/**
 * What a deed was about, an export for instance, which has no value before and after: '' where there is nothing
 * more to say. Null for a change.
 */
export function deedInWords({ what, from, to }: HistoryEntry, language: Language): string | null {
  if (what === 'removedTerm') return historyText[language].removed(from, termsText[language].nth(Number(to)))
  if (what === 'export') return historyText[language].exported(to)
  return from === '' && to === '' ? '' : null
}
