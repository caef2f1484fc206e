import { normalise } from '@recruit/contract/text'
import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useLatest } from './latest.ts'

/** How one part of a screen's state is named, read and written in its address; null omits it. */
interface Entry<T> {
  name: string
  read: (said: string | null) => T
  write: (value: T) => string | null
}
type Entries<State> = { [Key in keyof State]: Entry<State[Key]> }

export const textIn = (name: string): Entry<string> => ({
  name,
  read: (said) => said ?? '',
  write: (value) => value || null,
})
export const flagIn = (name: string, as = '1'): Entry<boolean> => ({
  name,
  read: (said) => said === as,
  write: (value) => (value ? as : null),
})
/** One of those that are known; null for anything else. */
export const oneOfIn = <T>(name: string, known: readonly T[]): Entry<T | null> =>
  choiceIn<T | null>(name, { known, usual: null })
/** One of the known values, else `usual`; the usual one is omitted unless `always` is set. */
export const choiceIn = <T>(
  name: string,
  { known, usual, always = false }: { known: readonly T[]; usual: T; always?: boolean },
): Entry<T> => ({
  name,
  read: (said) => known.find((value) => String(value) === said) ?? usual,
  write: (value) => (value === usual && !always ? null : String(value)),
})

interface SearchSchema<State> {
  /** An unknown value in the address counts as absent. */
  read: (address: URLSearchParams) => State
  write: (state: Partial<State>) => string
}

/** What a screen keeps in its address, in the order in which it is written there. */
export function searchSchema<State extends object>(
  entries: Entries<State>,
  tidy: (state: State) => State = (state) => state,
): SearchSchema<State> {
  const all = Object.entries(entries) as [keyof State, Entry<unknown>][]
  return {
    read: (address) =>
      tidy(Object.fromEntries(all.map(([key, { name, read }]) => [key, read(address.get(name))])) as State),
    write: (state) => {
      const tidied = tidy(state as State)
      const said = all.flatMap(([key, { name, write }]) => {
        const value = tidied[key] === undefined ? null : write(tidied[key])
        return value === null ? [] : [[name, value]]
      })
      return new URLSearchParams(said).toString()
    },
  }
}

/** The current path and query of the address; the drawn ones may be a moment older. */
const addressNow = () => {
  const [path = '', query = ''] = window.location.hash.slice(1).split('?')
  return { path: path || '/', query }
}

/** The state in a screen's address, and functions to change it; a closed screen changes nothing. */
export function useSearchState<State extends object>(schema: SearchSchema<State>) {
  const [address, setAddress] = useSearchParams()
  const { pathname } = useLocation()
  const state = useMemo(() => schema.read(address), [schema, address])
  const latest = useLatest({ schema, pathname, setAddress })
  const write = useCallback((part: Partial<State>, { isPush, isWhole }: Record<string, boolean>) => {
    const { schema, pathname, setAddress } = latest.current
    const { path, query } = addressNow()
    if (path !== pathname) return
    const before = isWhole ? {} : schema.read(new URLSearchParams(query))
    setAddress(schema.write({ ...before, ...part }), { replace: !isPush })
  }, [])
  return {
    state,
    query: schema.write(state),
    present: useCallback(() => latest.current.schema.read(new URLSearchParams(addressNow().query)), []),
    /** The same entry of the browser's history, told closer. */
    change: useCallback((part: Partial<State>) => write(part, {}), [write]),
    /** A new entry that differs in a part. */
    push: useCallback((part: Partial<State>) => write(part, { isPush: true }), [write]),
    /** A new entry with this part alone. */
    go: useCallback((whole: Partial<State>) => write(whole, { isPush: true, isWhole: true }), [write]),
  }
}

let steps = 0
if (typeof window !== 'undefined')
  window.addEventListener(
    'popstate',
    () => {
      steps += 1
    },
    // Before the router handles it and draws the previous screen.
    { capture: true },
  )

/** Names the open history entry: writing to it keeps the name, and any other entry has another one. */
export const entryNow = (): string => `${steps} ${window.history.state?.idx}`

/** What a search compares: the stored form without capitals. */
export const letters = (text: string) => normalise(text).toLocaleLowerCase()
