import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/client.ts'
import { randomUuid } from '../../../api/random-uuid.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { type Candidate, remember } from '../applicants.ts'
import { decidedSomething } from '../publishing/use-unpublished.ts'
import { endsWithSession, noteUnsaved } from '../session-store.ts'
import type { RowCalls } from './edits.ts'
import { createEdits, type Edits, isUnsaved } from './edits.ts'

/** This page as it was loaded, told apart from the others of the same session. */
const WINDOW = randomUuid().slice(0, 18)
/** Numbers the dates sent, so that the server can order keystrokes independently of any clock. */
let seq = 0
const callsOf = (_id: string): RowCalls => ({
  setPass: (pass, was) => call('selectPass', { _id, pass, was, staged: true }),
  setDate: async (date, was) => {
    seq += 1
    const sent = { _id, date, was, seq, window: WINDOW, staged: true } as const
    const { message, superseded } = await call('setInterviewDate', sent)
    // It was not stored, so the stored value is read as after another user's change.
    if (superseded) throw new CallError(409, 'superseded', message)
  },
  present: async () => {
    const { pass, date } = await call('getApplication', { id: _id, view: 'staff' })
    return { pass, date }
  },
})

const known = new WeakMap<QueryClient, Edits>()

export function editsOf(client: QueryClient): Edits {
  const before = known.get(client)
  if (before) return before
  const edits = createEdits({
    callsOf,
    onStored: (applicant, values) => {
      remember(client, { team: applicant.team, term: null }, new Map([[applicant._id, values]]))
      decidedSomething(client)
    },
    onFailed: ({ name }, message) => toast(`${name}: ${message}`),
  })
  edits.store.subscribe((state) => noteUnsaved('rows', Object.values(state.edits).some(isUnsaved)))
  endsWithSession(edits.forget)
  known.set(client, edits)
  return edits
}

/** Drops the saved edits that a shown list contains by now. */
export function useCaughtUp(applicants: readonly Candidate[], readAt: number) {
  const edits = editsOf(useQueryClient())
  useEffect(() => {
    const catchUp = () => edits.caughtUp(applicants, readAt)
    catchUp()
    return edits.store.subscribe(catchUp)
  }, [edits, applicants, readAt])
}
