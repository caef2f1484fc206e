import { type RefObject, useEffect, useState } from 'react'

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

/** A list that does not scroll within itself, as on a phone, scrolls with the page. */
const isOfPage = (element: HTMLElement) => getComputedStyle(element).overflowY === 'visible'

/** Where the list is scrolled to, in itself or with the page; 0 is its own beginning. */
const scrollOf = (element: HTMLElement): number =>
  isOfPage(element) ? Math.max(0, -element.getBoundingClientRect().top) : element.scrollTop

/** Scrolls the list, or the page to the same place of it; a list whose beginning is in sight stays. */
export function scrollToRows(element: HTMLElement, { top, left }: { top: number; left?: number }) {
  const to = { top, ...(left !== undefined && { left }), behavior: 'instant' } as const
  if (!isOfPage(element)) return element.scrollTo(to)
  const start = element.getBoundingClientRect().top
  if (top > 0 || start < 0) window.scrollBy({ top: start + top, behavior: 'instant' })
}

/** Which of `count` rows to draw, known by `data-at`; the focused row always stays. */
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
      const scrollTop = Math.floor(scrollOf(element) / step) * step
      const height = (isOfPage(element) ? window.innerHeight : element.clientHeight) + step
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
    window.addEventListener('scroll', look, { passive: true })
    element.addEventListener('focusin', keep)
    element.addEventListener('focusout', keep)
    return () => {
      size.disconnect()
      element.removeEventListener('scroll', look)
      window.removeEventListener('scroll', look)
      element.removeEventListener('focusin', keep)
      element.removeEventListener('focusout', keep)
    }
  }, [scroller, rem])
  return piecesOf({ count, ...seen })
}

/** Up to this many rows are all in the page, so that the browser's own search finds them. */
const FEW = 100
/** Rows drawn beyond each edge, for fast scrolling; a press that changes all rows waits for these too. */
const MARGIN = 4

interface Seen {
  count: number
  rowHeight: number
  scrollTop: number
  height: number
  /** A row that must stay, the one with the focus, wherever it is; -1 for none. */
  kept: number
}
/** A row to draw, or a gap as high as the rows it stands for. */
export type Piece = { row: number } | { gap: number; key: string }

/** Which of the rows are in the page; the gaps between them keep every row at its place. */
export function piecesOf({ count, rowHeight, scrollTop, height, kept }: Seen): Piece[] {
  const first = count <= FEW ? 0 : Math.max(0, Math.floor(scrollTop / rowHeight) - MARGIN)
  const end = count <= FEW ? count : Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + MARGIN)
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
  if (kept >= 0 && kept < count && (kept < first || kept >= end)) rows.push(kept)
  rows.sort((a, b) => a - b)

  const pieces: Piece[] = []
  let reached = 0
  for (const row of rows) {
    if (row > reached)
      pieces.push({ gap: (row - reached) * rowHeight, key: `before-${row === kept ? 'kept' : 'first'}` })
    pieces.push({ row })
    reached = row + 1
  }
  if (reached < count) pieces.push({ gap: (count - reached) * rowHeight, key: 'end' })
  return pieces
}
