import { type RefObject, useEffect, useRef } from 'react'
import { pressAndDrag } from '../../press-and-drag.ts'
import { type Cell, cellsWithin } from '../grid-paint.ts'
import { cellOf } from '../hours-table.tsx'
import type { GridPicture } from './picture.ts'

/** A click sooner than this after a press belongs to the press; one without comes from assistive technology. */
const SAME_PRESS_MS = 700

/** Painting by mouse, pen and finger. A mouse paints from its press on; a finger taps, or paints once it was held. */
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
    let actedAt = Number.NEGATIVE_INFINITY
    const toggle = (cell: Cell) => newest.current.paint([cell], !newest.current.isOn(cell))
    const end = pressAndDrag<Cell>(grid, {
      pressed: ({ target }) => cellOf(target),
      isEager: true,
      begin: (cell, { pointerType }) => drag.begin(cell, pointerType === 'mouse' ? 'mouse' : 'touch'),
      move: drag.moveTo,
      release: (cell, _at, isDrag) => {
        if (!isDrag) toggle(cell)
        newest.current.settle()
      },
      cancel: () => newest.current.cancel(),
      // The painted cells are visible: they stay, and can be undone.
      interrupt: () => newest.current.settle(),
      stop: drag.end,
    })
    const onClick = (event: MouseEvent) => {
      const cell = cellOf(event.target)
      if (!cell || event.timeStamp - actedAt < SAME_PRESS_MS) return
      toggle(cell)
      newest.current.settle()
    }
    const onAnyUp = (event: PointerEvent) => {
      actedAt = event.timeStamp
    }
    const listening = new AbortController()
    const { signal } = listening
    grid.addEventListener('click', onClick, { signal })
    window.addEventListener('pointerup', onAnyUp, { signal })
    window.addEventListener('scroll', drag.scrolled, { signal, capture: true, passive: true })
    return () => {
      listening.abort()
      end()
    }
  }, [table, off])
}

/** Near an edge of what is visible the grid scrolls on under a drag. */
const EDGE_PX = 28
const SCROLL_STEP = 7

interface OnScreen {
  clientX: number
  clientY: number
}

/**
 * One drag over the grid: every cell between the press and the pointer gets the new state of the first one, and a
 * shrinking rectangle restores its cells. Positions are the table's own, so that the rectangle grows when the table
 * scrolls under a resting pointer.
 */
function createDrag(grid: HTMLTableElement, scroller: HTMLElement, picture: () => GridPicture) {
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
    begin: (cell: Cell, by: 'mouse' | 'touch') => {
      corner = null
      edges = edgesOf(grid)
      begun = { cell, on: !picture().isOn(cell) }
      picture().paint([cell], begun.on)
      scroller.dataset.painting = by
      return true
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

interface Point {
  x: number
  y: number
}

/** Where the columns and rows begin, and at the end where the last one ends; measured from the table's corner. */
interface Edges {
  columns: number[]
  rows: number[]
  days: number[]
}

/** The part between two edges that contains a position; outside all of them the nearest. */
function partAt(edges: number[], at: number): number {
  const next = edges.findIndex((edge) => edge > at)
  return next < 0 ? edges.length - 2 : Math.max(next - 1, 0)
}

/** The cell under a position; outside the visible grid, the nearest visible cell. */
export function cellNear(
  { columns, rows, days }: Edges,
  seen: { left: number; right: number },
  at: Point,
): Cell {
  const x = Math.min(Math.max(at.x, seen.left), seen.right - 1)
  return { day: days[partAt(columns, x)] ?? 0, row: partAt(rows, at.y) }
}

/** Reads the table's own edges, with one layout for a whole drag. */
function edgesOf(table: HTMLTableElement): Edges {
  const corner = table.getBoundingClientRect()
  const columns = [...table.querySelectorAll<HTMLElement>('thead th[data-column]')]
  const heads = columns.map((head) => head.getBoundingClientRect())
  const rows = [...(table.tBodies[0]?.rows ?? [])].map((row) => row.getBoundingClientRect())
  const lastHead = heads.at(-1)
  const lastRow = rows.at(-1)
  return {
    columns: [...heads.map(({ left }) => left), lastHead?.right ?? 0].map((x) => x - corner.left),
    rows: [...rows.map(({ top }) => top), lastRow?.bottom ?? 0].map((y) => y - corner.top),
    days: columns.map(({ dataset }) => Number(dataset.column)),
  }
}
