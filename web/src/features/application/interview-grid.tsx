import { GRID_DAYS, GRID_HOURS } from '@recruit/contract/constants'
import type { InterviewHours } from '@recruit/contract/grid'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { type Cell, rowBits } from '../../ui/grid/grid-paint.ts'
import styles from './grid.module.css'
import { cellOf, elementOf } from './grid-cell.ts'
import { GridHead } from './grid-head.tsx'
import { useGridKeys } from './grid-keys.ts'
import { useGridPicture } from './grid-picture.ts'
import { useGridPointer } from './grid-pointer.ts'
import { GridRow } from './grid-row.tsx'
import { gridText } from './grid-text.ts'
import { GridTools } from './grid-tools.tsx'
import { wordsFor } from './grid-words.ts'

interface Props {
  hours: InterviewHours
  /** The heads of the 32 columns. */
  days: string[]
  /** How many of the days, from the first, belong to the interview period; absent or null: nobody knows. */
  inPeriod?: number | null
  readOnly: boolean
  onChange: (hours: InterviewHours) => void
  /** What is said beside the heading, the save status for instance. */
  status?: ReactNode
}

const ROWS = Array.from({ length: GRID_HOURS }, (_, row) => row)

/**
 * When an applicant can come to an interview: 32 days × 17 hours, as an ARIA grid. A press toggles; dragging
 * gives every cell passed over what the first one became (design, point 14).
 */
export function InterviewGrid({ hours, days, inPeriod, readOnly, onChange, status }: Props) {
  const text = useText(gridText)
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const [stop, setStop] = useState<Cell>({ day: 0, row: 0 })
  const [said, setSaid] = useState('')
  const picture = useGridPicture(hours, onChange, (change) => setSaid(wordsFor(change, days, text)))
  useGridPointer(table, picture, readOnly)
  const onKeyDown = useGridKeys(picture, (cell) => elementOf(table.current, cell)?.focus(), readOnly)
  const known = inPeriod ?? GRID_DAYS

  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{text.title}</h2>
        {status}
      </div>
      <div id={`${id}-hint`}>
        <p>{readOnly ? text.fixed : text.hint}</p>
        {!readOnly && <p className={styles.touchOnly}>{text.touchHint}</p>}
      </div>
      {!readOnly && <GridTools picture={picture} said={said} />}
      <p className={styles.scrolls}>{text.scrolls}</p>
      <div className={styles.scroll}>
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the table is a grid to operate
          role="grid"
          className={styles.grid}
          aria-labelledby={id}
          aria-describedby={`${id}-hint`}
          aria-multiselectable="true"
          aria-readonly={readOnly}
          onKeyDown={onKeyDown}
          onFocus={(event) => setStop(cellOf(event.target) ?? stop)}
        >
          <GridHead days={days} inPeriod={known} />
          <tbody>
            {ROWS.map((row) => (
              <GridRow
                key={row}
                row={row}
                bits={rowBits(picture.shown, row)}
                tabStop={stop.row === row ? stop.day : -1}
                days={days}
                inPeriod={known}
                readOnly={readOnly}
              />
            ))}
          </tbody>
        </table>
      </div>
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
