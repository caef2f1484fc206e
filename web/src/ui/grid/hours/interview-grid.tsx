import { GRID_HOURS } from '@recruit/contract/constants'
import type { InterviewHours } from '@recruit/contract/interview/grid'
import { type CSSProperties, memo, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../controls/button.tsx'
import page from '../../layout/page.module.css'
import { type Cell, EVERY_DAY, hourLabel, rowBits } from '../grid-paint.ts'
import hoursTable from '../hours-table.module.css'
import { cellOf, elementOf } from './cell.ts'
import type { GridColumns } from './columns.ts'
import styles from './grid.module.css'
import { useGridKeys } from './keys.ts'
import { useGridPicture } from './picture.ts'
import { useGridPointer } from './pointer.ts'
import { gridText } from './text.ts'
import { GridTools } from './tools.tsx'
import { wordsFor } from './words.ts'

interface GridRowProps {
  row: number
  /** The row's 32 days as bits. */
  bits: number
  /** The day whose cell is the grid's one tab stop, or -1 when it is in another row. */
  tabStop: number
  days: string[]
  shown: readonly number[]
  inPeriod: readonly boolean[]
  readOnly: boolean
}

/** One hour of the grid; drawn again only when its own cells change. */
const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, bits, tabStop, days, shown, inPeriod, readOnly } = props
  return (
    <tr>
      <th scope="row" className={hoursTable.hour}>
        {hourLabel(row)}
      </th>
      {shown.map((day) => (
        <td
          key={day}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid can be operated
          role="gridcell"
          aria-selected={Math.floor(bits / 2 ** day) % 2 === 1}
          aria-readonly={readOnly || undefined}
          aria-label={`${days[day]}, ${hourLabel(row)}`}
          className={inPeriod[day] ? undefined : hoursTable.outside}
          data-day={day}
          data-row={row}
          tabIndex={day === tabStop ? 0 : -1}
        />
      ))}
    </tr>
  )
})

/** A label with a date: '9.12(금)' as '9.', '12' and '(금)'. */
const DATE = /^(\d+\.)(\d+) ?(\(.+\))$/

interface GridHeadProps {
  days: string[]
  /** The days that have a column. */
  shown: readonly number[]
  inPeriod: readonly boolean[]
  /** The days of an earlier period on which hours are chosen. */
  gone: readonly number[]
}

/** The heads of the columns: a date above its weekday, or a number. */
const GridHead = memo(function GridHead({ days, shown, inPeriod, gone }: GridHeadProps) {
  const text = useText(gridText)
  return (
    <thead>
      <tr>
        <th scope="col" className={hoursTable.corner}>
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
              className={inPeriod[day] ? undefined : hoursTable.outside}
            >
              {month && <span className={`${styles.month} ${isNew ? styles.shown : ''}`}>{month}</span>}
              {date}
              {weekday && <span className={hoursTable.weekday}>{weekday}</span>}
              {gone.includes(day) && <span className={page.hidden}>, {text.goneDay}</span>}
            </th>
          )
        })}
      </tr>
    </thead>
  )
})

interface Props {
  hours: InterviewHours
  columns: GridColumns
  readOnly: boolean
  onChange: (hours: InterviewHours) => void
  /** A note next to the heading, such as the save status. */
  status?: ReactNode
  /** Set where it is a part of a larger form. */
  part?: GridPart
}

/** A grid within a form: named otherwise, saved with the form, of the interview days alone. */
export interface GridPart {
  id: string
  title: string
  hint: string
  /** Further ways of changing the picture; each of them can be undone. */
  tools?: (change: (hours: InterviewHours) => void) => ReactNode
}

/** This many columns fit on a phone. */
const FEW = 7
/** The anchor for links of other pages. */
export const GRID_ID = 'interview-hours'
const ROWS = Array.from({ length: GRID_HOURS }, (_, row) => row)

/**
 * A person's interview hours: 32 days × 17 hours, as an ARIA grid. A press toggles; dragging gives every cell of the
 * rectangle the new state of the first one.
 */
export function InterviewGrid({ hours, columns, readOnly, onChange, status, part }: Props) {
  const { labels: days, inPeriod, gone } = columns
  const text = useText(gridText)
  const id = useId()
  const Heading = part ? 'h3' : 'h2'
  const table = useRef<HTMLTableElement>(null)
  const [stop, setStop] = useState<Cell>({ day: 0, row: 0 })
  const [said, setSaid] = useState('')
  const picture = useGridPicture(hours, onChange, (change) => setSaid(wordsFor(change, days, text)))
  useGridPointer(table, picture, readOnly)
  const { shown, hidden, isWhole, toggleWhole } = useShownDays(picture.shown, inPeriod)
  const goTo = (cell: Cell) => elementOf(table.current, cell)?.focus()
  const onKeyDown = useGridKeys(picture, goTo, shown, readOnly)
  // The column of the tab stop may be hidden now.
  const stopDay = shown.includes(stop.day) ? stop.day : (shown[0] ?? 0)

  return (
    <section id={part?.id ?? GRID_ID} tabIndex={-1} className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id}>{part?.title ?? text.title}</Heading>
        {status}
      </div>
      <div id={`${id}-hint`}>
        <p>{readOnly ? text.fixed : (part?.hint ?? text.hint)}</p>
        {!readOnly && <p className={styles.touchOnly}>{text.touchHint}</p>}
        {gone.length > 0 && (
          <p className={styles.gone}>{text.gone(gone.map((day) => text.dayName(days[day] ?? '')))}</p>
        )}
      </div>
      {!readOnly && (
        <GridTools picture={picture} said={said}>
          {part?.tools?.((changed) => picture.change(changed))}
        </GridTools>
      )}
      {shown.length > FEW && <p className={styles.scrolls}>{text.scrolls(shown.length)}</p>}
      <div className={`${hoursTable.scroll} ${styles.scroll}`}>
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the table is a grid to operate
          role="grid"
          className={`${hoursTable.table} ${styles.grid}`}
          style={{ '--columns': shown.length } as CSSProperties}
          aria-labelledby={id}
          aria-describedby={`${id}-hint`}
          aria-multiselectable="true"
          aria-readonly={readOnly}
          onKeyDown={onKeyDown}
          onFocus={(event) => setStop(cellOf(event.target) ?? stop)}
        >
          <GridHead days={days} shown={shown} inPeriod={inPeriod} gone={gone} />
          <tbody>
            {ROWS.map((row) => (
              <GridRow
                key={row}
                row={row}
                bits={rowBits(picture.shown, row)}
                tabStop={stop.row === row ? stopDay : -1}
                days={days}
                shown={shown}
                inPeriod={inPeriod}
                readOnly={readOnly}
              />
            ))}
          </tbody>
        </table>
      </div>
      {!part && (hidden > 0 || isWhole) && (
        <MoreDays hidden={hidden} isWhole={isWhole} onToggle={toggleWhole} />
      )}
      {!readOnly && (
        <details className={styles.keys}>
          <summary>{text.keysTitle}</summary>
          <ul>
            {text.keys.map((key) => (
              <li key={key}>{key}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

interface MoreDaysProps {
  /** How many days are hidden while only those of the period are shown. */
  hidden: number
  isWhole: boolean
  onToggle: () => void
}

/** Shows the days outside the interview period, and hides them again. */
function MoreDays({ hidden, isWhole, onToggle }: MoreDaysProps) {
  const text = useText(gridText)
  return (
    <p>
      <Button small busy={hidden === 0} aria-expanded={isWhole} onClick={onToggle}>
        {isWhole ? text.fewerDays : text.moreDays(hidden)}
      </Button>
    </p>
  )
}

/**
 * The days with a column: those of the interview period, others where hours are or were chosen, and requested ones. A
 * column does not vanish when its hours are cleared.
 */
function useShownDays(hours: InterviewHours, inPeriod: readonly boolean[]) {
  const [isWhole, setWhole] = useState(false)
  const chosen = useRef(new Set<number>())
  for (const [day, bits] of hours.entries()) if (bits) chosen.current.add(day)
  const key = EVERY_DAY.filter((day) => inPeriod[day] || chosen.current.has(day)).join()
  // The rows are drawn again only when the list is another one.
  const inSight = useMemo(() => key.split(',').map(Number), [key])
  return {
    shown: isWhole ? EVERY_DAY : inSight,
    hidden: EVERY_DAY.length - inSight.length,
    isWhole,
    toggleWhole: () => setWhole(!isWhole),
  }
}
