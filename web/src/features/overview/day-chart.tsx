import { TEAMS, type Team } from '@recruit/contract/constants'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import styles from '../../ui/charts/chart.module.css'
import { Chart, Key } from '../../ui/charts/chart.tsx'
import { type DayCount, type DayRow, daysOf, shortDay } from './figures.ts'
import { overviewText } from './text.ts'

const LANE = 96
const HEAD = 34
const FOOT = 22

/** Applications per day, a row for each team: enrolled beside submitted, all rows on one scale. */
export function DayChart({ days: counted }: { days: DayCount[] }) {
  const text = useText(overviewText)
  const days = daysOf(counted)
  return (
    <Chart
      title={text.perDay}
      note={text.perDayNote}
      draw={(width) => <Lanes days={days} width={width} />}
      legend={
        <>
          <Key fill={<rect className={styles.bar} data-fill="cloth" x="1" y="1" width="16" height="12" />}>
            {text.enrolled}
          </Key>
          <Key
            fill={TEAMS.map((team, index) => (
              <rect
                key={team}
                className={styles.bar}
                data-fill={team}
                x={1 + index * 6}
                y="1"
                width="5"
                height="12"
              />
            ))}
          >
            {text.submitted}
          </Key>
        </>
      }
      table={<DayTable days={days} />}
    />
  )
}

function Lanes({ days, width }: { days: DayRow[]; width: number }) {
  const text = useText(overviewText)
  const language = useLanguage((state) => state.language)
  const step = width / Math.max(days.length, 1)
  const bar = Math.min(Math.max(step / 2 - 1.5, 1.5), 18)
  const most = Math.max(
    1,
    ...days.flatMap(({ counts }) => TEAMS.flatMap((team) => [counts[team].enrolled, counts[team].submitted])),
  )
  const labelled = Math.ceil(46 / step)
  const bottomOf = (lane: number) => (lane + 1) * LANE
  return (
    <svg width={width} height={TEAMS.length * LANE + FOOT} aria-hidden="true">
      {TEAMS.map((team, lane) => (
        <g key={team}>
          <text className={styles.name} x="0" y={lane * LANE + 22}>
            {teamNames[team][language]}
          </text>
          <text className={styles.quiet} x={width} y={lane * LANE + 22} textAnchor="end">
            {text.scale(most)}
          </text>
          <line className={styles.ground} x2={width} y1={bottomOf(lane)} y2={bottomOf(lane)} />
          {days.map(({ day, counts }, index) => {
            const middle = step * (index + 0.5)
            const { enrolled, submitted } = counts[team]
            const height = (count: number) => (count / most) * (LANE - HEAD - 4)
            return (
              <g key={day}>
                {enrolled > 0 && (
                  <Bar
                    x={middle - bar}
                    bottom={bottomOf(lane)}
                    size={bar}
                    height={height(enrolled)}
                    fill="cloth"
                  />
                )}
                {submitted > 0 && (
                  <Bar x={middle} bottom={bottomOf(lane)} size={bar} height={height(submitted)} fill={team} />
                )}
              </g>
            )
          })}
        </g>
      ))}
      {days.map(
        ({ day }, index) =>
          index % labelled === 0 && (
            <text
              key={day}
              className={styles.quiet}
              x={Math.min(Math.max(step * (index + 0.5), 14), width - 14)}
              y={TEAMS.length * LANE + 16}
              textAnchor="middle"
            >
              {shortDay(day)}
            </text>
          ),
      )}
    </svg>
  )
}

function Bar(props: { x: number; bottom: number; size: number; height: number; fill: Team | 'cloth' }) {
  const { x, bottom, size, height, fill } = props
  return (
    <rect className={styles.bar} data-fill={fill} x={x} y={bottom - height} width={size} height={height} />
  )
}

function DayTable({ days }: { days: DayRow[] }) {
  const text = useText(overviewText)
  const language = useLanguage((state) => state.language)
  const both = (row: DayRow['counts'][Team]) => `${row.enrolled} / ${row.submitted}`
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.day}</th>
          {TEAMS.map((team) => (
            <th key={team} scope="col">
              {`${teamNames[team][language]} (${text.enrolled} / ${text.submitted})`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, counts }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            {TEAMS.map((team) => (
              <td key={team}>{both(counts[team])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
