import { type KeyboardEvent, useRef } from 'react'
import {
  type Cell,
  cellAfter,
  cellsWithin,
  isSameCell,
  isSamePicture,
  paint,
  toggleDay,
} from '../grid-paint.ts'
import { cellOf } from '../hours-table.tsx'
import type { GridPicture } from './picture.ts'

type Hours = ReturnType<GridPicture['hours']>

/** A rectangle that Shift and the arrows span from its start. */
interface Span {
  anchor: Cell
  /** Its other corner, the current cell. */
  at: Cell
  on: boolean
  before: Hours
  after: Hours
}

/**
 * The grid by keyboard: arrows, Home, End and Page keys move; with Shift they paint a rectangle from the current cell.
 * Space and Enter toggle, Ctrl+Space a whole day; Esc undoes the rectangle, Ctrl+Z the last change.
 */
export function useGridKeys(
  picture: GridPicture,
  goTo: (cell: Cell) => void,
  shown: readonly number[],
  readOnly: boolean,
) {
  const span = useRef<Span | null>(null)
  const cleared = useRef<Cell | null>(null)

  const toggle = (cell: Cell) => {
    const on = !picture.isOn(cell)
    cleared.current = on ? null : cell
    picture.change(paint(picture.hours(), [cell], on))
  }
  const extend = (from: Cell, to: Cell) => {
    const known = span.current
    const goesOn = known && isSameCell(known.at, from) && isSamePicture(known.after, picture.hours())
    // Spanning from a cell that was just cleared clears; otherwise it selects, that cell included.
    const isEraser = cleared.current !== null && isSameCell(cleared.current, from)
    const before = picture.hours()
    const begun = goesOn ? known : { anchor: from, on: !isEraser, before, after: before }
    const area = { cells: cellsWithin(begun.anchor, to, shown), on: begun.on }
    const after = paint(begun.before, area.cells, area.on)
    picture.change(after, 'painted', { area, isOneMore: begun.after === begun.before })
    span.current = { ...begun, at: to, after }
  }
  const takeBack = () => {
    if (!span.current || span.current.after === span.current.before) return false
    picture.undo()
    return true
  }
  /** Whether the key meant something here. */
  const act = (event: KeyboardEvent, cell: Cell): boolean => {
    const withCtrl = event.ctrlKey || event.metaKey
    const to = cellAfter(cell, event.key, withCtrl, shown)
    if (to) {
      if (event.shiftKey && !readOnly) extend(cell, to)
      else span.current = null
      if (!event.shiftKey) cleared.current = null
      goTo(to)
      return true
    }
    if (readOnly || event.key === 'Shift') return false
    const wasTakenBack = event.key === 'Escape' && takeBack()
    span.current = null
    const isSpace = event.key === ' ' || event.code === 'Space'
    if (isSpace && withCtrl) picture.change(toggleDay(picture.hours(), cell.day))
    else if (isSpace || event.key === 'Enter') toggle(cell)
    else if (withCtrl && event.key.toLowerCase() === 'z') picture.undo()
    else return wasTakenBack
    return true
  }
  return (event: KeyboardEvent) => {
    const cell = cellOf(event.target)
    // Alt and an arrow is the browser's way back.
    if (cell && !event.altKey && !picture.isPainting() && act(event, cell)) event.preventDefault()
  }
}
