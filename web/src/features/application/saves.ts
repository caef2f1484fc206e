import { call } from '../../api/call.ts'
import { CallError } from '../../api/client.ts'
import { latestWins, type Saver } from '../../api/saver.ts'
import type { DraftStore } from './draft.ts'
import { orAsk, put, type Saved, tracked } from './lane.ts'
import { sentByButton } from './sendable.ts'
import { differing, type Values } from './values.ts'

/** What the applicant is told after a submission. */
export interface Receipt {
  id: string
  submissions: number
  submittedAt: string
  isFirst: boolean
}

const PRESSED = { insist: true } as const

/** Stores the draft from a page, identity included; throws `CallError` with the server's sentence when refused. */
export const saveDraft = (store: DraftStore, page: 1 | 2): Promise<Saved> =>
  tracked(store, () =>
    orAsk(store, () => {
      const { id, version, values } = store.getState()
      const sent = sentByButton(values)
      const form = { ...sent, id, version, isFinalSubmit: false }
      return put(store, sent, () => call(page === 1 ? 'savePage1' : 'savePage2', form, PRESSED))
    }),
  )

/** Submits everything. Repeating a submission whose reply got lost finds it done instead of submitting twice. */
export const submitDraft = (store: DraftStore): Promise<Receipt> =>
  tracked(store, async () => {
    const { submissions: before, values } = store.getState()
    const receipt = await orAsk<Receipt>(
      store,
      async () => {
        const { id, version } = store.getState()
        const form = { ...values, id, version, isFinalSubmit: true }
        const reply = await put(store, values, () => call('savePage2', form, PRESSED))
        return receiptOf(id, before, reply.submissions ?? before + 1, reply.submittedAt)
      },
      (theirs) =>
        theirs.submissions > before && !theirs.hasUnsubmittedEdits && !differing(values, theirs.values).length
          ? receiptOf(store.getState().id, before, theirs.submissions, theirs.submittedAt)
          : null,
    )
    store.setState({ submitted: values })
    return receipt
  })

const receiptOf = (
  id: string,
  before: number,
  submissions: number,
  submittedAt: string | null | undefined,
): Receipt => ({
  id,
  submissions,
  submittedAt: submittedAt ?? new Date().toISOString(),
  isFirst: before === 0,
})

const gridSavers = new WeakMap<DraftStore, Saver<Values['interviewHours']>>()

/** Saves the interview hours on each change: one call under way, the latest state wins. */
export function gridSaver(store: DraftStore): Saver<Values['interviewHours']> {
  const known = gridSavers.get(store)
  if (known) return known
  const saver = latestWins<Values['interviewHours']>(
    () =>
      tracked(store, () =>
        orAsk(store, async () => {
          const { id, version, values, stored } = store.getState()
          const { interviewHours } = values
          if (interviewHours === stored.interviewHours) return
          const form = { id, interviewHours, version }
          await put(store, { interviewHours }, () => call('saveInterview', form))
        }),
      ),
    (grid, gridError) => {
      // What was changed elsewhere is shown and chosen for the whole application, not beside the grid.
      const isAsked = gridError instanceof CallError && gridError.status === 409
      store.setState(isAsked ? { grid: 'idle', gridError: null } : { grid, gridError })
    },
  )
  gridSavers.set(store, saver)
  return saver
}
