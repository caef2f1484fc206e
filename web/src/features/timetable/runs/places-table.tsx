import { teamNames } from '../../../content/teams.ts'
import { useTranslation } from '../../../i18n/text.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useNames } from '../names.ts'
import type { Difference } from './compare-runs.ts'
import styles from './runs.module.css'
import { runsText } from './text.ts'

interface Props {
  label: string
  /** What the first place is, and the second. */
  heads: readonly [string, string]
  rows: Difference[]
  /** Shows the interviewers too. */
  hasPanels?: boolean
}

/** People with two places each, side by side. */
export function PlacesTable({ label, heads, rows, hasPanels = false }: Props) {
  const { text, language } = useTranslation(runsText)
  const { where, panel } = useNames()
  const place = (index: number) => (row: Difference) => {
    const at = row.places[index] ?? null
    return (
      <span data-none={at === null || undefined}>
        {where(at)}
        {hasPanels && at && <small>{panel(at)}</small>}
      </span>
    )
  }
  return (
    <DataTable
      label={label}
      isCards
      isHigh
      rows={rows}
      keyOf={({ _id }) => _id}
      className={styles.places}
      columns={[
        {
          id: 'applicant',
          head: text.applicant,
          cell: ({ name, team }) => (
            <>
              {name} <small>{teamNames[team][language]}</small>
            </>
          ),
        },
        ...heads.map((head, index) => ({ id: head, head, cell: place(index) })),
      ]}
    />
  )
}
