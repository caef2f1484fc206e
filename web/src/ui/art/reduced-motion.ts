import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

function listen(onChange: () => void) {
  const list = window.matchMedia(QUERY)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the visitor prefers reduced motion, for scripts only: CSS animations stop automatically. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.matchMedia(QUERY).matches,
    () => true,
  )
