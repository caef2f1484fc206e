import type { Team } from '@recruit/contract/constants'
import { IDENTITY } from '@recruit/contract/rules/application-rules'
import { createStore, type StoreApi } from 'zustand'
import type { SavingState } from '../../../api/autosave/autosave.ts'
import type { Reply } from '../../../api/client.ts'
import type { SaveState } from '../../../api/saver.ts'
import { blank, differing, type Known, knownOf, type ValueName, type Values } from './values.ts'

/** Two versions of which the applicant has to choose; until then nothing is sent. */
export interface Conflict {
  /** `returned`: found on this device on entering. `changed`: another window or device saved first. */
  reason: 'returned' | 'changed'
  theirs: Known
  /** When the text of this device was last changed; null for one that is being written. */
  mineAt: number | null
}

/** A text that was not chosen: it stays on the device so that nothing is lost by a choice. */
export interface DiscardedText {
  field: ValueName
  text: string
  at: number
}

/** The applicant's draft, which both pages show. */
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
  device: 'written' | 'pending' | 'failed'
  conflict: Conflict | null
  discarded: DiscardedText[]
  /** What was sent and never answered: the server may hold it. */
  unanswered: Partial<Values>[]
  /** Withdrawn, or cleared from this device: nothing more is saved. */
  isForgotten: boolean
  /** The state of the last save of the interview hours, and why it failed. */
  hours: SaveState
  hoursError: unknown
}
export type DraftStore = StoreApi<Draft>

export const createDraftStore = (id: string): DraftStore =>
  createStore<Draft>()(() => ({
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
    device: 'written',
    conflict: null,
    discarded: [],
    unanswered: [],
    isForgotten: false,
    hours: 'idle',
    hoursError: null,
  }))

/** Fields whose value differs from what the server holds. */
export const unsavedFields = ({ values, stored }: Pick<Draft, 'values' | 'stored'>): ValueName[] =>
  differing(values, stored)

/** What a reading of the server's copy changes, without the typed values. */
export const takenFrom = ({ values, version, submissions, submittedAt, hasUnsubmittedEdits }: Known) => ({
  stored: values,
  version,
  submissions,
  submittedAt,
  submitted: submissions > 0 && !hasUnsubmittedEdits ? values : null,
})

/**
 * Takes the server's values, unless that would overwrite unsaved typing. A reply older than the last save, such as one
 * for the previous page, is ignored.
 */
export function hydrate(store: DraftStore, reply: Reply<'getApplication'>) {
  const draft = store.getState()
  const isOld = (reply.version ?? 0) < draft.version
  if (draft.isReady && (isOld || unsavedFields(draft).length > 0)) return
  const known = knownOf(reply)
  store.setState({ ...takenFrom(known), values: known.values, team: reply.team, isReady: true })
}

/** Notes what the server holds after a save of these fields. */
export function applySaveReply(store: DraftStore, sent: Partial<Values>, reply: Reply<'savePage1'>) {
  store.setState(({ stored, version, submissions, submittedAt, values, hours }) => ({
    stored: { ...stored, ...sent },
    version: reply.version ?? version,
    submissions: reply.submissions ?? submissions,
    submittedAt: reply.submittedAt ?? submittedAt,
    unanswered: [],
    ...(hours !== 'idle' && sent.interviewHours === values.interviewHours
      ? { hours: 'saved', hoursError: null }
      : {}),
  }))
}

/** Whether the draft differs from the submission; the identity is not part of a submission. */
export const hasUnsubmittedEdits = ({ submissions, submitted, values }: Draft): boolean =>
  submissions > 0 &&
  (!submitted ||
    differing(values, submitted).some((field) => !(IDENTITY as readonly ValueName[]).includes(field)))
