import { type KeyboardEvent, type MouseEvent, memo, useId, useRef, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { type Cell, cellAfter, hourLabel, ROWS } from '../../ui/grid/grid-paint.ts'
import hoursTable from '../../ui/grid/hours-table.module.css'
import { cellOf, cellProps, focusCell, HoursHead, HoursTable, SwipeHint } from '../../ui/grid/hours-table.tsx'
import page from '../../ui/layout/page.module.css'
import styles from './overview.module.css'
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
            {...cellProps(column, row, inPeriod)}
            tabIndex={column === tabStop ? 0 : -1}
            aria-label={text.cell(text.slot(label, hourLabel(row)), count, applicants)}
            data-shade={shadeOf(count, most)}
          >
            {count || ''}
          </td>
        )
      })}
    </tr>
  )
})

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
    focusCell(table.current, to)
  }
  const onHover = (event: MouseEvent) => setLooked(cellOf(event.target) ?? looked)
  return (
    <div className={styles.map}>
      <SwipeHint days={days.length} />
      <p id={`${id}-keys`} className={page.quiet}>
        {text.keys}
      </p>
      <HoursTable
        ref={table}
        columns={days.length}
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
            setStop(cell)
            setLooked(cell)
          }
        }}
      >
        <HoursHead days={days.map(({ label }) => label)} shown={[...days.keys()]} inPeriod={inPeriod} />
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
      </HoursTable>
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
