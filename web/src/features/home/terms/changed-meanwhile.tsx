import { SETTINGS } from '@recruit/contract/fields/settings-values'
import { teamNames } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { valueInWords, whatInWords } from '../../staff/history/words.ts'
import type { LastTerm } from './last-term.ts'
import own from './terms.module.css'
import { termsText } from './text.ts'

/** Another admin's changes since the dialog was opened, each with its old and new value. */
export function ChangedMeanwhile({ before, now }: { before: LastTerm; now: LastTerm }) {
  const text = useText(termsText)
  const language = useLanguage((state) => state.language)
  const said = (field: (typeof SETTINGS)[number], { record }: LastTerm) =>
    valueInWords(field, String(record[field]), language, String)
  const versionOf = ({ judging }: LastTerm, team: number) => judging.find((one) => one.team === team)?.version
  const settings = SETTINGS.filter((field) => before.record[field] !== now.record[field]).map(
    (field) =>
      `${whatInWords({ what: field, role: 'admin' }, language)}: ${said(field, before)} → ${said(field, now)}`,
  )
  const criteria = ([1, 2, 3] as const)
    .filter((team) => versionOf(before, team) !== versionOf(now, team))
    .map((team) => text.criteriaChanged(teamNames[team][language]))
  return (
    <div role="alert" className={own.changed}>
      <p>{text.changed}</p>
      <ul>
        {[...settings, ...criteria].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
