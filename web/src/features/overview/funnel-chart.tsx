import { TEAMS } from '@recruit/contract/constants'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Bar } from '../../ui/table/bars.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { Figure } from './figure.tsx'
import { type Counted, funnelOf, STEPS, type Step, shareOf } from './figures.ts'
import { overviewText } from './text.ts'

const FILLS = { all: 'quiet', submitted: 'some', firstPass: 2, finalPass: 3, fail: 1 } as const

/** How far the applications got, of all teams and of each; those that failed come last. */
export function FunnelChart({ statuses }: { statuses: Counted[] }) {
  const text = useText(overviewText)
  const language = useLanguage((state) => state.language)
  const all = funnelOf(statuses)
  const columns: Column<Step>[] = [
    {
      id: 'step',
      head: text.step,
      cell: (step) => (
        <>
          {text.steps[step]}
          <Bar parts={[{ count: all[step], fill: FILLS[step] }]} most={all.all} />
        </>
      ),
    },
    { id: 'total', head: text.total, cell: (step) => all[step], isNumber: true },
    {
      id: 'percent',
      head: text.percent,
      cell: (step) => {
        const percent = step === 'all' ? null : shareOf(all, step)
        return percent === null ? '' : `${percent}%`
      },
      isNumber: true,
    },
    ...TEAMS.map((team) => {
      const funnel = funnelOf(statuses.filter((counted) => counted.team === team))
      return {
        id: String(team),
        head: teamNames[team][language],
        cell: (step: Step) => funnel[step],
        isNumber: true,
      }
    }),
  ]
  return (
    <Figure title={text.funnel} note={text.funnelNote}>
      <DataTable label={text.funnel} columns={columns} rows={STEPS} keyOf={String} />
    </Figure>
  )
}
