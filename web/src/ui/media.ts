import { useCallback, useSyncExternalStore } from 'react'

/** Where a row of a wide table becomes a card; the styles ask the same. */
export const CARDS = '(width < 40rem)'

/** Where staff only read most settings; the styles ask the same. */
export const PHONE = '(width < 48rem)'

/** Where a finger acts, not a mouse. */
export const TOUCH = '(pointer: coarse)'

/** Where what is side by side comes one below the other; the styles ask the same. */
export const ONE_COLUMN = '(width < 64rem)'

/** Whether the window is so, for what styles alone cannot do. */
export function useMedia(query: string, onServer = false): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}

/** Whether the visitor prefers reduced motion, for scripts only: CSS animations stop automatically. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)', true)
