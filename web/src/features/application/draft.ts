import type { Team } from '@recruit/contract/constants'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { Reply } from '../../api/client.ts'
import type { SaveState } from '../../api/saver.ts'
import type { SavingState } from './saving.ts'
import { blank, differing, type Known, knownOf, type ValueName, type Values } from './values.ts'

/** Two versions of which the applicant has to choose; until then nothing is sent. */
export interface Conflict {
  /** `returned`: found on this device on entering. `changed`: another window or device saved first. */
  reason: 'returned' | 'changed'
  theirs: Known
  /** When the text of this device was last changed; null for one that is being written. */
  mineAt: number | null
}

/** A text that was not chosen: kept on the device so that nothing is lost by a choice. */
export interface SetAside {
  field: ValueName
  text: string
  at: number
}

/** What one applicant is writing: kept in memory per application, so that both pages show the same. */
export interface Draft {
  id: string
  isReady: boolean
  team: Team | null
  values: Values
  /** What the server held when it was last read or written; differs from `values` where something is unsaved. */
  stored: Values
  version: number
  submissions: number
  submittedAt: string | null
  /** The values that were last submitted, where this device knows them. */
  submitted: Values | null
  saving: SavingState
  /** Whether everything typed is on the device. */
  device: 'kept' | 'pending' | 'failed'
  conflict: Conflict | null
  aside: SetAside[]
  /** What was sent and never answered: the server may hold it. */
  unanswered: Partial<Values>[]
  /** Withdrawn, or cleared from this device: nothing more is kept. */
  isForgotten: boolean
  grid: SaveState
  /** Why the last save of the interview hours failed. */
  gridError: unknown
  set: <F extends ValueName>(field: F, value: Values[F]) => void
}
export type DraftStore = StoreApi<Draft>

const drafts = new Map<string, DraftStore>()

/** The one store of an application in this tab. */
export function draftOf(id: string): DraftStore {
  const known = drafts.get(id)
  if (known) return known
  const store = createStore<Draft>()((set) => ({
    id,
    isReady: false,
    team: null,
    values: blank(),
    stored: blank(),
    version: 0,
    submissions: 0,
    submittedAt: null,
    submitted: null,
    saving: { kind: 'idle' },
    device: 'kept',
    conflict: null,
    aside: [],
    unanswered: [],
    isForgotten: false,
    grid: 'idle',
    gridError: null,
    set: (field, value) => set(({ values }) => ({ values: { ...values, [field]: value } })),
  }))
  drafts.set(id, store)
  return store
}

/** Forgets what this tab knows of an application. */
export const forgetDraft = (id: string) => drafts.delete(id)

export const useDraft = <T>(store: DraftStore, pick: (draft: Draft) => T): T => useStore(store, pick)

/** Fields whose value differs from what the server holds. */
export const unsavedFields = ({ values, stored }: Pick<Draft, 'values' | 'stored'>): ValueName[] =>
  differing(values, stored)

/** What a reading of the server's copy changes beside the typed values. */
export const takenFrom = ({ values, version, submissions, submittedAt, hasUnsubmittedEdits }: Known) => ({
  stored: values,
  version,
  submissions,
  submittedAt,
  submitted: submissions > 0 && !hasUnsubmittedEdits ? values : null,
})

/**
 * Takes what the server holds, unless something typed here is not stored yet: that is never overwritten. A reply
 * that is older than the last save, such as one that was kept from the page before, is no news.
 */
export function hydrate(store: DraftStore, reply: Reply<'getApplication'>) {
  const draft = store.getState()
  const isOld = (reply.version ?? 0) < draft.version
  if (draft.isReady && (isOld || unsavedFields(draft).length > 0)) return
  const known = knownOf(reply)
  store.setState({ ...takenFrom(known), values: known.values, team: reply.team, isReady: true })
}

const IDENTITY_NAMES: readonly ValueName[] = ['name', 'studentId', 'ewhaianId']

/** Whether what is written differs from what was submitted; the identity is not part of a submission. */
export const hasUnsubmittedEdits = ({ submissions, submitted, values }: Draft): boolean =>
  submissions > 0 &&
  (!submitted || differing(values, submitted).some((field) => !IDENTITY_NAMES.includes(field)))
