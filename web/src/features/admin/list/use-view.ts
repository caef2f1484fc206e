import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readView, type View, writeView } from './view.ts'

/** The view that the address asks for, and a way to ask for another. */
export function useView(): { view: View; query: string; change: (part: Partial<View>) => void } {
  const [address, setAddress] = useSearchParams()
  const view = useMemo(() => readView(address), [address])
  return {
    view,
    query: writeView(view),
    change: (part) => setAddress(writeView({ ...view, ...part }), { replace: true }),
  }
}
