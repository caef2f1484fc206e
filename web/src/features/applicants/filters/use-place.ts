import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import { partOf } from '../../../navigation.ts'
import { scrollToRows } from '../../../ui/windowed/use-window.ts'

/** The user's place in a list: its scroll position, and the focused control and row. */
interface Place {
  top: number
  left: number
  /** How far the page around it was scrolled. */
  page: number
  id: string | null
  /** Counts the row's controls. */
  control: number
}

/** How many frames the row may take to be drawn once its part of the list is in sight. */
const PATIENCE = 10

const CONTROLS = 'a, button, input, select'
/** By view and history entry, because several entries may show one view. */
const places = new Map<string, Place>()
const viewOf = ({ pathname }: Location, query: string) => `${pathname}?${query}`

/** The state of a link back to the list: the application that it comes from. */
export const backFrom = (id: string) => ({ backFrom: id })
const cameFrom = (state: unknown): string | null => {
  const id = partOf(state, 'backFrom')
  return typeof id === 'string' ? id : null
}

/**
 * Keeps the place in a list: Back and the link 'back to list' restore scroll, row and focus. Any other arrival starts
 * at the top, as on every screen.
 */
export function usePlace(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly { _id: string }[],
  query: string,
) {
  const location = useLocation()
  const arrival = useNavigationType()
  const view = viewOf(location, query)
  const entry = `${location.key} ${view}`
  const [target] = useState(() => {
    if (arrival === 'POP') return places.get(entry)
    const id = cameFrom(location.state)
    const left = id === null ? undefined : places.get(view)
    return left && id !== null ? { ...left, control: left.id === id ? left.control : -1, id } : undefined
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (!target) return
    let step = 0
    // After the change of route, which starts at the top; the row is drawn once its part of the list is visible.
    const go = () => {
      const element = scroller.current
      if (!element) return
      const at = rows.findIndex(({ _id }) => _id === target.id)
      if (step === 0) {
        window.scrollTo({ top: target.page, behavior: 'instant' })
        element.scrollTo({ top: target.top, left: target.left, behavior: 'instant' })
      }
      const row = rowOf(element, target.id)
      if (row) {
        const controls = row.querySelectorAll<HTMLElement>(CONTROLS)
        const control = controls[target.control] ?? row.querySelector('a')
        control?.focus({ preventScroll: true })
        control?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      } else if (at >= 0 && step < 3 * PATIENCE) {
        // The row has moved.
        if (step > 0 && step % PATIENCE === 0)
          scrollToRows(element, { top: (at / rows.length) * element.scrollHeight })
        step += 1
        frame = requestAnimationFrame(go)
      }
    }
    let frame = requestAnimationFrame(go)
    return () => cancelAnimationFrame(frame)
  }, [])
  useLayoutEffect(() => {
    const element = scroller.current
    return () => {
      if (!element) return
      const focused = document.activeElement
      const row = element.contains(focused) ? (focused?.closest<HTMLElement>('tr[data-id]') ?? null) : null
      const controls = row ? [...row.querySelectorAll(CONTROLS)] : []
      const place = {
        top: element.scrollTop,
        left: element.scrollLeft,
        page: window.scrollY,
        id: row?.dataset.id ?? null,
        control: controls.indexOf(focused as Element),
      }
      places.set(view, place)
      places.set(entry, place)
    }
  }, [scroller, view, entry])
}

const rowOf = (element: HTMLElement, id: string | null) =>
  id === null ? null : element.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(id)}"]`)
