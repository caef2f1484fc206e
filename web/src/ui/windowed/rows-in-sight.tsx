import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useWindow } from './use-window.ts'
import type { Piece } from './window-of.ts'

/** Until rows are drawn and measured. */
const FIRST_GUESS = 3

/** The rows to draw of a table that scrolls within itself: those in sight, or all of them. */
export function useRowsInSight(scroller: RefObject<HTMLElement | null>, count: number, isWindowed: boolean) {
  const [rem, setRem] = useState(FIRST_GUESS)
  const none = useRef<HTMLElement>(null)
  const seen = useWindow(isWindowed ? scroller : none, { count: isWindowed ? count : 0, rem })
  useLayoutEffect(() => {
    const rows = isWindowed ? [...(scroller.current?.querySelectorAll('[data-at]') ?? [])] : []
    if (!rows.length || !count) return
    const height = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0) / rows.length
    setRem(height / Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  }, [scroller, count, isWindowed])
  return isWindowed ? seen : Array.from({ length: count }, (_, row): Piece => ({ row }))
}

/** Fills the space of the rows out of sight; hidden from screen readers. */
export const Gap = ({ height }: { height: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
  <tr aria-hidden="true" data-gap>
    <td style={{ height, padding: 0 }} />
  </tr>
)
