import { call } from '../../api/call.ts'
import { CallError, type Reply } from '../../api/client.ts'
import { goOnFrom, isForeign } from './conflict.ts'
import type { DraftStore } from './draft.ts'
import { createSaving, type Saving } from './saving.ts'
import { sentByItself } from './sendable.ts'
import { isOwnView, type Known, knownOf, type Values } from './values.ts'

export type Saved = Reply<'savePage1'>

/** Saves of one application go one after the other, because each names the version the one before made. */
const queues = new WeakMap<DraftStore, Promise<unknown>>()
function inTurn<T>(store: DraftStore, save: () => Promise<T>): Promise<T> {
  const turn = (queues.get(store) ?? Promise.resolve()).then(save, save)
  queues.set(store, turn)
  return turn
}

/** Reads what the server holds now; a browser that lost its proof may not. */
async function readTheirs(id: string): Promise<Known> {
  const reply = await call('getApplication', { id })
  if (!isOwnView(reply)) throw new CallError(403, 'forbidden', '')
  return knownOf(reply)
}

const mayHaveArrived = (error: unknown) =>
  error instanceof CallError && (error.status === 0 || error.status >= 500 || error.code === 'unreadable')

/** Sends some fields and notes what the server holds now. Throws `CallError`; a broken rule is one too. */
export async function put(
  store: DraftStore,
  sent: Partial<Values>,
  send: () => Promise<Saved>,
): Promise<Saved> {
  try {
    const reply = await send()
    if (reply.applicationUpdateSuccess === 'fail') throw new CallError(200, 'refused', reply.message)
    store.setState(({ stored, version, submissions, submittedAt, values, grid }) => ({
      stored: { ...stored, ...sent },
      version: reply.version ?? version,
      submissions: reply.submissions ?? submissions,
      submittedAt: reply.submittedAt ?? submittedAt,
      unanswered: [],
      ...(grid !== 'idle' && sent.interviewHours === values.interviewHours
        ? { grid: 'saved', gridError: null }
        : {}),
    }))
    return reply
  } catch (error) {
    if (mayHaveArrived(error)) store.setState(({ unanswered }) => ({ unanswered: [...unanswered, sent] }))
    throw error
  }
}

/**
 * Runs a save; when the version was stale, looks at what the server holds. Only if that is news does the applicant
 * have to choose, else the save is repeated on top of it. `isDone`: the lost reply was a success, nothing to repeat.
 */
export async function orAsk<T>(
  store: DraftStore,
  save: () => Promise<T>,
  isDone: (theirs: Known) => T | null = () => null,
): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (!(error instanceof CallError && error.status === 409)) throw error
    const theirs = await readTheirs(store.getState().id)
    if (isForeign(store.getState(), theirs.values)) {
      store.setState({ conflict: { reason: 'changed', theirs, mineAt: null } })
      throw error
    }
    const done = isDone(theirs)
    goOnFrom(store, theirs)
    return done ?? save()
  }
}

/** Saves what may be saved unasked; does nothing when there is nothing. */
const saveByItself = (store: DraftStore, options: { keepalive: boolean }): Promise<unknown> =>
  inTurn(store, () =>
    orAsk(store, async () => {
      const draft = store.getState()
      const sent = sentByItself(draft)
      if (Object.keys(sent).length === 0) return
      const form = { ...sent, id: draft.id, version: draft.version }
      await put(store, sent, () => call('savePage1', form, options))
    }),
  )

const savings = new WeakMap<DraftStore, Saving>()

/** The one decision in this tab about when an application is saved. */
export function savingOf(store: DraftStore): Saving {
  const known = savings.get(store)
  if (known) return known
  const saving = createSaving({
    send: (options) => saveByItself(store, options),
    hasWork: () => {
      const draft = store.getState()
      return !draft.isForgotten && Object.keys(sentByItself(draft)).length > 0
    },
    onState: (state) => store.setState({ saving: state }),
  })
  savings.set(store, saving)
  return saving
}

/** Runs a save in its turn, its outcome shown like that of every other. */
export const tracked = <T>(store: DraftStore, save: () => Promise<T>): Promise<T> =>
  savingOf(store).track(() => inTurn(store, save))
