import { type Cell, cellsWithin } from '../grid-paint.ts'
import { cellNear, type Edges, edgesOf, type Point } from './geometry.ts'
import type { GridPicture } from './picture.ts'

/** Near an edge of what is visible the grid scrolls on under a drag. */
const EDGE_PX = 28
const SCROLL_STEP = 7

/** Where the pointer is on the screen. */
interface OnScreen {
  clientX: number
  clientY: number
}

/**
 * One drag over the grid: every cell between the press and the pointer gets the new state of the first one, and a
 * shrinking rectangle restores its cells. Positions are the table's own, so that the rectangle grows when the table
 * scrolls under a resting pointer.
 */
export function createDrag(grid: HTMLTableElement, scroller: HTMLElement, picture: () => GridPicture) {
  let begun: { cell: Cell; on: boolean } | null = null
  let edges: Edges = { columns: [], rows: [], days: [] }
  let corner: DOMRect | null = null
  let pull = 0

  const placeOf = ({ clientX, clientY }: OnScreen): Point => {
    corner ??= grid.getBoundingClientRect()
    return { x: clientX - corner.left, y: clientY - corner.top }
  }
  const hourColumn = () => edges.columns[0] ?? 0
  const paintTo = (at: OnScreen) => {
    if (!begun) return
    const { scrollLeft, clientWidth } = scroller
    const seen = { left: scrollLeft + hourColumn(), right: scrollLeft + clientWidth }
    const to = cellNear(edges, seen, placeOf(at))
    picture().paint(cellsWithin(begun.cell, to, edges.days), begun.on)
  }
  const scrollOn = (at: OnScreen) => {
    cancelAnimationFrame(pull)
    pull = requestAnimationFrame(() => {
      const box = scroller.getBoundingClientRect()
      const isLeft = at.clientX < box.left + hourColumn() + EDGE_PX
      const step = at.clientX > box.right - EDGE_PX ? SCROLL_STEP : isLeft ? -SCROLL_STEP : 0
      const before = scroller.scrollLeft
      if (!begun || step === 0) return
      scroller.scrollLeft += step
      if (scroller.scrollLeft === before) return
      corner = null
      paintTo(at)
      scrollOn(at)
    })
  }
  return {
    isUnderWay: () => begun !== null,
    begin: (cell: Cell, by: 'mouse' | 'touch') => {
      corner = null
      edges = edgesOf(grid)
      begun = { cell, on: !picture().isOn(cell) }
      picture().paint([cell], begun.on)
      scroller.dataset.painting = by
    },
    moveTo: (at: OnScreen) => {
      paintTo(at)
      scrollOn(at)
    },
    /** The table has scrolled to another position on the screen. */
    scrolled: () => {
      corner = null
    },
    end: () => {
      cancelAnimationFrame(pull)
      begun = null
      delete scroller.dataset.painting
    },
  }
}
