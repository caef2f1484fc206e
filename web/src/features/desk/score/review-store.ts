import { createStore, type StoreApi } from 'zustand'
import type { SavingState } from '../../../api/autosave/autosave.ts'
import type { StoredCopy } from '../../../api/autosave/device-store.ts'
import { type Aside, isSame, NOTHING, type OwnReview, type Written, writtenOf } from './written.ts'

/** Two versions of which the reviewer has to choose; until then nothing is sent. */
export interface Conflict {
  theirs: OwnReview
  /** When the text of this device was last changed; null for one that is being written. */
  mineAt: number | null
}

/** One review being written in this window. */
export interface ReviewDraft {
  isReady: boolean
  values: Written
  /** What the server held when it was last read or written. */
  stored: Written
  version: number
  state: 'none' | OwnReview['state']
  recusal: string
  /** It is being submitted, reopened or handed over: it must not change until the answer. */
  isChanging: boolean
  saving: SavingState
  /** Whether everything typed is on the device. */
  device: 'written' | 'pending' | 'failed'
  conflict: Conflict | null
  asides: Aside[]
  /** What was sent and never answered: the server may hold it. */
  unanswered: Written[]
}
export type ReviewStore = StoreApi<ReviewDraft>

/** What one tab has written of one review to this device. */
export interface ReviewCopy extends StoredCopy {
  values: Written
  stored: Written
  version: number
  asides: Aside[]
}

export const createReviewStore = (): ReviewStore =>
  createStore<ReviewDraft>()(() => ({
    isReady: false,
    values: NOTHING,
    stored: NOTHING,
    version: 0,
    state: 'none',
    recusal: '',
    isChanging: false,
    saving: { kind: 'idle' },
    device: 'written',
    conflict: null,
    asides: [],
    unanswered: [],
  }))

/** Whether typed text is not stored; a submitted or handed-over review has none. */
export const isUnsaved = ({ values, stored, state }: ReviewDraft): boolean =>
  state !== 'submitted' && !isSame(values, stored)

/** What a reading of the server's version changes, without the typed values. */
export const takenFrom = (review: OwnReview | null) => ({
  stored: writtenOf(review),
  version: review?.version ?? 0,
  state: review?.state ?? ('none' as const),
  recusal: review?.recusal ?? '',
})
