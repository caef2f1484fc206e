import { type RefObject, useEffect, useState } from 'react'
import { type Piece, piecesOf } from './window-of.ts'

interface Rows {
  count: number
  /** The height of each in the letters' own measure, so that larger letters get higher rows. */
  rem: number
}

const inPx = (rem: number) => rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Where the row stands that something is in; -1 for none. */
function rowWith(target: EventTarget | null): number {
  const row = target instanceof Element && target.closest<HTMLElement>('[data-at]')
  return row ? Number(row.dataset.at) : -1
}

/**
 * Which of `count` rows to draw in a scrolling element; the focused row always stays. A row's `data-at` holds its
 * index, from 0.
 */
export function useWindow(scroller: RefObject<HTMLElement | null>, { count, rem }: Rows): Piece[] {
  const [seen, setSeen] = useState({ scrollTop: 0, height: 900, rowHeight: rem * 16, kept: -1 })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    // A visible row is drawn anyway, so the focus redraws nothing until other rows become visible.
    let focused = rowWith(document.activeElement)
    const look = () => {
      const rowHeight = inPx(rem)
      // In steps of a few rows, so that most scrolling redraws nothing.
      const step = 2 * rowHeight
      const scrollTop = Math.floor(element.scrollTop / step) * step
      const height = element.clientHeight + step
      setSeen((before) =>
        before.scrollTop === scrollTop && before.height === height && before.rowHeight === rowHeight
          ? before
          : { scrollTop, height, rowHeight, kept: focused },
      )
    }
    const keep = (event: FocusEvent) => {
      focused = event.type === 'focusin' ? rowWith(event.target) : -1
      setSeen((before) =>
        before.kept < 0 || before.kept === focused ? before : { ...before, kept: focused },
      )
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
  return piecesOf({ count, ...seen })
}
