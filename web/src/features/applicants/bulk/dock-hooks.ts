import { useEffect, useRef } from 'react'

/** A button that disappears when pressed hands the focus to the dock, not to the top of the page. */
export function useKeptFocus() {
  const dock = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = dock.current
    const look = new MutationObserver(() => {
      if (document.activeElement === document.body && hadFocus) element?.focus({ preventScroll: true })
    })
    let hadFocus = false
    const remember = ({ target }: FocusEvent) => {
      hadFocus = target instanceof Node && (element?.contains(target) ?? false)
    }
    document.addEventListener('focusin', remember)
    if (element) look.observe(element, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      look.disconnect()
    }
  }, [])
  return dock
}
