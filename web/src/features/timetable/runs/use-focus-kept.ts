import { useEffect, useRef } from 'react'

/** Where the focus goes when this value changes and takes the pressed button away: to the element of the ref. */
export function useFocusKept<E extends HTMLElement>(value: unknown) {
  const ref = useRef<E>(null)
  const before = useRef(value)
  useEffect(() => {
    const isLost = before.current !== value && document.activeElement === document.body
    if (isLost) ref.current?.focus({ preventScroll: true })
    before.current = value
  }, [value])
  return ref
}
