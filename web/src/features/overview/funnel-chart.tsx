import { TEAMS } from '@recruit/contract/constants'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import styles from '../../ui/charts/chart.module.css'
import { Chart } from '../../ui/charts/chart.tsx'
import { type Counted, funnelOf, STEPS, type Step, shareOf } from './figures.ts'
import { overviewText } from './text.ts'

const ROW = 48
const BAR = 20
const FILLS = { all: 'cloth', submitted: 'blush', firstPass: '2', finalPass: '3', fail: '1' } as const

/** How far the applications of all teams got; those that failed stand apart, below the others. */
export function FunnelChart({ statuses }: { statuses: Counted[] }) {
  const text = useText(overviewText)
  return (
    <Chart
      title={text.funnel}
      note={text.funnelNote}
      draw={(width) => <Steps statuses={statuses} width={width} />}
      table={<FunnelTable statuses={statuses} />}
    />
  )
}

function Steps({ statuses, width }: { statuses: Counted[]; width: number }) {
  const text = useText(overviewText)
  const funnel = funnelOf(statuses)
  const most = Math.max(1, funnel.all)
  const share = (step: Step) => {
    const percent = step === 'all' ? null : shareOf(funnel, step)
    return percent === null ? '' : ` (${percent}%)`
  }
  return (
    <svg width={width} height={STEPS.length * ROW} aria-hidden="true">
      {STEPS.map((step, row) => {
        const long = (funnel[step] / most) * (width - 2)
        return (
          <g key={step} transform={`translate(1 ${row * ROW})`}>
            <text className={styles.name} y="14">
              {text.steps[step]}
            </text>
            <text className={styles.quiet} x={width - 2} y="14" textAnchor="end">
              {`${text.count(funnel[step])}${share(step)}`}
            </text>
            <line className={styles.ground} y1="18" y2={18 + BAR + 4} />
            {long > 0 && (
              <rect className={styles.bar} data-fill={FILLS[step]} y="20" width={long} height={BAR} />
            )}
          </g>
        )
      })}
    </svg>
  )
}

function FunnelTable({ statuses }: { statuses: Counted[] }) {
  const text = useText(overviewText)
  const language = useLanguage((state) => state.language)
  const teams = TEAMS.map((team) => ({
    name: teamNames[team][language],
    funnel: funnelOf(statuses.filter((counted) => counted.team === team)),
  }))
  const all = funnelOf(statuses)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.team}</th>
          {STEPS.map((step) => (
            <th key={step} scope="col">
              {text.steps[step]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {teams.map(({ name, funnel }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {STEPS.map((step) => (
              <td key={step}>{funnel[step]}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.total}</th>
          {STEPS.map((step) => (
            <td key={step}>{all[step]}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
