import type { Role } from '@recruit/contract/calls/roles'
import type { Team } from '@recruit/contract/constants'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { randomUuid } from '../../api/random-uuid.ts'
import { stored } from '../../ui/stored.ts'

/**
 * Typed text belongs to its session. Every store of it is made here or registers how it is emptied: on sign-out, and on
 * another person's sign-in, in any window of this browser.
 */

interface Staff {
  role: Role | null
  /** Set after a sign-in by name. */
  member: { id: string; name: string; teams: Team[] } | null
}
export const NOBODY: Staff = { role: null, member: null }
/** The signed-in user by the last check, for the bar of the staff pages; null while unknown. */
export const useStaff = create<Staff>()(() => NOBODY)

/** The owner of this browser's session: a member's id, or one sign-in of a shared key, which two people may use. */
const MARK = 'staff-session'
const KEPT = 'staff-kept:'

let mark = stored(() => localStorage.getItem(MARK))

/** What a device keeps of the interview day: it holds names, and goes with the session on every screen. */
export const DAY_COPY = 'interview-day'

const ends = new Set<() => void>()
/** Empties what was typed when its session ends. Returns what takes this back. */
export function endsWithSession(end: () => void): () => void {
  ends.add(end)
  return () => void ends.delete(end)
}

const keptNames = () =>
  Object.keys(stored(() => ({ ...sessionStorage })) ?? {}).filter((name) => name.startsWith(KEPT))

/** By name, what is stored nowhere else; what a reload has kept counts before its screen is opened. */
const useUnsavedNames = create<Readonly<Record<string, boolean>>>()(() =>
  Object.fromEntries(keptNames().map((name) => [name.slice(KEPT.length), true])),
)
export const noteUnsaved = (name: string, isUnsaved: boolean) => {
  if ((useUnsavedNames.getState()[name] ?? false) !== isUnsaved)
    useUnsavedNames.setState({ [name]: isUnsaved })
}
export const useUnsaved = (): boolean => useUnsavedNames((names) => Object.values(names).some(Boolean))

/** A store that is empty again for the next person. With `keptAs` a reload of the tab keeps it, and leaving asks. */
export function sessionStore<T extends object>(nothing: T, keptAs?: string): UseBoundStore<StoreApi<T>> {
  const store = create<T>()(() => ({ ...nothing, ...(keptAs && keptIn(keptAs)) }))
  endsWithSession(() => store.setState(nothing))
  if (keptAs === undefined) return store
  const keep = (state: T) => {
    const isNothing = Object.entries(nothing).every(([key, value]) => Reflect.get(state, key) === value)
    noteUnsaved(keptAs, !isNothing)
    stored(() =>
      isNothing
        ? sessionStorage.removeItem(KEPT + keptAs)
        : sessionStorage.setItem(KEPT + keptAs, JSON.stringify({ mark, state })),
    )
  }
  keep(store.getState())
  store.subscribe(keep)
  return store
}

const keptIn = (name: string): object | null =>
  stored(() => {
    const kept = JSON.parse(sessionStorage.getItem(KEPT + name) ?? 'null')
    return kept && kept.mark === mark ? kept.state : null
  })

function forget() {
  for (const end of ends) end()
  for (const name of keptNames()) stored(() => sessionStorage.removeItem(name))
  useUnsavedNames.setState({}, true)
}

function changeMark(next: string | null) {
  mark = next
  stored(() => (next === null ? localStorage.removeItem(MARK) : localStorage.setItem(MARK, next)))
  forget()
}

type Person = { id: string } | null | undefined
const markOf = (member: Person) => (member ? `member:${member.id}` : `key:${randomUuid()}`)

/** Signed in: the same member finds again what she typed, anyone else an empty desk. */
export function beginSession(member: Person) {
  const next = markOf(member)
  if (next !== mark) changeMark(next)
}
/** The server knows a session. Returns whether it is another person's than this window took it for. */
export function isOtherPerson(member: Person): boolean {
  const isSame = member ? mark === markOf(member) : mark?.startsWith('key:') === true
  if (!isSame) changeMark(markOf(member))
  return !isSame
}
export const endSession = () => changeMark(null)

/** Hears that another window of this browser has signed out, or signed another person in. */
export function onSessionElsewhere(act: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== MARK || newValue === mark) return
    const wasKnown = mark !== null
    mark = newValue
    if (!wasKnown) return
    forget()
    act()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
