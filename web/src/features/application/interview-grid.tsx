import { GRID_HOURS } from '@recruit/contract/constants'
import type { InterviewHours } from '@recruit/contract/grid'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import styles from './grid.module.css'
import { type Cell, cellAfter, cellsBetween, isOn, paint, rowBits } from './grid-paint.ts'
import { GridRow } from './grid-row.tsx'
import { applicationText } from './text.ts'

interface Props {
  hours: InterviewHours
  days: string[]
  readOnly: boolean
  onChange: (hours: InterviewHours) => void
  /** What is said beside the heading, the save status for instance. */
  status?: ReactNode
}

const ROWS = Array.from({ length: GRID_HOURS }, (_, row) => row)

function cellOf(target: EventTarget | null): Cell | null {
  const element = target instanceof Element ? target.closest('[data-day]') : null
  return element instanceof HTMLElement
    ? { day: Number(element.dataset.day), row: Number(element.dataset.row) }
    : null
}

/**
 * When an applicant can come to an interview: 32 days × 17 hours. A press toggles; dragging gives every cell
 * passed over what the first one became (design, point 14). Arrows move, Space toggles.
 */
export function InterviewGrid({ hours, days, readOnly, onChange, status }: Props) {
  const text = useText(applicationText)
  const heading = useId()
  const table = useRef<HTMLTableElement>(null)
  const [stop, setStop] = useState<Cell>({ day: 0, row: 0 })
  const latest = useRef(hours)
  latest.current = hours
  const drag = useRef<{ on: boolean; last: Cell } | null>(null)

  const apply = (cells: Cell[], on: boolean) => {
    const next = paint(latest.current, cells, on)
    if (next === latest.current) return
    latest.current = next
    onChange(next)
  }
  const applyLatest = useRef(apply)
  applyLatest.current = apply

  useEffect(() => {
    // On the window, so that a drag goes on outside the grid and ends wherever the button is let go.
    const move = (event: PointerEvent) => {
      const cell = drag.current && cellOf(document.elementFromPoint(event.clientX, event.clientY))
      if (!drag.current || !cell) return
      applyLatest.current(cellsBetween(drag.current.last, cell), drag.current.on)
      drag.current.last = cell
    }
    const end = () => {
      drag.current = null
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target)
    if (!cell) return
    const to = cellAfter(cell, event.key)
    if (to) {
      setStop(to)
      table.current?.querySelector<HTMLElement>(`[data-day="${to.day}"][data-row="${to.row}"]`)?.focus()
    } else if (event.key === ' ' || event.key === 'Enter') {
      if (!readOnly) apply([cell], !isOn(hours, cell))
    } else return
    event.preventDefault()
  }

  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{text.interview}</h2>
        {status}
      </div>
      <p id={`${heading}-hint`}>{readOnly ? text.interviewFixed : text.interviewHint}</p>
      <div className={styles.scroll}>
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the table is a grid to operate
          role="grid"
          className={styles.grid}
          aria-labelledby={heading}
          aria-describedby={`${heading}-hint`}
          aria-multiselectable="true"
          aria-readonly={readOnly}
          onKeyDown={onKeyDown}
          onFocus={(event) => setStop(cellOf(event.target) ?? stop)}
          onPointerDown={(event) => {
            const cell = cellOf(event.target)
            if (!cell || readOnly || event.pointerType !== 'mouse' || event.button !== 0) return
            drag.current = { on: !isOn(latest.current, cell), last: cell }
            apply([cell], drag.current.on)
          }}
          onClick={(event) => {
            const cell = cellOf(event.target)
            // A mouse has acted on press already; what arrives here by touch or assistive technology has not.
            if (!cell || readOnly || (event.nativeEvent as PointerEvent).pointerType === 'mouse') return
            apply([cell], !isOn(latest.current, cell))
          }}
        >
          <thead>
            <tr>
              <td className={styles.corner} />
              {days.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <GridRow
                key={row}
                row={row}
                bits={rowBits(hours, row)}
                tabStop={stop.row === row ? stop.day : -1}
                days={days}
                readOnly={readOnly}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
