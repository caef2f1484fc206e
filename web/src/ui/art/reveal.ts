import { useEffect, useRef } from 'react'

/**
 * Marks an element with `data-revealed` once it comes into view; styles start their animation there. Nothing is
 * hidden before, so that a page whose script never runs, or a print of it, shows everything.
 */
export function useReveal<E extends HTMLElement>() {
  const element = useRef<E>(null)
  useEffect(() => {
    const target = element.current
    if (!target) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      target.dataset.revealed = 'true'
      observer.disconnect()
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [])
  return element
}
