import type { Team } from '@recruit/contract/constants'
import { teamNames } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import type { LastJudging } from './last-term.ts'
import own from './terms.module.css'
import { termsText } from './text.ts'

interface Props {
  judging: LastJudging[]
  left: ReadonlySet<Team>
  onChange: (left: ReadonlySet<Team>) => void
}

/** The criteria of the last term by team; the new one begins with those that are not left out. */
export function TakenCriteria({ judging, left, onChange }: Props) {
  const text = useText(termsText)
  const language = useLanguage((state) => state.language)
  if (judging.length === 0) return null
  return (
    <fieldset className={own.taken}>
      <legend>{text.takeCriteria}</legend>
      <p>{text.takeCriteriaHint}</p>
      {judging.map(({ team, criteria, needed }) => (
        <Checkbox
          key={team}
          id={`take-criteria-${team}`}
          checked={!left.has(team)}
          onChange={(isTaken) =>
            onChange(isTaken ? new Set([...left].filter((one) => one !== team)) : new Set([...left, team]))
          }
        >
          <strong>
            {teamNames[team][language]} · {text.needed(needed)}
          </strong>
          <span className={own.takenText}>
            {criteria.map((criterion) => text.criterion(criterion)).join('\n')}
          </span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
