import { useEffect, useRef } from 'react'

/** Marks an element with `data-revealed` once it is in view. Nothing is hidden before: a print shows everything. */
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
