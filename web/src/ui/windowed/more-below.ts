import { type RefObject, useLayoutEffect } from 'react'
import styles from './more-below.module.css'

/** Less than this below the edge hides no line, in px. */
const HARDLY = 12

/**
 * Returns the class of a box of `count` rows that scrolls within itself: its lower edge fades while more of it lies
 * below. Without rows, as where the page scrolls instead, it does nothing.
 */
export function useMoreBelow(scroller: RefObject<HTMLElement | null>, count: number): string | undefined {
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !count) return
    const look = () => {
      const left = element.scrollHeight - element.clientHeight - element.scrollTop
      element.toggleAttribute('data-more', left > HARDLY)
    }
    // It looks first once the frame is laid out: here it would lay out a page that changes once more.
    const size = new ResizeObserver(look)
    for (const one of [element, ...element.children]) size.observe(one)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      size.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller, count])
  return count ? styles.box : undefined
}
