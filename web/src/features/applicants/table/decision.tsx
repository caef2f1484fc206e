import { PASS_STATES, type Pass } from '@recruit/contract/constants'
import { shownPassOf } from '@recruit/contract/fields/status-names'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { create, useStore } from 'zustand'
import { useText } from '../../../i18n/text.ts'
import { Select } from '../../../ui/controls/choice.tsx'
import { ask } from '../../../ui/feedback/alerts.ts'
import { type Candidate, presentRow } from '../../staff/applicants.ts'
import type { Edit } from '../../staff/edits/edits.ts'
import { editsOf } from '../../staff/edits/window-edits.ts'
import { endsWithSession } from '../../staff/session-store.ts'
import { isPassing } from '../bulk/bulk.ts'
import { listText } from '../text.ts'

/** Decides about one applicant: saved immediately, undone by one press; a draft is passed only after a question. */
export function useDecision(applicant: Candidate) {
  const text = useText(listText)
  const client = useQueryClient()
  const edits = editsOf(client)
  const { _id: id, name } = applicant
  const edit = useStore(edits.store, (state) => state.edits[id])
  const state = edit?.state
  const isBeaten = !!edit?.conflicts.length
  const awaited = useRef<{ from: Pass; to: Pass } | null>(null)
  useEffect(() => {
    const change = awaited.current
    if (!change || state !== 'saved') return
    awaited.current = null
    // A failed or conflicting change is not offered.
    if (isBeaten) return
    const { from, to } = change
    offerUndo({
      said: text.changedOne(applicant.name, text.passStates[shownPassOf({ ...applicant, pass: to })]),
      // From the stored value at that time back to the earlier one.
      undo: () => edits.change({ ...presentRow(client, applicant), pass: to }, { pass: from }),
    })
  }, [state, isBeaten, applicant, client, edits, text])
  const decide = async (to: Pass) => {
    const isDoubtful = isPassing(to) && !applicant.isFinalSubmit
    const question = text.passDraft(name, text.passStates[to])
    if (isDoubtful && !(await ask(question, text.passAnyway, text.cancel))) return
    const from = edit?.values.pass ?? applicant.pass
    edits.change(applicant, { pass: to })
    awaited.current = { from, to }
  }
  return { edit, decide: (to: Pass) => void decide(to), retry: () => edits.retry(id) }
}

interface Props {
  applicant: Candidate
  edit: Edit | undefined
  pass: Pass
  decide: (to: Pass) => void
}

/** The pass status to choose; a conflict is decided first. */
export function DecisionSelect({ applicant, edit, pass, decide }: Props) {
  const text = useText(listText)
  const isContested = edit?.conflicts.some(({ field }) => field === 'pass')
  return (
    <Select
      label={text.passOf(applicant.name)}
      value={pass}
      disabledReason={isContested ? text.decideFirst : undefined}
      options={PASS_STATES.map((value) => ({
        value,
        label: value === 'default' ? text.choose : text.passStates[value],
      }))}
      onChange={decide}
    />
  )
}

/** How long one press can undo a change. */
export const UNDO_SECONDS = 10

interface Offer {
  /** What was done, in words. */
  said: string
  undo: () => void
}
export const useUndo = create<{ offer: (Offer & { key: number }) | null }>()(() => ({ offer: null }))

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
