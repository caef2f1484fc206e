import { useEffect, useState } from 'react'

/** As long as the style sheet opens the cover; the same for every result. */
const REVEAL_MS = 1200

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether the cover still hides the result. Any key or press removes it immediately; reduced motion skips it. */
export function useReveal(): boolean {
  const [isCovered, setCovered] = useState(() => !prefersStillness())
  useEffect(() => {
    if (!isCovered) return
    const opened = new AbortController()
    const { signal } = opened
    const open = () => setCovered(false)
    const timer = setTimeout(open, REVEAL_MS)
    window.addEventListener('keydown', open, { signal })
    window.addEventListener('pointerdown', open, { signal })
    return () => {
      clearTimeout(timer)
      opened.abort()
    }
  }, [isCovered])
  return isCovered
}
