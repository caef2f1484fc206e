import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Bar, Key } from '../../ui/table/bars.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { type Counted, standingOf } from './figures.ts'
import styles from './overview.module.css'
import { overviewText } from './text.ts'

/** Drafts against submitted applications of each team. */
export function StandingChart({ statuses }: { statuses: Counted[] }) {
  const text = useText(overviewText)
  const language = useLanguage((state) => state.language)
  const rows = standingOf(statuses).map((row) => ({ ...row, all: row.drafts + row.submitted }))
  const most = Math.max(...rows.map(({ all }) => all))
  const total = (of: 'drafts' | 'submitted' | 'all') => rows.reduce((sum, row) => sum + row[of], 0)
  const number = (of: 'drafts' | 'submitted' | 'all', head: string) => ({
    id: of,
    head,
    cell: (row: (typeof rows)[number]) => row[of],
    foot: total(of),
    isNumber: true,
  })
  return (
    <div className={styles.chart}>
      <h3>{text.standing}</h3>
      <p className={styles.note}>{text.standingNote}</p>
      <p className={styles.legend} aria-hidden="true">
        <Key fills={[3]}>{text.submitted}</Key>
        <Key fills={['draft']}>{text.drafts}</Key>
      </p>
      <DataTable
        label={text.standing}
        rows={rows}
        keyOf={({ team }) => team}
        columns={[
          {
            id: 'team',
            head: text.team,
            cell: ({ team, drafts, submitted }) => (
              <>
                {teamNames[team][language]}
                <Bar
                  parts={[
                    { count: submitted, fill: 3 },
                    { count: drafts, fill: 'draft' },
                  ]}
                  most={most}
                />
              </>
            ),
            foot: text.total,
          },
          number('submitted', text.submitted),
          number('drafts', text.drafts),
          number('all', text.total),
        ]}
      />
    </div>
  )
}
