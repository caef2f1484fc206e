import type { Cell } from '../grid-paint.ts'

/** The cell that an event happened in; null outside the cells. */
export function cellOf(target: EventTarget | null): Cell | null {
  const element = target instanceof Element ? target.closest('[data-day]') : null
  return element instanceof HTMLElement
    ? { day: Number(element.dataset.day), row: Number(element.dataset.row) }
    : null
}

/** The element of a cell, to give it the focus. */
export const elementOf = (grid: HTMLElement | null, { day, row }: Cell): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-day="${day}"][data-row="${row}"]`) ?? null
