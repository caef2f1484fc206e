import { GRID_HOURS } from '@recruit/contract/constants'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo, useId, useRef, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { type Cell, cellAfter, hourLabel } from '../../ui/grid/grid-paint.ts'
import hoursTable from '../../ui/grid/hours-table.module.css'
import page from '../../ui/layout/page.module.css'
import styles from './heat.module.css'
import { type Head, namesAt, type Person, shadeOf } from './slots.ts'
import { overviewText } from './text.ts'

interface HeatRowProps {
  row: number
  /** The days' numbers, joined: equal ones need not be drawn again. */
  counts: string
  applicants: number
  /** The highest number of all hours. */
  most: number
  days: Head[]
  /** Which of the days belong to the interview period. */
  inPeriod: readonly boolean[]
  /** The column whose cell is the grid's one tab stop, or -1 when it is in another row. */
  tabStop: number
}

/** One hour of the heat map. */
const HeatRow = memo(function HeatRow({
  row,
  counts,
  applicants,
  most,
  days,
  inPeriod,
  tabStop,
}: HeatRowProps) {
  const text = useText(overviewText)
  return (
    <tr>
      <th scope="row" className={hoursTable.hour}>
        {hourLabel(row)}
      </th>
      {counts.split(',').map((written, column) => {
        const count = Number(written)
        const { day = null, label = '' } = days[column] ?? {}
        return (
          <td
            key={day ?? label}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid to move about in
            role="gridcell"
            aria-label={text.cell(text.slot(label, hourLabel(row)), count, applicants)}
            className={inPeriod[column] ? undefined : hoursTable.outside}
            data-shade={shadeOf(count, most)}
            data-day={column}
            data-row={row}
            tabIndex={column === tabStop ? 0 : -1}
          >
            {count || ''}
          </td>
        )
      })}
    </tr>
  )
})

/** A label with a date: '9.12(금)' as '9.', '12' and '(금)'. */
const DATE = /^(\d+\.)(\d+) ?(\(.+\))$/

/** The heads of the columns: a date above its weekday, or a number. */
function HeatHead({ days, inPeriod }: { days: Head[]; inPeriod: readonly boolean[] }) {
  const text = useText(overviewText)
  return (
    <thead>
      <tr>
        <th scope="col" className={hoursTable.corner}>
          {text.hour}
        </th>
        {days.map(({ day, label }, column) => {
          const [, month = '', date = label, weekday = ''] = DATE.exec(label) ?? []
          // The month is written where it begins, and read out everywhere.
          const isNew = column === 0 || !days[column - 1]?.label.startsWith(month)
          return (
            <th key={day ?? label} scope="col" className={inPeriod[column] ? undefined : hoursTable.outside}>
              {month && <span className={isNew ? undefined : page.hidden}>{month}</span>}
              {date}
              {weekday && <span className={hoursTable.weekday}>{weekday}</span>}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

interface Props {
  /** 17 numbers for each of the days. */
  cells: number[][]
  applicants: number
  days: Head[]
  /** Which of the days belong to the interview period. */
  inPeriod: readonly boolean[]
  /** Whom the numbers count; managers get none. */
  people: Person[] | undefined
}

const ROWS = Array.from({ length: GRID_HOURS }, (_, row) => row)
const cellOf = (target: EventTarget): Cell | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-day]') : null
  return cell ? { day: Number(cell.dataset.day), row: Number(cell.dataset.row) } : null
}

/** How many can come, hour by hour: a table of numbers whose background grows darker with them. */
export function HeatMap({ cells, applicants, days, inPeriod, people }: Props) {
  const text = useText(overviewText)
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const [stop, setStop] = useState<Cell>({ day: 0, row: 0 })
  const [looked, setLooked] = useState<Cell>()
  const most = Math.max(...cells.flat())
  const onKeyDown = (event: KeyboardEvent) => {
    const from = cellOf(event.target)
    const to = from && cellAfter(from, event.key, event.ctrlKey || event.metaKey, [...days.keys()])
    if (!to || event.altKey) return
    event.preventDefault()
    table.current?.querySelector<HTMLElement>(`td[data-day="${to.day}"][data-row="${to.row}"]`)?.focus()
  }
  const onHover = (event: MouseEvent) => setLooked(cellOf(event.target) ?? looked)
  return (
    <div className={styles.map}>
      <p className={styles.swipe}>{text.swipe(days.length)}</p>
      <p id={`${id}-keys`} className={styles.hint}>
        {text.keys}
      </p>
      <div className={`${hoursTable.scroll} ${styles.scroll}`}>
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table to move about in
          role="grid"
          className={`${hoursTable.table} ${styles.grid}`}
          style={{ '--columns': days.length } as CSSProperties}
          aria-label={text.availability}
          aria-describedby={`${id}-keys`}
          aria-readonly="true"
          onKeyDown={onKeyDown}
          onMouseOver={onHover}
          onFocus={(event) => {
            const cell = cellOf(event.target)
            if (cell) {
              setStop(cell)
              setLooked(cell)
            }
          }}
        >
          <HeatHead days={days} inPeriod={inPeriod} />
          <tbody>
            {ROWS.map((row) => (
              <HeatRow
                key={row}
                row={row}
                counts={cells.map((hours) => hours[row] ?? 0).join()}
                applicants={applicants}
                most={most}
                days={days}
                inPeriod={inPeriod}
                tabStop={stop.row === row ? stop.day : -1}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Looked cell={looked} {...{ cells, applicants, days, people }} />
    </div>
  )
}

type LookedProps = Omit<Props, 'inPeriod'> & { cell: Cell | undefined }

/** The cell that is pointed at or focused, in words; for the admin with the names. */
function Looked({ cell, cells, applicants, days, people }: LookedProps) {
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
