import type { Cell } from '../../ui/grid/grid-paint.ts'
import { cellsAlong, clipped, type Edges, edgesOf, type Point } from './grid-geometry.ts'
import type { GridPicture } from './grid-picture.ts'

/** Near an edge of what is visible the grid scrolls on under a drag. */
const EDGE_PX = 28
const SCROLL_STEP = 7

/** Where the pointer is on the screen. */
interface OnScreen {
  clientX: number
  clientY: number
}
export type GridDrag = ReturnType<typeof createDrag>

/**
 * One drag over the grid: every cell passed over becomes what the first one became (design, point 14). Places
 * are kept as the table's own, so that scrolling under a resting pointer passes over cells too.
 */
export function createDrag(grid: HTMLTableElement, scroller: HTMLElement, picture: () => GridPicture) {
  let on: boolean | null = null
  let last: Point = { x: 0, y: 0 }
  let edges: Edges = { columns: [], rows: [] }
  let corner: DOMRect | null = null
  let pull = 0

  const placeOf = ({ clientX, clientY }: OnScreen): Point => {
    corner ??= grid.getBoundingClientRect()
    return { x: clientX - corner.left, y: clientY - corner.top }
  }
  const hourColumn = () => edges.columns[0] ?? 0
  const paintTo = (at: OnScreen) => {
    if (on === null) return
    const to = placeOf(at)
    const { scrollLeft, clientWidth } = scroller
    const seen = clipped(edges, scrollLeft + hourColumn(), scrollLeft + clientWidth)
    picture().paint(cellsAlong(seen, last, to), on)
    last = to
  }
  const scrollOn = (at: OnScreen) => {
    cancelAnimationFrame(pull)
    pull = requestAnimationFrame(() => {
      const box = scroller.getBoundingClientRect()
      const isLeft = at.clientX < box.left + hourColumn() + EDGE_PX
      const step = at.clientX > box.right - EDGE_PX ? SCROLL_STEP : isLeft ? -SCROLL_STEP : 0
      const before = scroller.scrollLeft
      if (on === null || step === 0) return
      scroller.scrollLeft += step
      if (scroller.scrollLeft === before) return
      corner = null
      paintTo(at)
      scrollOn(at)
    })
  }
  return {
    isUnderWay: () => on !== null,
    begin: (cell: Cell, at: OnScreen, by: 'mouse' | 'touch') => {
      corner = null
      edges = edgesOf(grid)
      last = placeOf(at)
      on = !picture().isOn(cell)
      picture().paint([cell], on)
      scroller.dataset.painting = by
    },
    /** The pointer came by these places, in this order. */
    moveTo: (places: OnScreen[]) => {
      for (const place of places) paintTo(place)
      const at = places.at(-1)
      if (at) scrollOn(at)
    },
    /** Something was scrolled: the table is somewhere else on the screen. */
    scrolled: () => {
      corner = null
    },
    end: () => {
      cancelAnimationFrame(pull)
      on = null
      delete scroller.dataset.painting
    },
  }
}
