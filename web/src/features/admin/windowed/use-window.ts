import { type RefObject, useEffect, useState } from 'react'
import { type Piece, piecesOf } from './window-of.ts'

interface Rows {
  count: number
  /** The height of each in the letters' own measure, so that larger letters get higher rows. */
  rem: number
}

const inPx = (rem: number) => rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/**
 * Which of `count` rows to draw in a scrolling element; the row with the focus stays wherever it is scrolled. A row
 * says where it stands, from 0, in its `data-at`.
 */
export function useWindow(scroller: RefObject<HTMLElement | null>, { count, rem }: Rows): Piece[] {
  const [seen, setSeen] = useState({ scrollTop: 0, height: 900, rowHeight: rem * 16 })
  const [kept, setKept] = useState(-1)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const rowHeight = inPx(rem)
      // In steps of a few rows: most scrolling then draws nothing anew.
      const step = 4 * rowHeight
      const scrollTop = Math.floor(element.scrollTop / step) * step
      const height = element.clientHeight + step
      setSeen((before) =>
        before.scrollTop === scrollTop && before.height === height && before.rowHeight === rowHeight
          ? before
          : { scrollTop, height, rowHeight },
      )
    }
    const keep = (event: FocusEvent) => {
      const row =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-at]')?.dataset.at : null
      setKept(event.type === 'focusin' && row ? Number(row) : -1)
    }
    look()
    const size = new ResizeObserver(look)
    size.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    element.addEventListener('focusin', keep)
    element.addEventListener('focusout', keep)
    return () => {
      size.disconnect()
      element.removeEventListener('scroll', look)
      element.removeEventListener('focusin', keep)
      element.removeEventListener('focusout', keep)
    }
  }, [scroller, rem])
  return piecesOf({ count, kept, ...seen })
}
