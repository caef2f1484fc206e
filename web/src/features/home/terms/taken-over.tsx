import type { Team } from '@recruit/contract/constants'
import { type SettingsText, TERM_TEXTS } from '@recruit/contract/fields/settings-values'
import type { ReactNode } from 'react'
import { call } from '../../../api/call.ts'
import type { Reply } from '../../../api/client.ts'
import { teamNames } from '../../../content/teams.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import page from '../../../ui/layout/page.module.css'
import { settingLabels } from '../../staff/setting-labels.ts'
import own from './terms.module.css'
import { termsText } from './text.ts'

/** By what a team judges, and how many reviews each of its applications needs. */
export async function judgingOf(team: Team) {
  const [{ version, criteria }, { needed }] = await Promise.all([
    call('reviewCriteria', { team }),
    call('reviewProgress', { team }),
  ])
  return { team, version, criteria, needed }
}
type Judging = Awaited<ReturnType<typeof judgingOf>>

/** A list with a value, or without it. */
const withOrWithout = <T,>(list: readonly T[], value: T, isIn: boolean): T[] =>
  isIn ? [...list, value] : list.filter((one) => one !== value)

interface TextsProps {
  record: Reply<'getSettings'>
  taken: SettingsText[]
  onChange: (taken: SettingsText[]) => void
}

/** The texts of the last term, to begin the new one with. */
export function TakenTexts({ record, taken, onChange }: TextsProps) {
  const text = useText(termsText)
  const labels = useText(settingLabels)
  return (
    <Taken legend={text.take} hint={text.takeHint}>
      {TERM_TEXTS.filter((name) => record[name].trim()).map((name) => (
        <Checkbox
          key={name}
          id={`take-${name}`}
          checked={taken.includes(name)}
          onChange={(isTaken) => onChange(withOrWithout(taken, name, isTaken))}
        >
          <strong>{labels[name]}</strong>
          <span className={own.takenText}>{record[name]}</span>
        </Checkbox>
      ))}
    </Taken>
  )
}

interface CriteriaProps {
  judging: Judging[]
  left: Team[]
  onChange: (left: Team[]) => void
}

/** The criteria of the last term by team; the new one begins with those that are not left out. */
export function TakenCriteria({ judging, left, onChange }: CriteriaProps) {
  const { text, language } = useTranslation(termsText)
  return (
    <Taken legend={text.takeCriteria} hint={text.takeCriteriaHint}>
      {judging.map(({ team, criteria, needed }) => (
        <Checkbox
          key={team}
          id={`take-criteria-${team}`}
          checked={!left.includes(team)}
          onChange={(isTaken) => onChange(withOrWithout(left, team, !isTaken))}
        >
          <strong>
            {teamNames[team][language]} · {text.needed(needed)}
          </strong>
          <span className={own.takenText}>
            {criteria.map((criterion) => text.criterion(criterion)).join('\n')}
          </span>
        </Checkbox>
      ))}
    </Taken>
  )
}

function Taken({ legend, hint, children }: { legend: string; hint: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <fieldset className={`${page.card} ${own.taken}`}>
      <legend>{legend}</legend>
      <p>{hint}</p>
      {children}
    </fieldset>
  )
}
