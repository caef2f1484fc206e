import { TEAMS } from '@recruit/contract/constants'
import { teamNames } from '../../../../content/teams.ts'
import { useLanguage } from '../../../../i18n/language.ts'
import { gridText, rangesOf } from '../../../../ui/grid/hours/index.ts'
import { moment } from '../../../../ui/time/countdown.ts'
import { fromSeoulInput } from '../../../../ui/time/seoul-input.ts'
import type { TypedRules } from './rules-fields.ts'

/** One part of the rules in a line, where two versions of it are compared. */
export function useRuleWords() {
  const language = useLanguage((state) => state.language)
  const hours = (bits: number) => rangesOf(bits, gridText[language])
  return (part: keyof TypedRules, rules: TypedRules): string => {
    switch (part) {
      case 'panels':
        return TEAMS.map((team) => `${teamNames[team][language]} ${rules.panels[team]}`).join(', ')
      case 'roomNames':
        return rules.roomNames.join(', ')
      case 'everyDay':
        return hours(rules.everyDay)
      case 'closed':
        return rules.closed.map((one) => `${one.day} ${hours(one.hours)}`).join(' · ')
      case 'roomsByDay':
        return rules.roomsByDay.map(({ day, rooms }) => `${day} ${rooms.join(' ')}`).join(' · ')
      case 'answersUntil':
        return rules.answersUntil && moment(fromSeoulInput(rules.answersUntil), language)
      case 'length':
      case 'rooms':
        return rules[part]
    }
  }
}
