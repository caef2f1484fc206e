import { useStore } from 'zustand'
import type { Draft } from './draft.ts'
import type { DraftSession } from './draft-session.ts'

/** A part of the draft; the component is drawn again when it changes. */
export const useDraft = <T>({ store }: DraftSession, pick: (draft: Draft) => T): T => useStore(store, pick)
