import type { Pass } from '@recruit/contract/constants'
import { shownPassOf } from '@recruit/contract/fields/status-names'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useText } from '../../../i18n/text.ts'
import { type Applicant, presentRow } from '../../staff/applicants.ts'
import type { Edits } from '../../staff/edits/edits.ts'
import { listText } from '../text.ts'
import { offerUndo } from './undo.ts'

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
