import { useEffect, useRef } from 'react'

/** Where the focus goes when this value changes and takes the focused button away: to the element of the ref. */
export function useFocusKept<E extends HTMLElement>(value: unknown) {
  const ref = useRef<E>(null)
  const before = useRef(value)
  const hadFocus = useRef(false)
  useEffect(() => {
    // Not every browser focuses a pressed button: where none had the focus, none has lost it.
    const remember = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof HTMLButtonElement
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    const isLost = before.current !== value && hadFocus.current && document.activeElement === document.body
    if (isLost) ref.current?.focus({ preventScroll: true })
    before.current = value
  }, [value])
  return ref
}
