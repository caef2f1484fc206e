import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { toast } from '../../../ui/toasts.ts'
import { remember, type Which } from './applicants.ts'
import { createEdits, type Edits } from './edits.ts'
import type { RowCalls } from './row-saver.ts'

let lastSeq = 0
/** Grows with every save and over reloads, so that the server can tell an older keystroke from a newer one. */
const nextSeq = () => {
  lastSeq = Math.max(lastSeq + 1, Date.now())
  return lastSeq
}
const callsOf = (_id: string): RowCalls => ({
  setPass: (pass, was) => call('selectPass', { _id, pass, was }),
  setDate: (date, was) => call('setInterviewDate', { _id, date, was, seq: nextSeq() }),
  present: async () => {
    const { pass, date } = await call('getApplication', { id: _id, view: 'staff' })
    return { pass, date }
  },
})

const known = new WeakMap<QueryClient, Edits>()

/** The one store of edits of this window. */
export function editsOf(client: QueryClient): Edits {
  const before = known.get(client)
  if (before) return before
  const edits = createEdits({
    callsOf,
    onStored: (applicant, values) => {
      const which: Which = { team: applicant.team, term: null }
      remember(client, which, new Map([[applicant._id, values]]))
    },
    onFailed: ({ name }, message) => toast(`${name}: ${message}`),
  })
  known.set(client, edits)
  return edits
}
