import { type RefObject, useEffect, useRef } from 'react'

/** Returns the focus to a moved card, which is a new element in its new place, until the user acts elsewhere. */
export function useRefocus(board: RefObject<HTMLElement | null>) {
  const wanted = useRef<string | null>(null)
  // After each drawing: the card may come one, two or three of them later.
  useEffect(() => {
    const { activeElement } = document
    if (!wanted.current || (activeElement && activeElement !== document.body)) return
    board.current
      ?.querySelector<HTMLElement>(`[data-card="${CSS.escape(wanted.current)}"] button`)
      ?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const forget = () => {
      wanted.current = null
    }
    document.addEventListener('pointerdown', forget, { capture: true })
    document.addEventListener('keydown', forget, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', forget, { capture: true })
      document.removeEventListener('keydown', forget, { capture: true })
    }
  }, [])
  return (id: string) => {
    wanted.current = id
  }
}
