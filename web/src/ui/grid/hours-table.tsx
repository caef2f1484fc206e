import { type ComponentProps, memo } from 'react'
import { useText } from '../../i18n/text.ts'
import page from '../layout/page.module.css'
import { type Cell, hourLabel } from './grid-paint.ts'
import { gridText } from './hours/text.ts'
import styles from './hours-table.module.css'

/** The cell that an event happened in; null outside the cells. */
export function cellOf(target: EventTarget | null): Cell | null {
  const element = target instanceof Element ? target.closest('[data-day]') : null
  return element instanceof HTMLElement
    ? { day: Number(element.dataset.day), row: Number(element.dataset.row) }
    : null
}

export const focusCell = (grid: HTMLElement | null, { day, row }: Cell) =>
  grid?.querySelector<HTMLElement>(`[data-day="${day}"][data-row="${row}"]`)?.focus()

interface TableProps extends ComponentProps<'table'> {
  columns: number
  /** The class of what scrolls around it. */
  scroll: string | undefined
}

/** Days and hours as an ARIA grid that scrolls sideways. */
export const HoursTable = ({ columns, scroll, className, ...table }: TableProps) => (
  <div className={`${styles.scroll} ${scroll}`}>
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table to move about in
      role="grid"
      {...table}
      className={`${styles.table} ${className}`}
      style={{ '--columns': columns }}
    />
  </div>
)

/** This many days fit on a phone. */
const FEW = 7

export function SwipeHint({ days }: { days: number }) {
  const text = useText(gridText)
  if (days <= FEW) return null
  return <p className={styles.swipe}>{text.scrolls(days)}</p>
}

/** A label with a date: '9.12(금)' as '9.', '12' and '(금)'. */
const DATE = /^(\d+\.)(\d+) ?(\(.+\))$/

interface HeadProps {
  days: string[]
  /** The days that have a column. */
  shown: readonly number[]
  inPeriod: readonly boolean[]
  /** The days of an earlier period on which hours are chosen. */
  gone?: readonly number[]
}

export interface HoursRowProps extends Pick<HeadProps, 'shown' | 'inPeriod'> {
  row: number
  /** The day whose cell is the grid's one tab stop, or -1 when it is in another row. */
  tabStop: number
}

/** One hour; `cell`: what a day's cell shows, and the column that it is in. */
export const HoursRow = ({
  row,
  tabStop,
  shown,
  inPeriod,
  cell,
}: HoursRowProps & { cell: (day: number, column: number) => ComponentProps<'td'> }) => (
  <tr>
    <th scope="row" className={styles.hour}>
      {hourLabel(row)}
    </th>
    {shown.map((day, column) => (
      <td
        key={day}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid to move about in
        role="gridcell"
        className={inPeriod[day] ? undefined : styles.outside}
        data-day={day}
        data-row={row}
        tabIndex={day === tabStop ? 0 : -1}
        {...cell(day, column)}
      />
    ))}
  </tr>
)

/** The heads of the columns: a date above its weekday, or a number. */
export const HoursHead = memo(function HoursHead({ days, shown, inPeriod, gone }: HeadProps) {
  const text = useText(gridText)
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          {text.hourHead}
        </th>
        {shown.map((day, column) => {
          const label = days[day] ?? ''
          const [, month = '', date = label, weekday = ''] = DATE.exec(label) ?? []
          // The month is written where it begins, and read out everywhere.
          const isNew = column === 0 || !days[shown[column - 1] ?? 0]?.startsWith(month)
          return (
            <th
              key={day}
              scope="col"
              data-column={day}
              className={inPeriod[day] ? undefined : styles.outside}
            >
              {month && <span className={isNew ? undefined : page.hidden}>{month}</span>}
              {date}
              {weekday && <span className={styles.weekday}>{weekday}</span>}
              {gone?.includes(day) && <span className={page.hidden}>, {text.goneDay}</span>}
            </th>
          )
        })}
      </tr>
    </thead>
  )
})
