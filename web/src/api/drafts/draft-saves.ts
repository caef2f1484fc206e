import type { StoreApi } from 'zustand/vanilla'
import { CallError, isConflict } from '../client.ts'
import type { SavingState } from './autosave.ts'
import type { DiscardedText, mergeRules, Side } from './merge.ts'

/** What the server holds of a written value. */
export interface Known<V> {
  values: V
  version: number
}

/** Two versions of which the author has to choose; until then nothing is sent. */
export interface Conflict<K> {
  /** `returned`: found on this device on entering. `changed`: another window or device saved first. */
  reason: 'returned' | 'changed'
  theirs: K
  /** When the text of this device was last changed; null for one that is being written. */
  mineAt: number | null
}

/** A value being written in this tab, `F` its fields and `K` what the server holds of it. */
export interface Draft<V, F, K> {
  isReady: boolean
  values: V
  /** What the server held when it was last read or written; differs from `values` where something is unsaved. */
  stored: V
  version: number
  known: K
  saving: SavingState
  /** Whether everything typed is on the device. */
  device: 'written' | 'pending' | 'failed'
  conflict: Conflict<K> | null
  discarded: DiscardedText<F>[]
  /** What was sent and never answered: the server may hold it. */
  unanswered: Partial<V>[]
  /** Withdrawn, or cleared from this device: nothing more is saved. */
  isForgotten: boolean
  /** It is being submitted or handed over: it must not change until the answer. */
  isLocked: boolean
}

const REMEMBERED = 10
/** How often a save meets a newer version before its author is told. */
const CONFLICT_TRIES = 3
const mayHaveArrived = (error: unknown) =>
  error instanceof CallError && (error.status === 0 || error.status >= 500 || error.code === 'unreadable')
export const takenFrom = <V, K extends Known<V>>(known: K) => ({
  stored: known.values,
  version: known.version,
  known,
})

interface Parts<V, F extends keyof V & string, K extends Known<V>> {
  store: StoreApi<Draft<V, F, K>>
  rules: ReturnType<typeof mergeRules<V, F>>
  /** Resolves once the text is on the device, or the device takes too long. */
  writeInTime: () => Promise<void>
  /** What the server holds, after it refused a save on an older version. */
  readTheirs: (refusal: CallError) => Promise<K>
}

/** The saves of one draft, one after the other, and what follows from one that met a newer version. */
export function createDraftSaves<V, F extends keyof V & string, K extends Known<V>>({
  store: { getState, setState },
  rules,
  writeInTime,
  readTheirs,
}: Parts<V, F, K>) {
  let last: Promise<unknown> = Promise.resolve()
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = last.then(task, task)
    last = turn
    return turn
  }
  /**
   * Sends some fields and records what the server holds then. The device stores them first, so that no lost window
   * leaves an older copy than the server has. A closing page cannot wait for that.
   */
  async function put<R>(
    sent: Partial<V>,
    send: () => Promise<R>,
    noted: (reply: R) => Partial<K>,
    { keepalive = false } = {},
  ): Promise<R> {
    // Until the reply the server may hold it, so a lost page must not ask about its own text.
    setState(({ unanswered }) => ({ unanswered: [...unanswered, sent].slice(-REMEMBERED) }))
    // A device that was cleared stays clear.
    const onDevice = getState().isForgotten ? null : writeInTime()
    if (!keepalive) await onDevice
    try {
      const reply = await send()
      const news = noted(reply)
      setState(({ stored, version, known }) => ({
        stored: { ...stored, ...sent },
        version: news.version ?? version,
        known: { ...known, ...news },
        unanswered: [],
      }))
      return reply
    } catch (error) {
      if (!mayHaveArrived(error))
        setState(({ unanswered }) => ({ unanswered: unanswered.filter((one) => one !== sent) }))
      throw error
    }
  }

  function goOnFrom(theirs: K, sideOf: (field: F) => Side) {
    const draft = getState()
    const { values, discarded } = rules.merged(draft, theirs.values, sideOf)
    setState({
      ...takenFrom<V, K>(theirs),
      values,
      discarded: [...draft.discarded, ...discarded],
      unanswered: [],
      conflict: null,
    })
  }
  /**
   * Runs a save; after a stale version, reads what the server holds. The author chooses only where both sides changed a
   * field; otherwise both are merged and saved. `isDone`: the lost reply was a success.
   */
  async function resolved<T>(
    task: () => Promise<T>,
    isDone: (theirs: K) => T | null = () => null,
    tries = CONFLICT_TRIES,
  ): Promise<T> {
    try {
      return await task()
    } catch (error) {
      if (!isConflict(error) || tries === 0) throw error
      const theirs = await readTheirs(error)
      if (rules.clashes(getState(), theirs.values).length > 0) {
        setState({ conflict: { reason: 'changed', theirs, mineAt: null } })
        throw error
      }
      const done = isDone(theirs)
      goOnFrom(theirs, () => 'mine')
      return done ?? resolved(task, isDone, tries - 1)
    }
  }

  return { inTurn, put, goOnFrom, resolved }
}
