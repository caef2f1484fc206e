import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Bar, Key } from '../../ui/table/bars.tsx'
import { DataTable, numbers } from '../../ui/table/data-table.tsx'
import { Figure } from './figure.tsx'
import { type Counted, standingOf } from './figures.ts'
import { overviewText } from './text.ts'

/** Drafts against submitted applications of each team. */
export function StandingChart({ statuses }: { statuses: Counted[] }) {
  const text = useText(overviewText)
  const language = useLanguage((state) => state.language)
  const rows = standingOf(statuses).map((row) => ({ ...row, all: row.drafts + row.submitted }))
  type Row = (typeof rows)[number]
  const most = Math.max(...rows.map(({ all }) => all))
  const total = (of: 'drafts' | 'submitted' | 'all') => rows.reduce((sum, row) => sum + row[of], 0)
  return (
    <Figure
      title={text.standing}
      note={text.standingNote}
      legend={
        <>
          <Key fills={[3]}>{text.submitted}</Key>
          <Key fills={['draft']}>{text.drafts}</Key>
        </>
      }
    >
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
          numbers('submitted', text.submitted, (row: Row) => row.submitted, total('submitted')),
          numbers('drafts', text.drafts, (row: Row) => row.drafts, total('drafts')),
          numbers('all', text.total, (row: Row) => row.all, total('all')),
        ]}
      />
    </Figure>
  )
}
