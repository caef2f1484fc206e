import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { aheadOf, linkTo, type Startable, startOf } from './address.ts'
import type { DeskPart } from './desk-head.tsx'

/** The open application: the address names it, its text is read, and the next ones are read ahead. */
export function useOpened<T, Key extends QueryKey>(
  way: 'decide' | 'score' | 'interview',
  { drawn, present, change }: DeskPart,
  items: readonly Startable[],
  queryOf: (id: string) => UseQueryOptions<T, Error, T, Key>,
) {
  const client = useQueryClient()
  const reader = useRef<HTMLElement>(null)
  const id = drawn.id || startOf(items)
  useEffect(() => {
    // An address that a key or a link has changed since the last drawing stays.
    if (id && !drawn.id && linkTo(present()) === linkTo(drawn)) change({ id })
  })
  useEffect(() => {
    for (const item of aheadOf(items, id)) void client.prefetchQuery(queryOf(item.id))
  }, [client, items, id, queryOf])
  const application = useQuery({ ...queryOf(id), enabled: id !== '' })
  useReadingPlace(`${way}-${id}`, application.data !== undefined, reader)
  return { id, application, reader }
}

/** The scroll positions of applications and lists, for the life of the window. */
const places = new Map<string, number>()

/**
 * Keeps each application's scroll position. A newly opened one starts at its top, and no further down than the page
 * already is. `isReady`: its text is drawn.
 */
function useReadingPlace(key: string, isReady: boolean, top: RefObject<HTMLElement | null>) {
  const drawn = useRef('')
  useLayoutEffect(() => {
    if (drawn.current === key) return
    // While another text loads the page is short, so its scroll position means nothing.
    if (!isReady) drawn.current = ''
    if (!isReady) return
    const isArrival = drawn.current === ''
    drawn.current = ''
    const go = () => {
      const margin = top.current ? Number.parseFloat(getComputedStyle(top.current).scrollMarginTop) : 0
      const head = top.current ? top.current.getBoundingClientRect().top + window.scrollY - margin : 0
      const to = places.get(key) ?? Math.min(window.scrollY, Math.max(0, head))
      window.scrollTo({ top: to, behavior: 'instant' })
      drawn.current = key
    }
    if (!isArrival) return go()
    // A page that was just opened is taken to its top first.
    const frame = requestAnimationFrame(go)
    return () => cancelAnimationFrame(frame)
  }, [key, isReady, top])
  // Ends before the next screen is drawn, whose shorter page would be taken for a scroll of this one.
  useLayoutEffect(() => {
    const note = () => {
      if (drawn.current) places.set(drawn.current, window.scrollY)
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
}

/**
 * Keeps a list's scroll position, and the selected row, the `at`-th of `count` equal ones, in sight. Only the list
 * scrolls, never the page; the row need not be drawn.
 */
export function useListPlace(
  key: string,
  list: RefObject<HTMLElement | null>,
  { selected, at, count }: { selected: string; at: number; count: number },
) {
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    element.scrollTop = places.get(key) ?? 0
    const note = () => void places.set(key, element.scrollTop)
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [key, list])
  // On return the list keeps its scroll position, even where the selected row is out of sight.
  const shown = useRef(places.has(key) ? selected : null)
  useLayoutEffect(() => {
    if (shown.current === selected) return
    shown.current = selected
    const element = list.current
    if (!element || at < 0) return
    const height = element.scrollHeight / count
    const above = at * height - element.scrollTop
    const below = above + height - element.clientHeight
    if (above < 0) element.scrollTop += above
    else if (below > 0) element.scrollTop += below
  }, [list, selected, at, count])
}
