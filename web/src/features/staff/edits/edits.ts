import type { Pass } from '@recruit/contract/constants'
import { normalise } from '@recruit/contract/text'
import { createStore, type StoreApi } from 'zustand'
import { type DecidedBy, hasStatus, isConflict } from '../../../api/client.ts'
import { latestWins, type SaveState } from '../../../api/saver.ts'
import type { Candidate } from '../applicants.ts'

export interface RowValues {
  pass: Pass
  date: string
}
type RowField = keyof RowValues

export interface RowCalls {
  setPass: (pass: Pass, was: Pass) => Promise<unknown>
  setDate: (date: string, was: string) => Promise<unknown>
  /** What is stored now. */
  present: () => Promise<RowValues>
}
interface Heard {
  onState: (state: SaveState, error: unknown) => void
  onStored: (values: Partial<RowValues>) => void
  /** Another user changed the field first; nothing of it is sent until `release`. */
  onConflict: (field: RowField, theirs: RowValues, by: DecidedBy | undefined) => void
}

/** No answer came: the server may have stored it all the same. */
const isUnanswered = (error: unknown) => hasStatus(error, 0)

/**
 * Saves one row: what differs from the stored values, one call under way, the latest state wins. Each call contains the
 * known value, so that another user's change is never overwritten unasked. It continues off screen, so that the last
 * keystroke before a change of tab is kept.
 */
function rowSaver(read: RowValues, calls: RowCalls, { onState, onStored, onConflict }: Heard) {
  let known = read
  const held = new Set<RowField>()
  /** Sent and never answered: a stored value that equals one of them is no other user's change. */
  const unanswered = new Set<string>()

  const keep = (values: Partial<RowValues>) => {
    known = { ...known, ...values }
    onStored(values)
  }
  const send = ({ pass, date }: RowValues, field: RowField) =>
    field === 'pass' ? calls.setPass(pass, known.pass) : calls.setDate(date, known.date)

  async function store(wanted: RowValues, field: RowField) {
    const value = { [field]: wanted[field] }
    const mark = `${field} ${wanted[field]}`
    try {
      await send(wanted, field)
    } catch (error) {
      if (isUnanswered(error)) unanswered.add(mark)
      if (!isConflict(error)) throw error
      const present = await calls.present()
      const isOurs = present[field] === wanted[field] || unanswered.has(`${field} ${present[field]}`)
      keep(present)
      if (!isOurs) {
        held.add(field)
        onConflict(field, present, error.by)
        return
      }
      await send(wanted, field)
    }
    unanswered.clear()
    keep(value)
  }

  const saver = latestWins<Partial<RowValues>>(async (changed) => {
    const wanted = { ...known, ...changed }
    wanted.date = normalise(wanted.date)
    for (const field of ['pass', 'date'] as const) {
      if (held.has(field) || changed[field] === undefined) continue
      if (wanted[field] === known[field]) keep({ [field]: known[field] })
      else await store(wanted, field)
    }
  }, onState)
  /** Continues a field after its conflict is decided. */
  return { ...saver, release: (field: RowField) => void held.delete(field) }
}
type RowSaver = ReturnType<typeof rowSaver>

/** Another user changed a field first: the wanted value, and the stored one. */
export interface Conflict {
  field: RowField
  mine: string
  theirs: string
  by?: DecidedBy | undefined
}
export interface Edit {
  applicant: Candidate
  /** What the row shows instead of the list's values, until the list has them too. */
  values: Partial<RowValues>
  state: SaveState
  conflicts: Conflict[]
  /** A syllable is being composed in it. */
  isComposing: boolean
  /** When all of it was stored last, in ms. */
  savedAt: number
}
type Held = StoreApi<{ edits: Readonly<Record<string, Edit>> }>

export interface Edits {
  store: Held
  /**
   * Sets a row's wanted values; while `isComposing` a syllable, they are shown and not sent. For a field with a
   * conflict they become one side of the choice.
   */
  change: (applicant: Candidate, values: Partial<RowValues>, isComposing?: boolean) => void
  retry: (id: string) => void
  /** Sends every save that failed again. */
  retryAll: () => void
  /** Decides a conflict: `mine` replaces the stored value. */
  settle: (id: string, field: RowField, mine: boolean) => void
  /**
   * Removes saved edits that the shown list already contains. A list read (`readAt`, in ms) after the save is always
   * right.
   */
  caughtUp: (applicants: readonly Candidate[], readAt: number) => void
  /** Clears everything, so that the next user who signs in sees none of it. */
  forget: () => void
}

interface Surroundings {
  callsOf: (id: string) => RowCalls
  /** Something of a row is stored. */
  onStored: (applicant: Candidate, values: Partial<RowValues>) => void
  onFailed: (applicant: Candidate, message: string) => void
}

/** What of an edit is still nowhere but in this window. */
export const isUnsaved = ({ state, conflicts }: Edit): boolean =>
  state === 'saving' || state === 'failed' || conflicts.length > 0

/** The rows' edits live outside the table, so that a row is saved after scrolling or a change of tab. */
export function createEdits({ callsOf, onStored, onFailed }: Surroundings): Edits {
  const store: Held = createStore(() => ({ edits: {} }))
  const savers = new Map<string, RowSaver>()
  const get = (id: string): Edit | undefined => store.getState().edits[id]
  const put = (id: string, part: Partial<Edit>) => {
    const edit = get(id)
    if (edit) store.setState(({ edits }) => ({ edits: { ...edits, [id]: { ...edit, ...part } } }))
  }

  function begin(applicant: Candidate): RowSaver {
    const { _id: id, pass, date } = applicant
    let told = ''
    const saver = rowSaver({ pass, date }, callsOf(id), {
      onState: (state, error) => {
        put(id, state === 'saved' ? { state, savedAt: Date.now() } : { state })
        if (state === 'saved') told = ''
        // Once, however many keystrokes fail for the same reason; never after signing out.
        if (!(error instanceof Error) || error.message === told || !get(id)) return
        told = error.message
        onFailed(applicant, told)
      },
      onStored: (stored) => onStored(applicant, stored),
      onConflict: (field, theirs, by) => {
        const mine = get(id)?.values[field] ?? ''
        const others = get(id)?.conflicts.filter((one) => one.field !== field) ?? []
        const { [field]: _mine, ...values } = get(id)?.values ?? {}
        put(id, { values, conflicts: [...others, { field, mine, theirs: theirs[field], by }] })
      },
    })
    savers.set(id, saver)
    return saver
  }

  return {
    store,
    change: (applicant, values, isComposing = false) => {
      const id = applicant._id
      const before = get(id) ?? { state: 'idle', conflicts: [], values: {}, savedAt: 0 }
      const conflicts = before.conflicts.map((one) => ({ ...one, mine: values[one.field] ?? one.mine }))
      const isHeld = (field: string) => conflicts.some((one) => one.field === field)
      const free = Object.fromEntries(Object.entries(values).filter(([field]) => !isHeld(field)))
      const isSent = !isComposing && Object.keys(free).length > 0
      // A listener must not take an earlier save for the save of this change.
      const state = isSent ? ('saving' as const) : before.state
      const shown = { ...before.values, ...free }
      const edit = { ...before, applicant, conflicts, isComposing, state, values: shown }
      store.setState(({ edits }) => ({ edits: { ...edits, [id]: edit } }))
      if (isSent) (savers.get(id) ?? begin(applicant)).push(edit.values)
    },
    retry: (id) => savers.get(id)?.retry(),
    retryAll: () => {
      for (const [id, { state }] of Object.entries(store.getState().edits))
        if (state === 'failed') savers.get(id)?.retry()
    },
    settle: (id, field, mine) => {
      const edit = get(id)
      const conflict = edit?.conflicts.find((one) => one.field === field)
      const saver = savers.get(id)
      if (!edit || !conflict || !saver) return
      const values = mine ? { ...edit.values, [field]: conflict.mine } : edit.values
      put(id, { values, conflicts: edit.conflicts.filter((one) => one !== conflict) })
      saver.release(field)
      saver.push(values)
    },
    caughtUp: (applicants, readAt) => {
      const saved = Object.entries(store.getState().edits).filter(
        ([id, { state, conflicts, isComposing }]) =>
          savers.has(id) && state === 'saved' && conflicts.length === 0 && !isComposing,
      )
      for (const [id, { values, savedAt }] of saved) {
        const row = applicants.find(({ _id }) => _id === id)
        if (!row) continue
        const left = Object.entries(values).filter(
          ([field, value]) => savedAt >= readAt && row[field as RowField] !== normalise(value),
        )
        if (left.length < Object.keys(values).length) put(id, { values: Object.fromEntries(left) })
        // The next change begins from the list's values at that time.
        if (left.length === 0) savers.delete(id)
      }
    },
    forget: () => {
      savers.clear()
      store.setState({ edits: {} })
    },
  }
}
