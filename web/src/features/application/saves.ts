import { ESSAY_MAX } from '@recruit/contract/constants'
import { lengthOf } from '@recruit/contract/text'
import { call } from '../../api/call.ts'
import { CallError, type Reply } from '../../api/client.ts'
import { latestWins, type Saver } from '../../api/saver.ts'
import type { DraftStore, Values } from './draft.ts'

type Saved = Reply<'savePage1'>

/** Saves of one application go one after the other, because each names the version the one before made. */
const queues = new WeakMap<DraftStore, Promise<unknown>>()
function inTurn<T>(store: DraftStore, save: () => Promise<T>): Promise<T> {
  const turn = (queues.get(store) ?? Promise.resolve()).then(save, save)
  queues.set(store, turn)
  return turn
}

/** What a save sends: all that was typed, except an essay over the limit, which stays on the device. */
function sendable({ applyReason, activityPlan, ...rest }: Values): Partial<Values> {
  return {
    ...rest,
    ...(lengthOf(applyReason) <= ESSAY_MAX ? { applyReason } : {}),
    ...(lengthOf(activityPlan) <= ESSAY_MAX ? { activityPlan } : {}),
  }
}

function accept(store: DraftStore, sent: Partial<Values>, reply: Saved) {
  if (reply.applicationUpdateSuccess === 'fail') throw new CallError(200, 'refused', reply.message)
  store.setState(({ stored, version, submissions }) => ({
    stored: { ...stored, ...sent },
    version: reply.version ?? version,
    submissions: reply.submissions ?? submissions,
  }))
  return reply
}

/** Stores the draft from a page; throws `CallError` with the server's sentence when it was refused. */
export const saveDraft = (store: DraftStore, page: 1 | 2): Promise<Saved> =>
  inTurn(store, async () => {
    const { id, version, values } = store.getState()
    const sent = sendable(values)
    const form = { ...sent, id, version, isFinalSubmit: false }
    return accept(store, sent, await call(page === 1 ? 'savePage1' : 'savePage2', form))
  })

/** Submits everything; resolves with whether it was the first time. */
export const submitDraft = (store: DraftStore): Promise<{ isFirst: boolean }> =>
  inTurn(store, async () => {
    const { id, version, values, submissions } = store.getState()
    const sent = sendable(values)
    const reply = accept(store, sent, await call('savePage2', { ...sent, id, version, isFinalSubmit: true }))
    if (reply.submissions === undefined) store.setState({ submissions: submissions + 1 })
    return { isFirst: submissions === 0 }
  })

const gridSavers = new WeakMap<DraftStore, Saver<Values['interviewHours']>>()

/** Saves the interview hours on each change: one call under way, the latest state wins. */
export function gridSaver(store: DraftStore): Saver<Values['interviewHours']> {
  const known = gridSavers.get(store)
  if (known) return known
  const saver = latestWins<Values['interviewHours']>(
    (interviewHours) =>
      inTurn(store, async () => {
        const { id, version } = store.getState()
        accept(store, { interviewHours }, await call('saveInterview', { id, interviewHours, version }))
      }),
    (grid, gridError) => store.setState({ grid, gridError }),
  )
  gridSavers.set(store, saver)
  return saver
}

/** After a conflict the applicant chose the own text: the next save names the version that is there now. */
export async function takeNewestVersion(store: DraftStore) {
  const { version, submissions } = await call('getApplication', { id: store.getState().id })
  store.setState((before) => ({
    version: version ?? before.version,
    submissions: submissions ?? before.submissions,
  }))
}
