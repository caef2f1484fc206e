import { createStore } from 'zustand/vanilla'
import type { CallError } from '../client.ts'
import { createAutosave, watchWindow } from './autosave.ts'
import { createDeviceCopies } from './device-copies.ts'
import { TAB } from './device-store.ts'
import { createDraftSaves, type Draft, type Known, takenFrom } from './draft-saves.ts'
import { type Fields, mergeRules, type Side } from './merge.ts'

interface Parts<V, F extends keyof V & string, K extends Known<V>> {
  /** Names the copies on the device. */
  id: string
  fields: Fields<V, F>
  blank: K
  /** What is sent without a press; empty: nothing. */
  sentByAutosave: (draft: Draft<V, F, K>) => Partial<V>
  /** Sends it on a version; resolves with what the server says of itself then. */
  save: (sent: Partial<V>, version: number, options: { keepalive: boolean }) => Promise<Partial<K>>
  /** What the server holds, after it refused a save on an older version. */
  readTheirs: (refusal: CallError) => Promise<K>
  /** The tab that writes it; tests run several in one process. */
  tab?: string
}

/**
 * One value being written in this tab: its text, its saves and its copy on the device. The text stays in memory when
 * another screen is opened, and is guarded as long as it is unsaved. Saves run one after the other, because each names
 * the version that the one before made.
 */
export function createDraftSession<V, F extends keyof V & string, K extends Known<V>>({
  id,
  fields,
  blank,
  sentByAutosave,
  save,
  readTheirs,
  tab = TAB,
}: Parts<V, F, K>) {
  type D = Draft<V, F, K>
  const rules = mergeRules(fields)
  const store = createStore<D>()(() => ({
    ...takenFrom<V, K>(blank),
    values: blank.values,
    isReady: false,
    saving: { kind: 'idle' },
    device: 'written',
    conflict: null,
    discarded: [],
    unanswered: [],
    isForgotten: false,
    isLocked: false,
  }))
  const { getState, setState } = store

  /** Fields whose value differs from what the server holds. */
  const unsaved = ({ values, stored }: Pick<D, 'values' | 'stored'>): F[] => rules.differing(values, stored)
  const hasUnsaved = (draft = getState()) => unsaved(draft).length > 0

  const device = createDeviceCopies<V, F>({
    id,
    tab,
    present: () => {
      const { values, stored, version, discarded, unanswered } = getState()
      return { values, stored, version, aside: discarded, sent: unanswered }
    },
    onState: (state) => setState({ device: state }),
  })
  /** Everything is stored: this tab's copy goes, and those of other tabs that hold nothing more. */
  async function tidy(): Promise<void> {
    if (hasUnsaved()) return
    setState({ discarded: [] })
    await device.stop()
    // Typed meanwhile: the next save comes by here again.
    if (hasUnsaved()) return
    setState({ device: 'written' })
    await device.removeIdle(
      ({ values, stored, aside = [] }) => rules.differing(values, stored).length === 0 && aside.length === 0,
    )
  }

  const { inTurn, put, goOnFrom, resolved } = createDraftSaves<V, F, K>({
    ...{ store, rules, readTheirs },
    writeInTime: device.writeInTime,
  })

  const autosave = createAutosave({
    send: (options) =>
      inTurn(() =>
        resolved(async () => {
          const draft = getState()
          const sent = sentByAutosave(draft)
          if (Object.keys(sent).length > 0)
            await put(
              sent,
              () => save(sent, draft.version, options),
              (news) => news,
              options,
            )
        }),
      ),
    hasWork: () => {
      const draft = getState()
      return !draft.isForgotten && !draft.conflict && Object.keys(sentByAutosave(draft)).length > 0
    },
    onState: (saving) => setState({ saving }),
  })

  let openPages = 0
  let endWatching: (() => void) | null = null
  /** Whether something typed is neither on the server nor on this device. */
  const wouldLoseText = () => {
    const draft = getState()
    return draft.device !== 'written' && !draft.isForgotten && hasUnsaved(draft)
  }
  const onLeave = () => {
    if (getState().isForgotten) return
    if (getState().device !== 'written') void device.write()
    autosave.flush(true)
  }
  /** While a page is open, and after it as long as something is unsaved or not on the device yet. */
  function watchWhileNeeded() {
    const { isForgotten, device: copy } = getState()
    if (openPages > 0 || (!isForgotten && (copy === 'pending' || hasUnsaved())))
      endWatching ??= watchWindow({ onLeave, onOnline: autosave.retry, wouldLoseText })
    else {
      endWatching?.()
      endWatching = null
    }
  }

  /** Continues with the author's choice between two versions and saves it. */
  function choose(sideOf: (field: F) => Side) {
    const { conflict } = getState()
    if (!conflict) return
    goOnFrom(conflict.theirs, sideOf)
    // Immediately: the text that was not chosen is nowhere else.
    void device.write()
    autosave.resume()
  }
  const clashes = (draft: D): F[] =>
    draft.conflict ? rules.clashes(draft, draft.conflict.theirs.values) : []

  store.subscribe((now, before) => {
    if (!before.isReady || now.isForgotten) return
    const isTyped = now.values !== before.values
    const isChanged = isTyped || now.stored !== before.stored || now.discarded !== before.discarded
    // A copy that is only read stays off the device.
    if (isChanged && (hasUnsaved(before) || hasUnsaved(now) || now.discarded.length > 0)) device.touch()
    if (isTyped && !now.conflict) autosave.changed()
    if (now.conflict && clashes(now).length === 0) choose(() => 'theirs')
    if (openPages === 0) watchWhileNeeded()
  })

  return {
    store,
    unsaved,
    clashes,
    open: () => {
      openPages += 1
      watchWhileNeeded()
    },
    /** The page is closed: saves the unsaved text. */
    close: () => {
      openPages -= 1
      autosave.flush()
      watchWhileNeeded()
    },
    /**
     * Takes what the server holds, unless that would overwrite unsaved typing or is older than the last save. On the
     * first entry, merges what only this device holds or asks about a conflict.
     */
    enter: async (known: K): Promise<void> => {
      const copies = getState().isReady ? [] : await device.read()
      const before = getState()
      const isFirst = !before.isReady
      if (isFirst || (known.version >= before.version && !hasUnsaved(before) && !before.conflict))
        setState({ ...takenFrom<V, K>(known), values: known.values, isReady: true })
      if (isFirst) {
        const { mineAt, ...recovered } = rules.recovered(copies, known.values)
        if (mineAt !== null) autosave.block({ kind: 'conflict' })
        setState({
          ...recovered,
          conflict: mineAt === null ? null : { reason: 'returned', theirs: known, mineAt },
        })
      }
      // An author who may read it again may save again.
      if (getState().saving.kind === 'expired') autosave.resume()
      if (!isFirst) return
      // This tab's copy now contains the earlier ones; only then are they removed.
      if (hasUnsaved() || getState().discarded.length > 0) await device.write()
      if (getState().device !== 'failed') await device.removeOthers(copies)
    },
    /** Changes some fields; nothing while it is locked. */
    set: (part: Partial<V>) => {
      if (!getState().isLocked) setState(({ values }) => ({ values: { ...values, ...part } }))
    },
    choose,
    inTurn,
    put,
    resolved,
    /** Runs any save of this value, so that its outcome is shown and followed up like every other. */
    track: autosave.track,
    /** The same, and nothing can be typed meanwhile: it would count as sent. */
    trackLocked: <T>(task: () => Promise<T>): Promise<T> => {
      setState({ isLocked: true })
      return autosave.track(task).finally(() => setState({ isLocked: false }))
    },
    flush: () => autosave.flush(),
    retry: autosave.retry,
    /** What kept it from being saved is over. */
    resume: autosave.resume,
    /** This browser lost its proof: nothing is sent until the next entry. */
    expire: () => autosave.block({ kind: 'expired', message: '' }),
    wouldLoseText,
    /** Whether everything typed is on the device. */
    isOnDevice: async (): Promise<boolean> => {
      await device.writeInTime()
      return getState().device === 'written'
    },
    tidy,
    /** Sends nothing more: the next person who signs in would send it as hers. */
    end: () => {
      setState({ isForgotten: true })
      autosave.stop()
      autosave.block({ kind: 'expired', message: '' })
      endWatching?.()
    },
    /** Removes it from this device, in every tab's copy and in this tab's memory. */
    clearDevice: async (): Promise<void> => {
      setState({ isForgotten: true })
      autosave.stop()
      watchWhileNeeded()
      await device.clear()
    },
  }
}
