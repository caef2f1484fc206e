import { ANSWERS, TEAMS, type Team } from '@recruit/contract/constants'
import { answerNames } from '@recruit/contract/fields/status-names'
import { dayHead } from '@recruit/contract/interview/grid-days'
import { sumOf } from '@recruit/contract/sum'
import type { ReactNode } from 'react'
import type { Reply } from '../../api/client.ts'
import { teamNames } from '../../content/teams.ts'
import { useTranslation } from '../../i18n/text.ts'
import page from '../../ui/layout/page.module.css'
import { Bar, Key } from '../../ui/table/bars.tsx'
import { DataTable, numbers } from '../../ui/table/data-table.tsx'
import {
  type Counted,
  type DayCount,
  type DayRow,
  daysOf,
  funnelOf,
  STEPS,
  type Step,
  shareOf,
  standingOf,
} from './figures.ts'
import styles from './overview.module.css'
import { overviewText } from './text.ts'

type FigureProps<Row> = Omit<Parameters<typeof DataTable<Row>>[0], 'label'> & {
  title: string
  note: string
  /** The fills in words; the table holds the same as numbers. */
  legend?: ReactNode
}

const Figure = <Row,>({ title, note, legend, ...table }: FigureProps<Row>) => (
  <div className={styles.chart}>
    <h3>{title}</h3>
    <p className={page.quiet}>{note}</p>
    {legend && (
      <p className={page.actions} aria-hidden="true">
        {legend}
      </p>
    )}
    <DataTable label={title} isCards {...table} />
  </div>
)

/** A column of numbers with their sum below. */
const summed = <Row,>(rows: readonly Row[], id: string, head: string, of: (row: Row) => number) =>
  numbers(id, head, of, sumOf(rows, of))

/** The days on which something happened: who enrolled and submitted, and the teams of the submitted as a bar. */
export function DayChart({ days: counted }: { days: DayCount[] }) {
  const { text, language } = useTranslation(overviewText)
  const days = daysOf(counted)
  const dayOf = (of: 'enrolled' | 'submitted', { counts }: DayRow) => sumOf(TEAMS, (team) => counts[team][of])
  const most = Math.max(...days.map((day) => dayOf('submitted', day)))
  const column = (of: 'enrolled' | 'submitted') => summed(days, of, text[of], (day) => dayOf(of, day))
  return (
    <Figure<DayRow>
      title={text.perDay}
      note={text.perDayNote}
      legend={TEAMS.map((team) => (
        <Key key={team} fills={[team]}>
          {teamNames[team][language]}
        </Key>
      ))}
      rows={days}
      keyOf={({ day }) => day}
      className={styles.wrapping}
      columns={[
        {
          id: 'day',
          head: text.day,
          cell: ({ day, counts }) => (
            <span className={styles.day}>
              {dayHead(day, 0, language)}
              <Bar parts={TEAMS.map((team) => ({ count: counts[team].submitted, fill: team }))} most={most} />
            </span>
          ),
          foot: text.total,
        },
        column('enrolled'),
        column('submitted'),
        ...TEAMS.map((team) =>
          numbers(String(team), teamNames[team][language], ({ counts }: DayRow) => counts[team].submitted),
        ),
      ]}
    />
  )
}

export function StandingChart({ statuses }: { statuses: Counted[] }) {
  const { text, language } = useTranslation(overviewText)
  const rows = standingOf(statuses).map((row) => ({ ...row, all: row.drafts + row.submitted }))
  type Row = (typeof rows)[number]
  const most = Math.max(...rows.map(({ all }) => all))
  const column = (of: 'drafts' | 'submitted' | 'all', head: string) =>
    summed(rows, of, head, (row) => row[of])
  return (
    <Figure<Row>
      title={text.standing}
      note={text.standingNote}
      legend={
        <>
          <Key fills={['some']}>{text.submitted}</Key>
          <Key fills={['draft']}>{text.drafts}</Key>
        </>
      }
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
                  { count: submitted, fill: 'some' },
                  { count: drafts, fill: 'draft' },
                ]}
                most={most}
              />
            </>
          ),
          foot: text.total,
        },
        column('submitted', text.submitted),
        column('drafts', text.drafts),
        column('all', text.total),
      ]}
    />
  )
}

const FILLS = {
  all: 'quiet',
  submitted: 'some',
  firstPass: 'some',
  finalPass: 'some',
  fail: 'draft',
} as const

/** How far the applications got, of all teams and of each; those that failed come last. */
export function FunnelChart({ statuses }: { statuses: Counted[] }) {
  const { text, language } = useTranslation(overviewText)
  const all = funnelOf(statuses)
  const percent = (step: Step) => (step === 'all' ? null : shareOf(all, step))
  return (
    <Figure<Step>
      title={text.funnel}
      note={text.funnelNote}
      rows={STEPS}
      keyOf={String}
      className={styles.wrapping}
      columns={[
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
        numbers('total', text.total, (step) => all[step]),
        numbers('percent', text.percent, (step) => (percent(step) === null ? '' : `${percent(step)}%`)),
        ...TEAMS.map((team) => {
          const funnel = funnelOf(statuses.filter((counted) => counted.team === team))
          return numbers(String(team), teamNames[team][language], (step: Step) => funnel[step])
        }),
      ]}
    />
  )
}

/** How many of the final passers join, decline, and have not answered, for each team. */
export function Answers({ answers }: { answers: Reply<'overview'>['answers'] }) {
  const { text, language } = useTranslation(overviewText)
  const kinds = [...ANSWERS, ''] as const
  const countOf = (kind: (typeof kinds)[number], team: Team) =>
    sumOf(answers, (counted) => (counted.answer === kind && counted.team === team ? counted.count : 0))
  return (
    <Figure<Team>
      title={text.answers}
      note={text.answersNote}
      rows={TEAMS}
      keyOf={String}
      className={styles.wrapping}
      columns={[
        { id: 'team', head: text.team, cell: (team) => teamNames[team][language], foot: text.total },
        ...kinds.map((kind) =>
          summed(TEAMS, kind || 'none', answerNames[kind][language], (team) => countOf(kind, team)),
        ),
      ]}
    />
  )
}
