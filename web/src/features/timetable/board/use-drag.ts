import { type RefObject, useEffect } from 'react'
import { useLatest } from '../../../ui/latest.ts'
import { pressAndDrag } from '../../../ui/press-and-drag.ts'
import { type Spot, spotOf } from './use-held.ts'

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

/** So long over a day's tab shows that day. */
const TAB_MS = 500

interface DragActs {
  /** Picks up the card; false where nothing can be picked up now. */
  pick: (card: HTMLElement) => boolean
  over: (spot: Spot | null) => void
  drop: (spot: Spot | null) => void
  /** As `drop`, by a finger. */
  lift: (spot: Spot | null) => void
  cancel: () => void
  /** A click or tap without a drag; true where it means the card in the hand, and opens nothing. */
  tap: (spot: Spot | null) => boolean
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
  const newest = useLatest(acts)
  useEffect(() => {
    const element = board.current
    if (!element) return
    let hasDragged = false
    let tab: { element: Element; timer: ReturnType<typeof setTimeout> } | null = null

    const follow = (x: number, y: number) => {
      if (ghost.current) ghost.current.style.translate = `${x + 8}px ${y + 8}px`
      const under = document.elementFromPoint(x, y)
      newest.current.over(spotOf(under))
      const over = under?.closest<HTMLElement>('[role="tab"]') ?? null
      if (over === (tab?.element ?? null)) return
      clearTimeout(tab?.timer)
      tab = over && { element: over, timer: setTimeout(() => over.click(), TAB_MS) }
    }
    const scroll = edgeScroll(element, follow)
    const end = pressAndDrag<HTMLElement>(element, {
      pressed: ({ target }) => {
        hasDragged = false
        const pressed = target instanceof Element ? target : null
        return pressed?.closest('[data-more]') ? null : (pressed?.closest<HTMLElement>('[data-card]') ?? null)
      },
      begin: (card, { clientX, clientY }) => {
        const isPicked = newest.current.pick(card)
        if (isPicked) follow(clientX, clientY)
        return isPicked
      },
      move: ({ clientX, clientY }) => {
        follow(clientX, clientY)
        scroll.at(clientX, clientY)
      },
      release: (_card, { clientX, clientY, pointerType }, isDrag) => {
        hasDragged = isDrag
        if (!isDrag) return
        const { drop, lift } = newest.current
        const putDown = pointerType === 'touch' ? lift : drop
        putDown(spotOf(document.elementFromPoint(clientX, clientY)))
        // A mouse's click of this press follows in the same turn of the event loop; a finger's comes later.
        if (pointerType !== 'touch') setTimeout(() => (hasDragged = false))
      },
      cancel: () => newest.current.cancel(),
      interrupt: () => newest.current.cancel(),
      stop: () => {
        clearTimeout(tab?.timer)
        tab = null
        scroll.stop()
      },
    })
    // The click of a drag's own press opens nothing. A key's click has no press.
    const onClick = (event: MouseEvent) => {
      const { target, detail } = event
      if (detail === 0) return
      const isMeant = hasDragged || newest.current.tap(spotOf(target instanceof Element ? target : null))
      if (isMeant) event.stopPropagation()
      // Nor does it open what was drawn under the finger meanwhile.
      if (hasDragged) event.preventDefault()
    }
    element.addEventListener('click', onClick, { capture: true })
    return () => {
      element.removeEventListener('click', onClick, { capture: true })
      end()
    }
  }, [board, ghost])
}
