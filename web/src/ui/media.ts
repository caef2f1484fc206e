import { useCallback, useSyncExternalStore } from 'react'

/** Where a row of a wide table becomes a card; the styles ask the same. */
export const CARDS = '(width < 40rem)'

/** Whether the window is so, for what styles alone cannot do. */
export function useMedia(query: string): boolean {
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
    () => false,
  )
}
