import { ANSWERS, TEAMS, type Team } from '@recruit/contract/constants'
import { answerNames } from '@recruit/contract/fields/status-names'
import type { Reply } from '../../api/client.ts'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Bar, Key } from '../../ui/table/bars.tsx'
import { type Column, DataTable, numbers } from '../../ui/table/data-table.tsx'
import { useOverview, useTermName } from '../staff/use-term-name.ts'
import { Availability } from './availability.tsx'
import { DayChart } from './day-chart.tsx'
import { Figure } from './figure.tsx'
import { type Counted, funnelOf, STEPS, type Step, shareOf, standingOf } from './figures.ts'
import styles from './overview.module.css'
import { overviewText } from './text.ts'

const FILLS = { all: 'quiet', submitted: 'some', firstPass: 2, finalPass: 3, fail: 1 } as const

/** How far the applications got, of all teams and of each; those that failed come last. */
function FunnelChart({ statuses }: { statuses: Counted[] }) {
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

/** The charts of the running term and its availability; to both roles. */
export function Overview() {
  const text = useText(overviewText)
  const query = useOverview()
  const nameOf = useTermName()
  const running = query.data?.term
  return (
    <section className={styles.overview} aria-labelledby="numbers">
      <h2 id="numbers">{running ? text.numbersOf(nameOf(running)) : text.numbers}</h2>
      <Loaded query={query}>
        {({ statuses, days, answers }) =>
          funnelOf(statuses).all === 0 ? (
            <p>{text.none}</p>
          ) : (
            <>
              <div className={styles.charts}>
                <DayChart days={days} />
                <StandingChart statuses={statuses} />
                <FunnelChart statuses={statuses} />
              </div>
              {answers.length > 0 && <Answers answers={answers} />}
              <Availability />
            </>
          )
        }
      </Loaded>
    </section>
  )
}

/** How many of the final passers join, decline, and have not answered, for each team. */
function Answers({ answers }: { answers: Reply<'overview'>['answers'] }) {
  const text = useText(overviewText)
  const language = useLanguage((state) => state.language)
  const kinds = [...ANSWERS, ''] as const
  const count = (kind: (typeof kinds)[number], team?: Team) =>
    answers
      .filter((counted) => counted.answer === kind && (team === undefined || counted.team === team))
      .reduce((sum, counted) => sum + counted.count, 0)
  const columns: Column<Team>[] = [
    { id: 'team', head: text.team, cell: (team) => teamNames[team][language], foot: text.total },
    ...kinds.map((kind) => ({
      id: kind || 'none',
      head: answerNames[kind][language],
      cell: (team: Team) => count(kind, team),
      foot: count(kind),
      isNumber: true,
    })),
  ]
  return (
    <Figure title={text.answers} note={text.answersNote}>
      <DataTable
        label={text.answers}
        columns={columns}
        rows={TEAMS}
        keyOf={String}
        className={styles.wrapping}
      />
    </Figure>
  )
}

/** Drafts against submitted applications of each team. */
function StandingChart({ statuses }: { statuses: Counted[] }) {
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
