import { createPath, type Navigator } from 'react-router-dom'

/** Something that a person would lose by leaving. */
export interface LeaveGuard {
  /** Whether going to this address loses it; null: the whole window or the session ends. */
  holds: (to: string | null) => boolean
  /** Asks the person; resolves with whether to leave. */
  ask: () => Promise<boolean>
}

/** A part of a history entry's state, which may hold anything. */
export const partOf = (state: unknown, name: string): unknown =>
  state && typeof state === 'object' ? Reflect.get(state, name) : undefined

const guards = new Set<LeaveGuard>()
const isHeld = (to: string | null) => [...guards].some((guard) => guard.holds(to))
let isAsking = false
/** The person has agreed to what happens now. */
let isAgreed = false

/** The router’s address and its count of earlier entries; another window address reveals Back or a typed address. */
const present = { address: '/', index: 0 }
const indexOf = (state: unknown): number | undefined => {
  const index = partOf(state, 'idx')
  return typeof index === 'number' ? index : undefined
}
function notePresent() {
  const index = indexOf(window.history.state)
  // A typed address has no count yet: it comes after the previous entry.
  if (index === undefined)
    window.history.replaceState({ ...window.history.state, idx: present.index + 1 }, '')
  present.index = index ?? present.index + 1
  present.address = addressOfWindow()
}
const addressOfWindow = (): string => window.location.hash.slice(1) || '/'

/** The address of the screen that is shown. */
export const presentAddress = (): string => present.address

const stayOnClosing = (event: BeforeUnloadEvent) => {
  if (isHeld(null)) event.preventDefault()
}

/** Asks before every way out (links, Back, closing, callers of `mayLeave`) until the returned function is called. */
export function guardLeaving(guard: LeaveGuard): () => void {
  if (guards.size === 0) {
    notePresent()
    window.addEventListener('beforeunload', stayOnClosing)
  }
  guards.add(guard)
  return () => {
    guards.delete(guard)
    if (guards.size === 0) window.removeEventListener('beforeunload', stayOnClosing)
  }
}

/**
 * Whether the person may go to this address, asked once for everything that would be lost. Null: to the end of the
 * session, or of what `among` guards. A second press asks nothing.
 */
export async function mayLeave(to: string | null, among: Iterable<LeaveGuard> = guards): Promise<boolean> {
  const first = [...among].find((guard) => guard.holds(to))
  if (!first) return true
  if (isAsking) return false
  isAsking = true
  return first.ask().finally(() => {
    isAsking = false
  })
}

/** Navigates without a question: it was asked before. */
export function leaveFreely(navigate: () => void) {
  isAgreed = true
  try {
    navigate()
  } finally {
    isAgreed = false
  }
}

/** The router's navigator, which asks first: every link and every `navigate()` goes through it. */
export function guarded(navigator: Navigator): Navigator {
  const asking =
    (go: Navigator['push']): Navigator['push'] =>
    (to, ...rest) => {
      const leave = () => {
        go(to, ...rest)
        notePresent()
      }
      const address = typeof to === 'string' ? to : createPath(to)
      if (isAgreed || !isHeld(address)) leave()
      else void mayLeave(address).then((yes) => yes && leave())
    }
  const { push, replace } = navigator
  return Object.assign(Object.create(navigator), { push: asking(push), replace: asking(replace) })
}

/** Steps through the history that this module makes itself: back to where a question is asked, then on. */
let ownStep: 'returning' | 'going' | null = null

/** Returns whether the router must not hear of this step, because something would be lost by it. */
function isHeldBack({ state }: PopStateEvent): boolean {
  const step = ownStep
  ownStep = null
  if (step === 'returning') return true
  const to = addressOfWindow()
  if (step === 'going' || !isHeld(to)) {
    notePresent()
    return false
  }
  // The address has already changed: restores ours, asks, then goes on to the new one.
  const way = (indexOf(state) ?? present.index + 1) - present.index
  if (way === 0) return false
  ownStep = 'returning'
  window.history.go(-way)
  void mayLeave(to).then((yes) => {
    if (!yes) return
    ownStep = 'going'
    window.history.go(way)
  })
  return true
}

/** What closes the open popups, the topmost last. */
const popups: (() => void)[] = []
/** The history entry of the open popups: Back leaves it and not the screen. */
let hasEntry = false
/** A step back under way: it closes a popup, or removes the entry of a popup that closed otherwise. */
let popupStep: 'closing' | 'leaving' | null = null

const isPopupEntry = (state: unknown) => typeof state === 'object' && state !== null && 'popup' in state

function ensureEntry() {
  if (hasEntry || popupStep || popups.length === 0) return
  // The same address with the router's own marks: to the router nothing has happened.
  window.history.pushState({ ...window.history.state, popup: true }, '')
  hasEntry = true
}

/** Makes the browser's Back button close a popup first. Returns what to call once the popup is gone. */
export function closePopupOnBack(close: () => void): () => void {
  popups.push(close)
  ensureEntry()
  return () => {
    const at = popups.indexOf(close)
    if (at >= 0) popups.splice(at, 1)
    // Later: the action that closed the popup may open another screen, whose entry then lies in front.
    setTimeout(() => {
      if (!hasEntry || popupStep || popups.length > 0) return
      hasEntry = false
      if (isPopupEntry(window.history.state)) stepBack('leaving')
    })
  }
}

/** Closes the topmost popup by a step back; it stays in front until then, as the step would undo a navigation. */
export function closePopup() {
  if (popupStep === 'closing') return
  if (popupStep || !isPopupEntry(window.history.state)) popups.pop()?.()
  else stepBack('closing')
}

function stepBack(why: typeof popupStep) {
  popupStep = why
  window.history.back()
}

/** Whether a step through the history was about a popup and concerns nothing else. */
function isForPopup(): boolean {
  const step = popupStep
  popupStep = null
  const close = step === 'leaving' ? undefined : popups.pop()
  if (!step && !close) return false
  hasEntry = false
  close?.()
  ensureEntry()
  return true
}

/** Must be heard before the router's own listener, so it is registered before the router is drawn. */
export function watchPopState() {
  // The router numbers this entry on its first drawing, and a Back from an earlier typed address would go too far.
  if (indexOf(window.history.state) === undefined)
    window.history.replaceState({ ...window.history.state, idx: 0 }, '')
  present.index = indexOf(window.history.state) ?? 0
  present.address = addressOfWindow()
  window.addEventListener('popstate', (event) => {
    if (isForPopup() || isHeldBack(event)) event.stopImmediatePropagation()
  })
  // Every screen starts at its top, also the one that Back leads to. Only a reload keeps its place.
  const restore = (how: ScrollRestoration) => () => {
    window.history.scrollRestoration = how
  }
  restore('manual')()
  window.addEventListener('pagehide', restore('auto'))
  window.addEventListener('pageshow', restore('manual'))
}
