import { teamNames } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import table from '../../../ui/table/table.module.css'
import type { Difference } from './compare/compare-runs.ts'
import styles from './runs.module.css'
import { runsText } from './text.ts'
import { usePlaceWords } from './use-place-words.ts'

interface Props {
  label: string
  /** What the first place is, and the second. */
  heads: readonly [string, string]
  rows: Difference[]
  /** The interviewers are told as well. */
  hasPanels?: boolean
}

/** People with two places each, side by side. */
export function PlacesTable({ label, heads, rows, hasPanels = false }: Props) {
  const text = useText(runsText)
  const language = useLanguage((state) => state.language)
  const { where, panel } = usePlaceWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={`${table.scroll} ${styles.places}`} tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {[text.applicant, ...heads].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ _id, name, team, places }) => (
            <tr key={_id}>
              <th scope="row">
                {name} <small>{teamNames[team][language]}</small>
              </th>
              {places.map((place, index) => (
                <td key={heads[index]} data-label={heads[index]} data-none={place === null || undefined}>
                  {where(place)}
                  {hasPanels && place && <small>{panel(place)}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
