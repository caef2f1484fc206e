import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The control on the other page that a line of the error summary links to. */
export const askFor = (field: string) => ({ state: { focus: field } })

/** The control that the other page's summary led to, focused on arrival; null when one came by another way. */
export function useAskedField(): string | null {
  const { state, key } = useLocation()
  const asked: unknown = state && typeof state === 'object' ? Reflect.get(state, 'focus') : null
  const field = typeof asked === 'string' ? asked : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts, also a second one at the same field
  useEffect(() => {
    if (!field) return
    // After the heading, which takes the focus on every change of address.
    const frame = requestAnimationFrame(() => document.getElementById(field)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [field, key])
  return field
}
