import { GRID_HOURS } from '@recruit/contract/constants'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { type Cell, cellAfter, hourLabel } from '../../ui/grid/grid-paint.ts'
import hoursTable from '../../ui/grid/hours-table.module.css'
import styles from './heat.module.css'
import { HeatHead } from './heat-head.tsx'
import { HeatRow } from './heat-row.tsx'
import { type Head, namesAt, type Person } from './slots.ts'
import { overviewText } from './text.ts'

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
