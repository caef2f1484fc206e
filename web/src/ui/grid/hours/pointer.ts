import { type RefObject, useEffect, useRef } from 'react'
import type { Cell } from '../grid-paint.ts'
import { cellOf } from '../hours-table.tsx'
import { createDrag } from './drag.ts'
import type { GridPicture } from './picture.ts'

const HOLD_MS = 250
/** A finger that moves further than this before the hold ends scrolls. */
const STILL_PX = 10
/** A click sooner than this after a press belongs to the press; one without comes from assistive technology. */
const SAME_PRESS_MS = 700

interface Press {
  pointer: number
  cell: Cell
  clientX: number
  clientY: number
}

/**
 * Painting by mouse, pen and finger. A mouse paints from its press on. A finger taps, or swipes to scroll, or
 * paints once it was held still: only then is scrolling stopped. Esc gives a drag up.
 */
export function useGridPointer(
  table: RefObject<HTMLTableElement | null>,
  picture: GridPicture,
  off: boolean,
) {
  const newest = useRef(picture)
  newest.current = picture

  useEffect(() => {
    const grid = table.current
    const scroller = grid?.parentElement
    if (!grid || !scroller || off) return
    const drag = createDrag(grid, scroller, () => newest.current)
    let press: Press | null = null
    let hold: ReturnType<typeof setTimeout> | undefined
    let actedAt = Number.NEGATIVE_INFINITY

    const isOwn = (event: PointerEvent) => press?.pointer === event.pointerId
    const letGo = () => {
      clearTimeout(hold)
      drag.end()
      press = null
    }
    const toggle = (cell: Cell) => newest.current.paint([cell], !newest.current.isOn(cell))

    const onDown = (event: PointerEvent) => {
      if (press) {
        // A second finger means to zoom, not to paint.
        letGo()
        return newest.current.cancel()
      }
      const cell = cellOf(event.target)
      if (!cell || event.button !== 0) return
      const { pointerId, clientX, clientY } = event
      press = { pointer: pointerId, cell, clientX, clientY }
      if (event.pointerType === 'mouse') {
        // The grid hears of the drag even outside the window.
        grid.setPointerCapture(pointerId)
        return drag.begin(cell, 'mouse')
      }
      hold = setTimeout(() => {
        drag.begin(cell, 'touch')
        // Browsers allow this only to a page that was touched before.
        if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(15)
      }, HOLD_MS)
    }
    const onMove = (event: PointerEvent) => {
      if (!press || !isOwn(event)) return
      if (drag.isUnderWay()) drag.moveTo(event)
      else if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > STILL_PX) letGo()
    }
    const onUp = (event: PointerEvent) => {
      if (!press || !isOwn(event)) return
      if (!drag.isUnderWay()) toggle(press.cell)
      letGo()
      newest.current.settle()
    }
    const onCancel = (event: PointerEvent) => {
      if (!isOwn(event)) return
      letGo()
      // The painted cells are visible: they stay, and can be undone.
      newest.current.settle()
    }
    const onClick = (event: MouseEvent) => {
      const cell = cellOf(event.target)
      if (!cell || event.timeStamp - actedAt < SAME_PRESS_MS) return
      toggle(cell)
      newest.current.settle()
    }
    const onAnyUp = (event: PointerEvent) => {
      actedAt = event.timeStamp
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.isUnderWay()) return
      event.preventDefault()
      event.stopPropagation()
      letGo()
      newest.current.cancel()
    }

    const listening = new AbortController()
    const { signal } = listening
    grid.addEventListener('pointerdown', onDown, { signal })
    grid.addEventListener('pointermove', onMove, { signal })
    grid.addEventListener('pointerup', onUp, { signal })
    grid.addEventListener('pointercancel', onCancel, { signal })
    grid.addEventListener('click', onClick, { signal })
    window.addEventListener('pointerup', onAnyUp, { signal })
    // Not passive, because it keeps the page still under a painting finger; before the hold it does nothing.
    grid.addEventListener('touchmove', (event) => drag.isUnderWay() && event.preventDefault(), {
      signal,
      passive: false,
    })
    grid.addEventListener('contextmenu', (event) => press && event.preventDefault(), { signal })
    window.addEventListener('scroll', drag.scrolled, { signal, capture: true, passive: true })
    window.addEventListener('keydown', onKey, { signal, capture: true })
    return () => {
      listening.abort()
      letGo()
      newest.current.settle()
    }
  }, [table, off])
}
