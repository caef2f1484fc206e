import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readView, type View, writeView } from './view.ts'

const present = () => readView(new URLSearchParams(window.location.hash.split('?')[1]))

/** The view that the address asks for, and a way to ask for another. */
export function useView(): { view: View; query: string; change: (part: Partial<View>) => void } {
  const [address, setAddress] = useSearchParams()
  const view = useMemo(() => readView(address), [address])
  const set = useRef(setAddress)
  useLayoutEffect(() => {
    set.current = setAddress
  })
  // From the address as it stands: two changes may follow each other faster than the page is drawn.
  const change = useCallback(
    (part: Partial<View>) => set.current(writeView({ ...present(), ...part }), { replace: true }),
    [],
  )
  return { view, query: writeView(view), change }
}
