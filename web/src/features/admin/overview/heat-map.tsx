import { GRID_HOURS } from '@recruit/contract/constants'
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { type Cell, cellAfter, hourLabel } from '../../../ui/grid/grid-paint.ts'
import styles from './heat.module.css'
import { HeatRow } from './heat-row.tsx'
import { namesAt, type Person } from './slots.ts'
import { overviewText } from './text.ts'

interface Props {
  /** 32 days of 17 numbers. */
  cells: number[][]
  applicants: number
  days: string[]
  /** Whom the numbers count; managers get none. */
  people: Person[] | undefined
}

const ROWS = Array.from({ length: GRID_HOURS }, (_, row) => row)
const cellOf = (target: EventTarget): Cell | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-day]') : null
  return cell ? { day: Number(cell.dataset.day), row: Number(cell.dataset.row) } : null
}

/** How many can come, hour by hour: a table of numbers whose ground grows darker with them. */
export function HeatMap({ cells, applicants, days, people }: Props) {
  const text = useText(overviewText)
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const [stop, setStop] = useState<Cell>({ day: 0, row: 0 })
  const [looked, setLooked] = useState<Cell>()
  const onKeyDown = (event: KeyboardEvent) => {
    const from = cellOf(event.target)
    const to = from && cellAfter(from, event.key, event.ctrlKey || event.metaKey)
    if (!to || event.altKey) return
    event.preventDefault()
    table.current?.querySelector<HTMLElement>(`td[data-day="${to.day}"][data-row="${to.row}"]`)?.focus()
  }
  const onHover = (event: MouseEvent) => setLooked(cellOf(event.target) ?? looked)
  return (
    <div className={styles.map}>
      <p className={styles.swipe}>{text.swipe}</p>
      <p id={`${id}-keys`} className={styles.hint}>
        {text.keys}
      </p>
      <div className={styles.scroll}>
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table to move about in
          role="grid"
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
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {text.hour}
              </th>
              {days.map((day) => (
                <th key={day} scope="col">
                  {day.replace('(', '\n(')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <HeatRow
                key={row}
                row={row}
                counts={cells.map((hours) => hours[row] ?? 0).join()}
                applicants={applicants}
                days={days}
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

/** The cell that is pointed at or focused, in words; for the admin with the names. */
function Looked({ cell, cells, applicants, days, people }: Props & { cell: Cell | undefined }) {
  const text = useText(overviewText)
  if (!cell) return <p className={styles.looked}>{text.keys}</p>
  const { day, row } = cell
  const names = people ? namesAt(people, day, row) : []
  return (
    <p className={styles.looked} aria-live="polite">
      <strong>{text.slot(days[day] ?? '', hourLabel(row))}</strong>{' '}
      {text.of(cells[day]?.[row] ?? 0, applicants)}
      {names.length > 0 && <span className={styles.names}>{names.join(', ')}</span>}
    </p>
  )
}
