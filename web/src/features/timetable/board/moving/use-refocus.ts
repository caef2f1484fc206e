import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus back to somebody's card, which is another element wherever it is drawn; until one does something else. */
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
