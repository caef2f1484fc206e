import type { Pass } from '@recruit/contract/constants'
import { shownPassOf } from '@recruit/contract/fields/status-names'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { create, useStore } from 'zustand'
import { useText } from '../../../i18n/text.ts'
import { type Applicant, presentRow } from '../../staff/applicants.ts'
import type { Edits } from '../../staff/edits/edits.ts'
import { endsWithSession } from '../../staff/session-store.ts'
import { listText } from '../text.ts'

/** How long one press can undo a change. */
export const UNDO_SECONDS = 10

interface Offer {
  /** What was done, in words. */
  said: string
  undo: () => void
}
interface Undo {
  offer: (Offer & { key: number }) | null
}
export const useUndo = create<Undo>()(() => ({ offer: null }))

let count = 0
let clock: ReturnType<typeof setTimeout> | undefined

/** Offers to take the newest change back; an older offer goes. */
export function offerUndo(offer: Offer) {
  count += 1
  clearTimeout(clock)
  useUndo.setState({ offer: { ...offer, key: count } })
  clock = setTimeout(withdrawOffer, UNDO_SECONDS * 1000)
}

export function withdrawOffer() {
  clearTimeout(clock)
  useUndo.setState({ offer: null })
}
endsWithSession(withdrawOffer)

/** Offers to undo a change of status once it is stored; a failed or conflicting change is not offered. */
export function useUndoOffer(applicant: Applicant, edits: Edits): (from: Pass, to: Pass) => void {
  const text = useText(listText)
  const client = useQueryClient()
  const state = useStore(edits.store, ({ edits: { [applicant._id]: edit } }) => edit?.state)
  const isBeaten = useStore(edits.store, ({ edits: { [applicant._id]: edit } }) => !!edit?.conflicts.length)
  const awaited = useRef<{ from: Pass; to: Pass } | null>(null)
  useEffect(() => {
    const change = awaited.current
    if (!change || state !== 'saved') return
    awaited.current = null
    if (isBeaten) return
    const { from, to } = change
    offerUndo({
      said: text.changedOne(applicant.name, text.passStates[shownPassOf({ ...applicant, pass: to })]),
      // From the stored value at that time back to the earlier one.
      undo: () => edits.change({ ...presentRow(client, applicant), pass: to }, { pass: from }),
    })
  }, [state, isBeaten, applicant, client, edits, text])
  return (from, to) => {
    awaited.current = { from, to }
  }
}
