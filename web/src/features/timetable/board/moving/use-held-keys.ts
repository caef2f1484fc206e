import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Shape, type Spot, spotAfter } from './spots.ts'
import type { Hand } from './use-held.ts'

/** Keys for a picked-up card: arrows carry it, Enter and Space put it down, Esc and Tab cancel. */
export function useHeldKeys(hand: Hand, shape: Shape, day: string, show: (day: string) => void) {
  const isHeld = hand.held?.by === 'keys'
  const newest = useRef({ hand, shape, day, show })
  useLayoutEffect(() => {
    newest.current = { hand, shape, day, show }
  })
  useEffect(() => {
    if (!isHeld) return
    // Of the window, because the card may move, or disappear while another day is shown.
    const hear = (event: KeyboardEvent) => {
      const { key } = event
      const { hand, shape, day, show } = newest.current
      if (key === 'Tab') return hand.cancel()
      const at: Spot = hand.held?.over ?? 'unplaced'
      const to = spotAfter(at, key, day, shape)
      if (!to && key !== 'Enter' && key !== ' ' && key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      if (to) {
        if (to !== 'unplaced' && to.day !== day) show(to.day)
        return hand.over(to)
      }
      if (event.repeat) return
      // Its release would press the button beneath.
      if (key === ' ')
        window.addEventListener('keyup', (up) => up.preventDefault(), { once: true, capture: true })
      if (key === 'Escape') hand.cancel()
      else hand.drop(at)
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [isHeld])
}
