import { emptyHours, type InterviewHours } from '@recruit/contract/interview/grid'
import type { DatedHours } from '@recruit/contract/interview/interview-days'
import { memo, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../controls/button.tsx'
import { type Cell, EVERY_DAY, hourLabel, ROWS, rowBits } from '../grid-paint.ts'
import {
  cellOf,
  focusCell,
  HoursHead,
  HoursRow,
  type HoursRowProps,
  HoursTable,
  SwipeHint,
} from '../hours-table.tsx'
import { type GridColumns, useGridColumns } from './columns.ts'
import styles from './grid.module.css'
import { useGridKeys } from './keys.ts'
import { type GridPicture, useGridPicture } from './picture.ts'
import { useGridPointer } from './pointer.ts'
import { gridText } from './text.ts'
import { countOf, wordsFor } from './words.ts'

interface GridRowProps extends HoursRowProps {
  bits: number
  days: string[]
  readOnly: boolean
}

/** One hour of the grid; drawn again only when its own cells change. */
const GridRow = memo(function GridRow({ bits, days, readOnly, ...line }: GridRowProps) {
  return (
    <HoursRow
      {...line}
      cell={(day) => ({
        'aria-selected': Math.floor(bits / 2 ** day) % 2 === 1,
        'aria-readonly': readOnly || undefined,
        'aria-label': `${days[day]}, ${hourLabel(line.row)}`,
      })}
    />
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
interface GridPart {
  id: string
  title: string
  hint: string
  /** Further ways of changing the picture; each of them can be undone. */
  tools?: (change: (hours: InterviewHours) => void) => ReactNode
}

/** The anchor for links of other pages. */
export const GRID_ID = 'interview-hours'

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
  const goTo = (cell: Cell) => focusCell(table.current, cell)
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
        <p>
          {readOnly ? text.fixed : (part?.hint ?? text.hint)}{' '}
          {!readOnly && <span className={styles.mouseOnly}>{text.mouseHint}</span>}
        </p>
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
      <SwipeHint days={shown.length} />
      <HoursTable
        ref={table}
        columns={shown.length}
        scroll={styles.scroll}
        className={styles.grid}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        aria-multiselectable="true"
        aria-readonly={readOnly}
        onKeyDown={onKeyDown}
        onFocus={(event) => setStop(cellOf(event.target) ?? stop)}
      >
        <HoursHead {...{ days, shown, inPeriod, gone }} />
        <tbody>
          {ROWS.map((row) => (
            <GridRow
              key={row}
              {...{ row, days, shown, inPeriod, readOnly }}
              bits={rowBits(picture.shown, row)}
              tabStop={stop.row === row ? stopDay : -1}
            />
          ))}
        </tbody>
      </HoursTable>
      {!part && (hidden > 0 || isWhole) && (
        <p>
          <Button small busy={hidden === 0} aria-expanded={isWhole} onClick={toggleWhole}>
            {isWhole ? text.fewerDays : text.moreDays(hidden)}
          </Button>
        </p>
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

/** Actions for the whole picture, and the last one in words that are also read out. */
function GridTools({
  picture,
  said,
  children,
}: {
  picture: GridPicture
  said: string
  children?: ReactNode
}) {
  const text = useText(gridText)
  const count = countOf(picture.shown)
  return (
    <div className={styles.tools}>
      <Button small busy={!picture.canUndo} onClick={picture.undo}>
        {text.undo}
      </Button>
      <Button small busy={count === 0} onClick={() => picture.change(emptyHours(), 'cleared')}>
        {text.clear}
      </Button>
      {children}
      <span className={styles.count}>{text.count(count)}</span>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
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

interface DatedProps extends Omit<GridPart, 'tools'> {
  hours: DatedHours
  interviewPeriod: string
  tools?: (change: (hours: InterviewHours) => void, shown: InterviewHours, columns: GridColumns) => ReactNode
  onChange: (hours: DatedHours) => void
}

/** A grid within a form, of hours with their dates. */
export function DatedGrid({ hours, interviewPeriod, tools, onChange, ...part }: DatedProps) {
  const { columns, days, shown } = useGridColumns(hours, interviewPeriod)
  return (
    <InterviewGrid
      // Other columns are another grid: what could be undone meant the earlier ones.
      key={days?.join()}
      hours={shown}
      columns={columns}
      readOnly={false}
      onChange={(interviewHours) => onChange({ interviewHours, interviewDays: days })}
      part={{ ...part, ...(tools && { tools: (change) => tools(change, shown, columns) }) }}
    />
  )
}
