import { ANSWERS, TEAMS, type Team } from '@recruit/contract/constants'
import { answerNames } from '@recruit/contract/fields/status-names'
import { dayHead } from '@recruit/contract/interview/grid-days'
import { sumOf } from '@recruit/contract/sum'
import type { ReactNode } from 'react'
import type { Reply } from '../../api/client.ts'
import { shortName } from '../../content/teams.ts'
import { useLanguage, useTranslation } from '../../i18n/text.ts'
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
    <div className={styles.head}>
      <h2>{title}</h2>
      <p className={page.quiet}>{note}</p>
      {legend && (
        <p className={styles.legend} aria-hidden="true">
          {legend}
        </p>
      )}
    </div>
    <DataTable label={title} className={styles.figure} {...table} />
  </div>
)

/** The columns of the teams, which have the same place and width in every table. */
function useTeamColumns<Row>(numberOf: (row: Row, team: Team) => number) {
  const language = useLanguage()
  return TEAMS.map((team) =>
    numbers(String(team), shortName(team, language), (row: Row) => numberOf(row, team)),
  )
}

/** The number of all teams, and in small what else there is to it. */
const totals = <Row,>(head: string, of: (row: Row) => number, more?: (row: Row) => string) =>
  numbers('total', head, (row: Row) => (
    <span className={styles.total}>
      <b>{of(row)}</b> {more && <span className={page.quiet}>{more(row)}</span>}
    </span>
  ))

/** The days on which something happened: the teams of the submitted also as a bar, and who enrolled. */
export function DayChart({ days: counted }: { days: DayCount[] }) {
  const { text, language } = useTranslation(overviewText)
  const days = daysOf(counted)
  const dayOf = (of: 'enrolled' | 'submitted', { counts }: DayRow) => sumOf(TEAMS, (team) => counts[team][of])
  const most = Math.max(...days.map((day) => dayOf('submitted', day)))
  const teams = useTeamColumns<DayRow>(({ counts }, team) => counts[team].submitted)
  return (
    <Figure<DayRow>
      title={text.perDay}
      note={text.perDayNote}
      legend={TEAMS.map((team) => (
        <Key key={team} fills={[team]}>
          {shortName(team, language)}
        </Key>
      ))}
      rows={days}
      keyOf={({ day }) => day}
      columns={[
        {
          id: 'day',
          head: text.day,
          cell: ({ day, counts }) => (
            <span className={styles.line}>
              {dayHead(day, 0, language)}
              <Bar parts={TEAMS.map((team) => ({ count: counts[team].submitted, fill: team }))} most={most} />
            </span>
          ),
        },
        ...teams,
        totals(
          text.total,
          (day) => dayOf('submitted', day),
          (day) => text.enrolled(dayOf('enrolled', day)),
        ),
      ]}
    />
  )
}

const FILLS = {
  all: 'quiet',
  submitted: 'some',
  undecided: 'quiet',
  firstPass: 'some',
  finalPass: 'some',
  fail: 'draft',
} as const

/** How far the applications got, of each team and of all; those that failed come last. */
export function FunnelChart({ statuses }: { statuses: Counted[] }) {
  const { text } = useTranslation(overviewText)
  const all = funnelOf(statuses)
  const ofTeam = (step: Step, team: Team) =>
    funnelOf(statuses.filter((counted) => counted.team === team))[step]
  const percent = (step: Step) => (step === 'all' ? null : shareOf(all, step))
  return (
    <Figure<Step>
      title={text.funnel}
      note={text.funnelNote}
      rows={STEPS}
      keyOf={String}
      columns={[
        {
          id: 'step',
          head: text.step,
          cell: (step) => (
            <span className={styles.line}>
              {text.steps[step]}
              <Bar parts={[{ count: all[step], fill: FILLS[step] }]} most={all.all} />
            </span>
          ),
        },
        ...useTeamColumns(ofTeam),
        totals(
          text.total,
          (step) => all[step],
          (step) => (percent(step) === null ? '' : `${percent(step)}%`),
        ),
      ]}
    />
  )
}

/** How many of the final passers join, decline, and have not answered, of each team and of all. */
export function Answers({ answers }: { answers: Reply<'overview'>['answers'] }) {
  const { text, language } = useTranslation(overviewText)
  const countOf = (kind: Kind, ...teams: Team[]) =>
    sumOf(answers, ({ answer, team, count }) => (answer === kind && teams.includes(team) ? count : 0))
  return (
    <Figure<Kind>
      title={text.answers}
      note={text.answersNote}
      rows={[...ANSWERS, '']}
      keyOf={String}
      columns={[
        { id: 'answer', head: text.answer, cell: (kind) => answerNames[kind][language] },
        ...useTeamColumns((kind: Kind, team) => countOf(kind, team)),
        totals(text.total, (kind) => countOf(kind, ...TEAMS)),
      ]}
    />
  )
}
type Kind = Reply<'overview'>['answers'][number]['answer']
