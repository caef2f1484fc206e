import { PASS_STATES, type Pass, TEAMS, type Team } from '@recruit/contract/constants'
import { dayHead } from '@recruit/contract/interview/grid-days'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type MouseEvent, memo, useId, useMemo, useRef, useState } from 'react'
import { callQuery } from '../../api/call-query.ts'
import type { Reply } from '../../api/client.ts'
import { serverNow } from '../../api/server-clock.ts'
import { useSettings } from '../../api/settings.ts'
import { shortName } from '../../content/teams.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { Select } from '../../ui/controls/choice.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { type Cell, cellAfter, hourLabel } from '../../ui/grid/grid-paint.ts'
import {
  cellOf,
  focusCell,
  HoursHead,
  HoursRow,
  type HoursRowProps,
  HoursTable,
  SwipeHint,
} from '../../ui/grid/hours-table.tsx'
import page from '../../ui/layout/page.module.css'
import { TOUCH, useMedia } from '../../ui/media.ts'
import { adminText } from '../staff/text.ts'
import styles from './overview.module.css'
import {
  bestSlots,
  columnsToDraw,
  type Head,
  inPeriodOf,
  isClosed,
  namesAt,
  namesWithoutHours,
  rowsToDraw,
  shadeOf,
  withoutClosed,
  withPast,
} from './slots.ts'
import { overviewText } from './text.ts'

/** When a team's applicants can come to an interview, of all or of those with one status. */
export function Availability() {
  const { text, language } = useTranslation(overviewText)
  const [team, setTeam] = useState<Team>(1)
  const id = useId()
  return (
    <section className={styles.availability} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{text.availability}</h2>
        <p className={page.quiet}>{text.availabilityNote}</p>
      </div>
      <Tabs
        label={text.team}
        value={team}
        onChange={setTeam}
        tabs={TEAMS.map((value) => ({ value, label: shortName(value, language) }))}
      >
        <OfTeam team={team} />
      </Tabs>
    </section>
  )
}

function OfTeam({ team }: { team: Team }) {
  const text = useText(overviewText)
  const { passStates } = useText(adminText)
  const [pass, setPass] = useState<Pass | ''>('')
  const query = useQuery(
    callQuery('availability', pass ? { team, pass } : { team }, { refetchOnMount: 'always' }),
  )
  return (
    <div className={styles.team}>
      <div className={`${page.actions} ${styles.filter}`}>
        <strong aria-hidden="true">{text.status}</strong>
        <Select<Pass | ''>
          label={text.status}
          value={pass}
          onChange={setPass}
          options={[
            { value: '', label: text.anyStatus },
            ...PASS_STATES.map((value) => ({ value, label: passStates[value] })),
          ]}
        />
        {query.data && <span>{text.count(query.data.applicants)}</span>}
      </div>
      <Loaded query={query}>
        {(reply) => (reply.applicants > 0 ? <Hours reply={reply} /> : <p>{text.noOne}</p>)}
      </Loaded>
    </div>
  )
}

function Hours({ reply }: { reply: Reply<'availability'> }) {
  const { text, language } = useTranslation(overviewText)
  const { data: settings } = useSettings()
  const { applicants, cells, people } = reply
  const { heads, inPeriod, closed } = useMemo(
    () => ({
      closed: withPast(reply.closed, reply.days, serverNow()),
      heads: reply.days.map((day, column) => ({ day, label: dayHead(day, column, language) })),
      inPeriod: inPeriodOf(reply.days, settings?.interviewPeriod ?? ''),
    }),
    [reply.days, reply.closed, settings?.interviewPeriod, language],
  )
  const shown = useMemo(() => columnsToDraw(cells, inPeriod), [cells, inPeriod])
  const rows = rowsToDraw(cells)
  const days = heads.map(({ label }) => label)
  const gone = days.filter((_, column) => !inPeriod[column] && cells[column]?.some((count) => count > 0))
  return (
    <>
      {gone.length > 0 && <p>{text.gone(gone)}</p>}
      <BestSlots
        cells={withoutClosed(cells, closed)}
        isLess={closed.some((hours) => hours > 0)}
        isChosen={rows.length > 0}
        {...{ applicants, people, days }}
      />
      {rows.length > 0 && (
        <HeatMap {...{ applicants, cells, people, inPeriod, shown, rows, closed }} days={heads} />
      )}
    </>
  )
}

interface Props extends Pick<MapProps, 'applicants' | 'cells' | 'people'> {
  days: string[]
  /** Hours without interviews are left out. */
  isLess: boolean
  /** Someone can come at some hour. */
  isChosen: boolean
}

/** What the heat map shows at a glance, in words. */
function BestSlots({ cells, applicants, days, people, isLess, isChosen }: Props) {
  const text = useText(overviewText)
  const slots = bestSlots(cells)
  const without = people ? namesWithoutHours(people) : []
  return (
    <div className={`${page.card} ${styles.best}`}>
      <h3>
        {text.best} {isLess && <span className={page.quiet}>{text.bestLess}</span>}
      </h3>
      {slots.length === 0 && <p>{isChosen ? text.noneLeft : text.noBest}</p>}
      <ol className={page.actions}>
        {slots.map(({ day, from, to, count }) => (
          <li key={`${day}-${from}`}>
            <strong>{text.slot(days[day] ?? '', `${hourLabel(from)}–${hourLabel(to + 1)}`)}</strong>{' '}
            {text.of(count, applicants)}
          </li>
        ))}
      </ol>
      {without.length > 0 && (
        <p>
          {text.noHours}: {without.join(', ')}
        </p>
      )}
    </div>
  )
}

interface HeatRowProps extends HoursRowProps, Pick<MapProps, 'applicants' | 'days'> {
  /** The numbers of the drawn days, joined: equal ones need not be drawn again. */
  counts: string
  /** The same of the days on which no interview is held at that hour, as 1. */
  shut: string
  most: number
}

const HeatRow = memo(function HeatRow({ counts, shut, applicants, most, days, ...line }: HeatRowProps) {
  const text = useText(overviewText)
  const numbers = counts.split(',').map(Number)
  return (
    <HoursRow
      {...line}
      cell={(day, column) => {
        const count = numbers[column] ?? 0
        const hour = text.slot(days[day]?.label ?? '', hourLabel(line.row))
        const isShut = shut[column] === '1'
        return {
          'aria-label': text.cell(hour, count, applicants) + (isShut ? `, ${text.shut}` : ''),
          'data-shade': isShut ? 'shut' : shadeOf(count, most),
          children: count || '',
        }
      }}
    />
  )
})

interface MapProps extends Pick<Reply<'availability'>, 'applicants' | 'cells' | 'people' | 'closed'> {
  days: Head[]
  /** Which of the days belong to the interview period. */
  inPeriod: readonly boolean[]
  /** The days that have a column. */
  shown: readonly number[]
  /** The hours that have a row. */
  rows: readonly number[]
}

const SHADES = [1, 2, 3, 4, 5]

/** How many can come, hour by hour: a table of numbers whose background grows darker with them. */
function HeatMap({ cells, applicants, days, inPeriod, shown, rows, people, closed }: MapProps) {
  const text = useText(overviewText)
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState<Cell>()
  const isDrawn = focused && shown.includes(focused.day) && rows.includes(focused.row)
  const stop = isDrawn ? focused : { day: shown[0], row: rows[0] }
  const [looked, setLooked] = useState<Cell>()
  const most = Math.max(...cells.flat())
  const isShut = (day: number, row: number) => isClosed(closed, day, row)
  const hasShut = rows.some((row) => shown.some((day) => isShut(day, row)))
  const isTouched = useMedia(TOUCH)
  const onKeyDown = (event: KeyboardEvent) => {
    const from = cellOf(event.target)
    const to = from && cellAfter(from, event.key, event.ctrlKey || event.metaKey, shown, rows)
    if (!to || event.altKey) return
    event.preventDefault()
    focusCell(table.current, to)
  }
  const onHover = (event: MouseEvent) => setLooked(cellOf(event.target) ?? looked)
  return (
    <div className={styles.map}>
      <SwipeHint days={shown.length} />
      <p className={`${page.quiet} ${styles.legend}`}>
        <span className={styles.shades} aria-hidden="true">
          {SHADES.map((shade) => (
            <i key={shade} data-shade={shade} />
          ))}
        </span>
        <span>{text.darker(most, applicants)}</span>
        {hasShut && (
          <span className={styles.shades}>
            <i data-shade="shut" aria-hidden="true" />
            {text.shut}
          </span>
        )}
        <span id={`${id}-keys`}>{isTouched ? text.tap : text.keys}</span>
      </p>
      <HoursTable
        ref={table}
        columns={shown.length}
        scroll={styles.scroll}
        className={styles.grid}
        aria-label={text.availability}
        aria-describedby={`${id}-keys`}
        aria-readonly="true"
        onKeyDown={onKeyDown}
        onMouseOver={onHover}
        onFocus={(event) => {
          const cell = cellOf(event.target)
          if (cell) {
            setFocused(cell)
            setLooked(cell)
          }
        }}
      >
        <HoursHead days={days.map(({ label }) => label)} shown={shown} inPeriod={inPeriod} />
        <tbody>
          {rows.map((row) => (
            <HeatRow
              key={row}
              row={row}
              counts={shown.map((day) => cells[day]?.[row] ?? 0).join()}
              shut={shown.map((day) => Number(isShut(day, row))).join('')}
              {...{ applicants, most, days, inPeriod, shown }}
              tabStop={stop.row === row ? (stop.day ?? -1) : -1}
            />
          ))}
        </tbody>
      </HoursTable>
      <Looked cell={looked} {...{ cells, applicants, days, people }} />
    </div>
  )
}

/** The cell that is pointed at or focused, in words; for the admin with the names. */
function Looked({
  cell,
  cells,
  applicants,
  days,
  people,
}: Omit<MapProps, 'inPeriod' | 'shown' | 'rows' | 'closed'> & { cell: Cell | undefined }) {
  const text = useText(overviewText)
  const names = cell && people ? namesAt(people, days[cell.day]?.day ?? null, cell.day, cell.row) : []
  return (
    <div className={styles.looked} aria-live="polite">
      {cell && (
        <p>
          <strong>{text.slot(days[cell.day]?.label ?? '', hourLabel(cell.row))}</strong>{' '}
          {text.of(cells[cell.day]?.[cell.row] ?? 0, applicants)}
        </p>
      )}
      {names.length > 0 && <p>{names.join(', ')}</p>}
    </div>
  )
}
