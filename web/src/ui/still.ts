import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

function listen(onChange: () => void) {
  const list = window.matchMedia(QUERY)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the person asked for stillness. CSS animations stop by themselves; this is for motion made by script. */
export const useStill = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.matchMedia(QUERY).matches,
    () => true,
  )
