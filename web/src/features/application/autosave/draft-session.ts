import { createAutosave } from '../../../api/autosave/autosave.ts'
import { watchWindow } from '../../../api/autosave/watch-window.ts'
import { isConflict, type Reply } from '../../../api/client.ts'
import { isOwnView } from '../../../api/own-view.ts'
import { latestWins } from '../../../api/saver.ts'
import { sentByAutosave } from './autosave-filter.ts'
import { fieldsInConflict, mergeVersions, recoveredFrom, type Side } from './conflict.ts'
import { createDeviceCopies } from './device-copies.ts'
import { createDraftStore, type Draft, hydrate, unsavedFields } from './draft.ts'
import { createSaveQueue, type Receipt, type Saved } from './save-queue.ts'
import { knownOf, type ValueName, type Values } from './values.ts'

type Dated = Pick<Values, 'interviewHours' | 'interviewDays'>
const hasNoHours = ({ interviewHours }: Dated) => interviewHours.every((bits) => bits === 0)

/**
 * One application being written in this tab: its text, its saves and its copy on the device. The text stays in memory
 * when another screen is opened, and is guarded as long as it is unsaved.
 */
export function createDraftSession(id: string) {
  const store = createDraftStore(id)
  const { getState, setState } = store
  const device = createDeviceCopies(store)
  const queue = createSaveQueue(store, device.writeInTime)
  const autosave = createAutosave({
    send: queue.autosave,
    hasWork: () => !getState().isForgotten && Object.keys(sentByAutosave(getState())).length > 0,
    onState: (saving) => setState({ saving }),
  })
  const hoursSaver = latestWins<void>(
    () => autosave.track(queue.saveHours),
    (hours, hoursError) => {
      // What was changed elsewhere is shown and chosen for the whole application, not beside the hours.
      setState(isConflict(hoursError) ? { hours: 'idle', hoursError: null } : { hours, hoursError })
    },
  )

  let openPages = 0
  let endWatching: (() => void) | null = null
  let onPeriodClosed: (sentence: string, draft: Draft) => void = () => undefined
  let isAskedForHours = false

  const hasUnsaved = (draft = getState()) => unsavedFields(draft).length > 0
  /** Whether something typed is neither on the server nor on this device. */
  const wouldLoseText = () => {
    const draft = getState()
    return draft.device !== 'written' && !draft.isForgotten && hasUnsaved(draft)
  }
  const onLeave = () => {
    if (getState().isForgotten) return
    if (getState().device !== 'written') device.write()
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

  /** Continues with the applicant's choice between two versions and saves it. */
  function choose(sideOf: (field: ValueName) => Side) {
    const { conflict } = getState()
    if (!conflict) return
    mergeVersions(store, conflict.theirs, sideOf)
    // Immediately: the text that was not chosen is nowhere else.
    device.write()
    autosave.resume()
  }

  store.subscribe((now, before) => {
    if (now.saving.kind === 'closed' && before.saving.kind !== 'closed')
      onPeriodClosed(now.saving.message, now)
    if (!before.isReady || now.isForgotten) return
    const isTyped = now.values !== before.values
    const isChanged = isTyped || now.stored !== before.stored || now.discarded !== before.discarded
    // A copy that is only read stays off the device.
    if (isChanged && (hasUnsaved(before) || hasUnsaved(now) || now.discarded.length > 0)) device.touch()
    if (isTyped && !now.conflict) autosave.changed()
    if (now.conflict && fieldsInConflict(now).length === 0) choose(() => 'theirs')
    if (openPages === 0) watchWhileNeeded()
  })

  return {
    id,
    store,

    /** A page of the application is shown. `tellClosed` hears that the period has closed on the applicant. */
    open: (tellClosed: typeof onPeriodClosed) => {
      openPages += 1
      onPeriodClosed = tellClosed
      watchWhileNeeded()
    },
    /** The page is closed: saves the unsaved text. */
    close: () => {
      openPages -= 1
      autosave.flush()
      watchWhileNeeded()
    },

    /**
     * Takes the server's reply and, on the first entry, merges what only this device holds or asks about a conflict. A
     * browser that lost its proof can still be typed in, and shows a notice.
     */
    enter: async (reply: Reply<'getApplication'>): Promise<void> => {
      if (!isOwnView(reply)) {
        if (getState().isReady) autosave.block({ kind: 'expired', message: '' })
        return
      }
      const copies = getState().isReady ? [] : await device.read()
      const isFirst = !getState().isReady
      hydrate(store, reply)
      if (isFirst) {
        const recovered = recoveredFrom(copies, knownOf(reply))
        if (recovered.conflict) autosave.block({ kind: 'conflict' })
        setState(recovered)
      }
      // Who may read the application again may save again.
      if (getState().saving.kind === 'expired') autosave.resume()
      if (isFirst) await device.takeOver(copies)
    },

    set: <F extends Exclude<ValueName, 'interviewHours'>>(field: F, value: Values[F]) =>
      setState(({ values }) => ({ values: { ...values, [field]: value } })),
    /** The hours and the dates that they were chosen for, never the one without the other. */
    setHours: ({ interviewHours, interviewDays }: Dated) =>
      setState(({ values }) => ({ values: { ...values, interviewHours, interviewDays } })),

    /** Stores the draft from a page; throws `CallError` with the server's sentence when refused. */
    saveDraft: (page: 1 | 2): Promise<Saved> => autosave.track(() => queue.saveDraft(page)),
    /** Saves the interview hours on each change: one call under way, the latest state wins. */
    saveHours: () => hoursSaver.push(),
    submit: async (): Promise<Receipt> => {
      const receipt = await autosave.track(queue.submit)
      await device.tidy()
      return receipt
    },
    choose,

    /** A field was left: saves the unsaved text now. */
    flush: () => autosave.flush(),
    /** The applicant asked for another attempt. */
    retry: autosave.retry,
    /** The period is open again. */
    resume: autosave.resume,

    wouldLoseText,
    /** Whether everything typed is on the device. */
    isOnDevice: device.isWritten,
    /**
     * Whether a submission asks about missing interview hours: once per application, and never after an earlier
     * submission without any. The server accepts it.
     */
    mustAskForHours: (): boolean => {
      const { values, submitted } = getState()
      if (isAskedForHours || !hasNoHours(values) || (submitted && hasNoHours(submitted))) return false
      isAskedForHours = true
      return true
    },

    /** Removes the application from this device, in every tab's copy and in this tab's memory. */
    clearDevice: async (): Promise<void> => {
      setState({ isForgotten: true })
      autosave.stop()
      watchWhileNeeded()
      await device.clear()
      sessions.delete(id)
    },
  }
}
export type DraftSession = ReturnType<typeof createDraftSession>

const sessions = new Map<string, DraftSession>()

/** The one session of an application in this tab. */
export function draftSession(id: string): DraftSession {
  const known = sessions.get(id)
  if (known) return known
  const session = createDraftSession(id)
  sessions.set(id, session)
  return session
}
