import { GRID_HOURS } from '@recruit/contract/constants'
import type { InterviewHours } from '@recruit/contract/interview/grid'
import { type CSSProperties, type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { type Cell, rowBits } from '../grid-paint.ts'
import hoursTable from '../hours-table.module.css'
import { cellOf, elementOf } from './cell.ts'
import type { GridColumns } from './columns.ts'
import styles from './grid.module.css'
import { GridHead } from './head.tsx'
import { useGridKeys } from './keys.ts'
import { MoreDays } from './more-days.tsx'
import { useGridPicture } from './picture.ts'
import { useGridPointer } from './pointer.ts'
import { GridRow } from './row.tsx'
import { useShownDays } from './shown-days.ts'
import { gridText } from './text.ts'
import { GridTools } from './tools.tsx'
import { wordsFor } from './words.ts'

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
