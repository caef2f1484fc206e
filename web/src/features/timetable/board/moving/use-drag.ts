import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type Spot, spotOf } from './spots.ts'

/** A drag this near an edge of the window, or of the table, scrolls. */
const EDGE_PX = 40
const STEP = 9

const stepAt = (at: number, from: number, to: number) =>
  at < from + EDGE_PX ? -STEP : at > to - EDGE_PX ? STEP : 0

/** Scrolls the page and the board's table while a dragging pointer rests near an edge, calling `moved` each time. */
function edgeScroll(board: HTMLElement, moved: (x: number, y: number) => void) {
  let frame = 0
  const at = (x: number, y: number) => {
    cancelAnimationFrame(frame)
    const scroller = board.querySelector<HTMLElement>('[data-scroller]')
    const box = scroller?.getBoundingClientRect()
    const isInside = box && x > box.left && x < box.right && y > box.top && y < box.bottom
    const across = isInside ? stepAt(x, box.left, box.right) : 0
    const down = stepAt(y, 0, window.innerHeight)
    if (!across && !down) return
    frame = requestAnimationFrame(() => {
      const before = [scroller?.scrollLeft, window.scrollY]
      scroller?.scrollBy({ left: across, behavior: 'instant' })
      window.scrollBy({ top: down, behavior: 'instant' })
      if (scroller?.scrollLeft === before[0] && window.scrollY === before[1]) return
      moved(x, y)
      at(x, y)
    })
  }
  return { at, stop: () => cancelAnimationFrame(frame) }
}

const HOLD_MS = 250
/** A mouse that moves this far drags; a finger that does so before the hold ends scrolls. */
const STILL_PX = 8
/** So long over a day's tab shows that day. */
const TAB_MS = 500

export interface DragActs {
  /** Picks up the card; false where nothing can be picked up now. */
  pick: (card: HTMLElement) => boolean
  over: (spot: Spot | null) => void
  drop: (spot: Spot | null) => void
  cancel: () => void
}

/**
 * Cards dragged by mouse, pen and finger. A mouse drags once it moves, a finger once it was held still: until then it
 * scrolls. What a card's click means is left to the card, except after a drag. Esc gives a drag up.
 */
export function useDrag(
  board: RefObject<HTMLElement | null>,
  ghost: RefObject<HTMLElement | null>,
  acts: DragActs,
) {
  const newest = useRef(acts)
  useLayoutEffect(() => {
    newest.current = acts
  })
  useEffect(() => {
    const element = board.current
    if (!element) return
    let press: { pointer: number; card: HTMLElement; x: number; y: number } | null = null
    let isUnderWay = false
    let hasDragged = false
    let hold: ReturnType<typeof setTimeout> | undefined
    let tab: { element: Element; timer: ReturnType<typeof setTimeout> } | null = null

    const follow = (x: number, y: number) => {
      if (ghost.current) ghost.current.style.translate = `${x + 8}px ${y + 8}px`
      const under = document.elementFromPoint(x, y)
      newest.current.over(spotOf(under))
      const over = under?.closest('[role="tab"]') ?? null
      if (over === (tab?.element ?? null)) return
      clearTimeout(tab?.timer)
      tab = over && { element: over, timer: setTimeout(() => (over as HTMLElement).click(), TAB_MS) }
    }
    const scroll = edgeScroll(element, follow)
    const begin = (x: number, y: number) => {
      if (!press || !newest.current.pick(press.card)) return letGo()
      isUnderWay = true
      // The board hears of the drag even outside the window, and after the card was drawn elsewhere.
      element.setPointerCapture(press.pointer)
      follow(x, y)
    }
    const letGo = () => {
      clearTimeout(hold)
      clearTimeout(tab?.timer)
      tab = null
      scroll.stop()
      press = null
      isUnderWay = false
    }
    const cancel = () => {
      const was = isUnderWay
      letGo()
      if (was) newest.current.cancel()
    }
    const onDown = (event: PointerEvent) => {
      // A second finger means to zoom.
      if (press) return cancel()
      const card = (event.target as Element).closest<HTMLElement>('[data-card]')
      if (!card || event.button !== 0 || (event.target as Element).closest('[data-more]')) return
      const { pointerId, clientX, clientY } = event
      press = { pointer: pointerId, card, x: clientX, y: clientY }
      if (event.pointerType === 'mouse') return
      hold = setTimeout(() => {
        begin(clientX, clientY)
        if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(15)
      }, HOLD_MS)
    }
    const onMove = (event: PointerEvent) => {
      if (press?.pointer !== event.pointerId) return
      const { clientX, clientY } = event
      if (isUnderWay) {
        follow(clientX, clientY)
        return scroll.at(clientX, clientY)
      }
      if (Math.hypot(clientX - press.x, clientY - press.y) <= STILL_PX) return
      if (event.pointerType === 'mouse') begin(clientX, clientY)
      else letGo()
    }
    const onUp = (event: PointerEvent) => {
      if (press?.pointer !== event.pointerId) return
      const spot = isUnderWay ? spotOf(document.elementFromPoint(event.clientX, event.clientY)) : null
      hasDragged = isUnderWay
      letGo()
      if (!hasDragged) return
      newest.current.drop(spot)
      // The click of this press follows in the same turn of the event loop.
      setTimeout(() => (hasDragged = false))
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isUnderWay) return
      event.preventDefault()
      event.stopPropagation()
      cancel()
    }
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('pointerdown', onDown, { signal })
    element.addEventListener('pointermove', onMove, { signal })
    element.addEventListener('pointerup', onUp, { signal })
    element.addEventListener('pointercancel', cancel, { signal })
    // The click of a drag's own press opens nothing.
    element.addEventListener('click', (event) => hasDragged && event.stopPropagation(), {
      signal,
      capture: true,
    })
    // Not passive: it keeps the page still under a finger that drags.
    element.addEventListener('touchmove', (event) => isUnderWay && event.preventDefault(), {
      signal,
      passive: false,
    })
    element.addEventListener('contextmenu', (event) => press && event.preventDefault(), { signal })
    window.addEventListener('keydown', onKey, { signal, capture: true })
    return () => {
      listening.abort()
      cancel()
    }
  }, [board, ghost])
}
