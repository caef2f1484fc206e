import type { Team } from '@recruit/contract/constants'
import { answeredIn } from '@recruit/contract/fields/answered'
import { flagsOf } from '@recruit/contract/interview/grid'
import { call } from '../../../api/call.ts'
import { CallError, isConflict, type Reply } from '../../../api/client.ts'
import { isOwnView } from '../../../api/own-view.ts'
import { sentByAutosave, sentByButton } from './autosave-filter.ts'
import { clashesOf, mergeVersions } from './conflict.ts'
import { applySaveReply, type DraftStore } from './draft.ts'
import { differing, type Known, knownOf, pickFields, type ValueName, type Values } from './values.ts'

export type Saved = Reply<'savePage1'>

/** What the applicant sees after a submission. */
export interface Receipt {
  id: string
  submissions: number
  submittedAt: string
  isFirst: boolean
  /** Whose it is and which fields are in it; of what was written nothing. */
  of: { name: string; team: Team; answered: ValueName[] } | null
}

/** How many unanswered saves are kept in mind. */
const REMEMBERED = 10

/** A button was pressed: the call is repeated once where its outcome is unknown. */
const PRESSED = { insist: true } as const

/** Reads what the server holds now; a browser that lost its proof may not. */
async function readTheirs(id: string): Promise<Known> {
  const reply = await call('getApplication', { id })
  if (!isOwnView(reply)) throw new CallError(403, 'forbidden', '')
  return knownOf(reply)
}

const mayHaveArrived = (error: unknown) =>
  error instanceof CallError && (error.status === 0 || error.status >= 500 || error.code === 'unreadable')

/**
 * The saves of one application run one after the other, because each names the previous one's version. Each throws
 * `CallError`; a broken rule is one too. `toDevice` resolves once the sent text is on the device.
 */
export function createSaveQueue(store: DraftStore, toDevice: () => Promise<unknown>) {
  const { getState, setState } = store
  let last: Promise<unknown> = Promise.resolve()

  function add<T>(save: () => Promise<T>): Promise<T> {
    const turn = last.then(save, save)
    last = turn
    return turn
  }

  /**
   * Sends some fields and records the server's values. The device stores them first, so that no lost window leaves an
   * older copy than the server has. A closing page cannot wait for that.
   */
  async function put(sent: Partial<Values>, send: () => Promise<Saved>, { keepalive = false } = {}) {
    // Until the reply the server may hold it, so a lost page must not ask about its own text.
    setState(({ unanswered }) => ({ unanswered: [...unanswered, sent].slice(-REMEMBERED) }))
    const onDevice = toDevice()
    if (!keepalive) await onDevice
    try {
      const reply = await send()
      if (reply.applicationUpdateSuccess === 'fail')
        throw new CallError(200, 'refused', reply.message, reply.reason)
      applySaveReply(store, sent, reply)
      return reply
    } catch (error) {
      if (!mayHaveArrived(error))
        setState(({ unanswered }) => ({ unanswered: unanswered.filter((one) => one !== sent) }))
      throw error
    }
  }

  /**
   * Runs a save; after a stale version, reads what the server holds. The applicant chooses only where both sides
   * changed a field; otherwise both are merged and saved. `isDone`: the lost reply was a success.
   */
  async function resolveConflict<T>(
    save: () => Promise<T>,
    isDone: (theirs: Known) => T | null = () => null,
  ): Promise<T> {
    try {
      return await save()
    } catch (error) {
      if (!isConflict(error)) throw error
      const theirs = await readTheirs(getState().id)
      if (clashesOf(getState(), theirs.values).length > 0) {
        setState({ conflict: { reason: 'changed', theirs, mineAt: null } })
        throw error
      }
      const done = isDone(theirs)
      mergeVersions(store, theirs, () => 'mine')
      return done ?? save()
    }
  }
  const addResolved = <T>(save: () => Promise<T>) => add(() => resolveConflict(save))

  return {
    /** Saves what may be saved unasked; does nothing when there is nothing. */
    autosave: (options: { keepalive: boolean }) =>
      addResolved(async () => {
        const draft = getState()
        const sent = sentByAutosave(draft)
        if (Object.keys(sent).length === 0) return
        const form = { ...sent, id: draft.id, version: draft.version }
        await put(sent, () => call('savePage1', form, options), options)
      }),

    /** Stores the draft from a page, identity included. */
    saveDraft: (page: 1 | 2): Promise<Saved> =>
      addResolved(() => {
        const { id, version, values } = getState()
        const sent = sentByButton(values)
        const form = { ...sent, id, version, isFinalSubmit: false }
        return put(sent, () => call(page === 1 ? 'savePage1' : 'savePage2', form, PRESSED))
      }),

    /** Stores the interview hours with their dates. */
    saveHours: () =>
      addResolved(async () => {
        const { id, version, values, stored } = getState()
        if (values.interviewHours === stored.interviewHours) return
        const hours = pickFields(values, ['interviewHours'])
        const interviewTime = flagsOf(values.interviewHours)
        await put(hours, () => call('saveInterview', { id, ...hours, interviewTime, version }))
      }),

    /** Submits everything. A submission whose reply got lost is found done instead of made twice. */
    submit: (): Promise<Receipt> =>
      add(async () => {
        const { id, team, submissions: before } = getState()
        let values = getState().values
        const receiptOf = (submissions: number, at: string | null | undefined): Receipt => ({
          id,
          submissions,
          submittedAt: at ?? new Date().toISOString(),
          isFirst: before === 0,
          of: team && { name: values.name, team, answered: answeredIn(values) },
        })
        const receipt = await resolveConflict<Receipt>(
          async () => {
            // Another window's text may have been merged in.
            values = getState().values
            const form = { ...values, id, version: getState().version, isFinalSubmit: true }
            const reply = await put(values, () => call('savePage2', form, PRESSED))
            return receiptOf(reply.submissions ?? before + 1, reply.submittedAt)
          },
          ({ submissions, submittedAt, hasUnsubmittedEdits, values: theirs }) =>
            submissions > before && !hasUnsubmittedEdits && differing(values, theirs).length === 0
              ? receiptOf(submissions, submittedAt)
              : null,
        )
        setState({ submitted: values })
        return receipt
      }),
  }
}
