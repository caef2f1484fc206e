import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import styles from '../../ui/charts/chart.module.css'
import { Chart, Hatch, Key } from '../../ui/charts/chart.tsx'
import { type Counted, standingOf } from './figures.ts'
import { overviewText } from './text.ts'

const ROW = 62
const BAR = 26
const HATCH = 'draft-threads'

/** Drafts against submitted applications of each team. */
export function StandingChart({ statuses }: { statuses: Counted[] }) {
  const text = useText(overviewText)
  const standing = standingOf(statuses)
  return (
    <Chart
      title={text.standing}
      note={text.standingNote}
      draw={(width) => <Bars standing={standing} width={width} />}
      legend={
        <>
          <Key fill={<rect className={styles.bar} data-fill="3" x="1" y="1" width="16" height="12" />}>
            {text.submitted}
          </Key>
          <Key
            fill={
              <rect className={styles.draft} fill={`url(#${HATCH})`} x="1" y="1" width="16" height="12" />
            }
          >
            {text.drafts}
          </Key>
        </>
      }
      table={<StandingTable standing={standing} />}
    />
  )
}

type Standing = ReturnType<typeof standingOf>

function Bars({ standing, width }: { standing: Standing; width: number }) {
  const text = useText(overviewText)
  const language = useLanguage((state) => state.language)
  const most = Math.max(1, ...standing.map(({ drafts, submitted }) => drafts + submitted))
  const long = (count: number) => (count / most) * (width - 2)
  return (
    <svg width={width} height={standing.length * ROW} aria-hidden="true">
      <defs>
        <Hatch id={HATCH} />
      </defs>
      {standing.map(({ team, drafts, submitted }, row) => (
        <g key={team} transform={`translate(1 ${row * ROW})`}>
          <text className={styles.name} y="14">
            {teamNames[team][language]}
          </text>
          <text className={styles.quiet} x={width - 2} y="14" textAnchor="end">
            {`${text.submitted} ${submitted} · ${text.drafts} ${drafts}`}
          </text>
          <line className={styles.ground} y1="20" y2={20 + BAR + 4} />
          {submitted > 0 && (
            <rect className={styles.bar} data-fill="3" y="22" width={long(submitted)} height={BAR} />
          )}
          {drafts > 0 && (
            <rect
              className={styles.draft}
              fill={`url(#${HATCH})`}
              x={long(submitted)}
              y="22"
              width={long(drafts)}
              height={BAR}
            />
          )}
        </g>
      ))}
    </svg>
  )
}

function StandingTable({ standing }: { standing: Standing }) {
  const text = useText(overviewText)
  const language = useLanguage((state) => state.language)
  const rows = standing.map(({ team, ...counts }) => ({ name: teamNames[team][language], ...counts }))
  const total = (of: 'drafts' | 'submitted') => rows.reduce((sum, row) => sum + row[of], 0)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[text.team, text.submitted, text.drafts, text.total].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, submitted, drafts }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{submitted}</td>
            <td>{drafts}</td>
            <td>{submitted + drafts}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.total}</th>
          <td>{total('submitted')}</td>
          <td>{total('drafts')}</td>
          <td>{total('submitted') + total('drafts')}</td>
        </tr>
      </tfoot>
    </table>
  )
}
