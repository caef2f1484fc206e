import { useLayoutEffect, useRef } from 'react'

/** The newest value for what outlives a drawing: a listener, a timer, an answer. */
export function useLatest<T>(value: T) {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
