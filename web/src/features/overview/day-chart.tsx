import { TEAMS, type Team } from '@recruit/contract/constants'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Columns, Key } from '../../ui/table/bars.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { Figure } from './figure.tsx'
import { type DayCount, daysOf, shortDay } from './figures.ts'
import styles from './overview.module.css'
import { overviewText } from './text.ts'

/** Applications per day, a row for each team: enrolled next to submitted, all rows on one scale. */
export function DayChart({ days: counted }: { days: DayCount[] }) {
  const text = useText(overviewText)
  const language = useLanguage((state) => state.language)
  const days = daysOf(counted)
  const most = Math.max(
    ...days.flatMap(({ counts }) => TEAMS.flatMap((team) => [counts[team].enrolled, counts[team].submitted])),
  )
  const columns: Column<Team>[] = [
    { id: 'team', head: text.team, cell: (team) => teamNames[team][language] },
    ...days.map(({ day, counts }) => ({
      id: day,
      head: shortDay(day),
      cell: (team: Team) => {
        const { enrolled, submitted } = counts[team]
        const parts = [
          { count: enrolled, fill: 'quiet' as const },
          { count: submitted, fill: team },
        ]
        return (
          <>
            <Columns parts={parts} most={most} />
            {enrolled + submitted > 0 ? `${enrolled} / ${submitted}` : <span className={styles.none}>0</span>}
          </>
        )
      },
    })),
  ]
  return (
    <Figure
      title={text.perDay}
      note={text.perDayNote}
      legend={
        <>
          <Key fills={['quiet']}>{text.enrolled}</Key>
          <Key fills={[...TEAMS]}>{text.submitted}</Key>
        </>
      }
    >
      <DataTable
        label={text.perDay}
        columns={columns}
        rows={TEAMS}
        keyOf={String}
        startsAtEnd
        className={styles.days}
      />
    </Figure>
  )
}
