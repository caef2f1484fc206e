import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { currentLanguage } from '../../i18n/text.ts'
import { guardLeaving, type LeaveGuard, mayLeave, presentAddress } from '../../navigation.ts'
import type { VersionedPlace } from '../../places.ts'
import { ask } from '../feedback/alerts.ts'
import { toast } from '../feedback/toasts.ts'
import { useLatest } from '../latest.ts'
import { draftText } from './text.ts'
import {
  failed,
  isDirty,
  keepMine,
  revert,
  type Same,
  type Stored,
  saved,
  send,
  settled,
  shown,
  type Typing,
  type as typeInto,
  untyped,
} from './versioned.ts'

interface Editing<V> {
  read: Stored<V>
  isSame: Same<V>
  /** Asks before a value is stored; resolves with the answer. */
  asks?: (value: V, stored: V) => Promise<boolean>
  /** Replaces this state by a value; resolves with the newly stored one, and what the server says of it. */
  save: (value: V, base: Stored<V>) => Promise<Stored<V> & { message?: string }>
  readAgain: () => Promise<unknown>
  /** It was stored. `hasMore`: later typing is unsaved. */
  onSaved?: (hasMore: boolean) => void
  /** Puts what was typed during a save on top of what was saved. */
  onTop?: (typed: V, sent: V, stored: V) => V
  /** Parameters of the address that may change without taking the editor away. */
  stays?: readonly string[]
}

/** An editor of a value that others store too: typed text survives reads and saves, and every way out asks. */
export function useVersionedDraft<V>(_place: VersionedPlace, editing: Editing<V>) {
  const { read, isSame } = editing
  const [store] = useState(() => createStore<Typing<V>>(() => untyped<V>()))
  const typing = useStore(store)
  const latest = useLatest(editing)
  const isAsking = useRef(false)
  const view = shown(typing, read, isSame)
  const leave = useLeaveGuard(view.isDirty || view.isSaving, {
    stays: editing.stays,
    isDirtyNow: () => {
      const now = store.getState()
      return now.sent !== null || isDirty(now, latest.current.read, latest.current.isSame)
    },
  })
  useEffect(() => {
    store.setState((now) => settled(now, read, isSame), true)
  })

  /** A save is under way, or one of two states has to be chosen first. */
  function isHeld() {
    const now = store.getState()
    return now.sent !== null || shown(now, latest.current.read, latest.current.isSame).isConflict
  }

  /** Asks where the editor does; what it has to read for that may be away. */
  async function isAgreed(): Promise<boolean> {
    const { asks, read: stored } = latest.current
    isAsking.current = true
    try {
      return await (asks?.(shown(store.getState(), stored, isSame).value, stored.value) ?? true)
    } catch (error) {
      fail(error)
      return false
    } finally {
      isAsking.current = false
    }
  }
  const fail = (error: unknown) =>
    store.setState((typed) => failed(typed, error instanceof Error ? error : new Error(String(error))))

  async function save() {
    // The second press of a double click.
    if (isHeld() || isAsking.current) return
    if (!(await isAgreed()) || isHeld()) return
    const now = latest.current
    store.setState(send(store.getState(), now.read, now.isSame))
    const { sent, base } = store.getState()
    if (sent === null || !base) return
    try {
      const { message, ...stored } = await now.save(sent, base)
      if (message) toast(message)
      const { onTop = (typed: V) => typed, onSaved, isSame: same } = latest.current
      store.setState((typed) => saved(typed, stored, same, onTop))
      onSaved?.(store.getState().typed !== null)
    } catch (error) {
      fail(error)
      void latest.current.readAgain()
    }
  }
  return {
    ...view,
    /** Another person's stored value; null where there is no choice. */
    theirs: view.isConflict ? view.stored.value : null,
    error: view.isConflict ? null : typing.error,
    isHeld: view.isSaving || view.isConflict,
    set: (change: V | ((value: V) => V)) => {
      const now = latest.current
      store.setState((typed) => {
        const { value } = shown(typed, now.read, now.isSame)
        const next = change instanceof Function ? change(value) : change
        return typeInto(typed, next, now.read, now.isSame)
      })
    },
    save: () => void save(),
    keepMine: () => store.setState((now) => keepMine(now, latest.current.read)),
    revert: () => store.setState(revert),
    /** For a close button: asks where something is unsaved, then does it. */
    leave,
  }
}

export type VersionedDraft<V> = ReturnType<typeof useVersionedDraft<V>>

function askToLeave() {
  const text = draftText[currentLanguage()]
  return ask(text.leave, text.leaveYes, text.stay)
}

/** While `isDirty`, signing out and closing the window ask first; other screens may be opened. */
export function useClosingGuard(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return
    return guardLeaving({ holds: (to) => to === null, ask: askToLeave })
  }, [isDirty])
}

interface Options {
  /** Parameters of the address that may change without taking the editor away. */
  stays?: readonly string[] | undefined
  /** The state at this moment: a save that has just ended leaves nothing to ask about. */
  isDirtyNow?: () => boolean
}

/** While `isDirty`, every way out asks first. Returns what a close button calls: it asks, then does it. */
export function useLeaveGuard(isDirty: boolean, { stays = [], isDirtyNow = () => isDirty }: Options = {}) {
  const latest = useLatest({ stays, isDirtyNow })
  const [guard] = useState<LeaveGuard>(() => ({
    holds: (to) => {
      const now = latest.current
      const leads = to === null || placeOf(to, now.stays) !== placeOf(presentAddress(), now.stays)
      return leads && now.isDirtyNow()
    },
    ask: askToLeave,
  }))
  useEffect(() => (isDirty ? guardLeaving(guard) : undefined), [isDirty, guard])
  return (leave: () => void) => void mayLeave(null, [guard]).then((yes) => yes && leave())
}

/** An address without the parameters that an editor outlives. */
function placeOf(address: string, stays: readonly string[]): string {
  const [path = '', search] = address.split('?')
  const parameters = new URLSearchParams(search)
  for (const name of stays) parameters.delete(name)
  parameters.sort()
  return `${path}?${parameters}`
}
