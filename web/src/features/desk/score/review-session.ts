import type { Team } from '@recruit/contract/constants'
import { createAutosave } from '../../../api/autosave/autosave.ts'
import { watchWindow } from '../../../api/autosave/watch-window.ts'
import { call } from '../../../api/call.ts'
import { type CallError, isConflict } from '../../../api/client.ts'
import { endsWithSession, useStaff } from '../../staff/session-store.ts'
import { createReviewCopies } from './review-copies.ts'
import { createReviewStore, isUnsaved, takenFrom } from './review-store.ts'
import {
  differing,
  isSame,
  merged,
  type OwnReview,
  type Side,
  sameIn,
  type Written,
  writtenOf,
} from './written.ts'

type Wanted = 'draft' | 'submitted'

/**
 * One review being written in this window: its scores and texts, its saves and its copy on the device. It stays in
 * memory and continues saving when another application is opened.
 */
export function createReviewSession(team: Team, id: string) {
  const store = createReviewStore()
  const { getState, setState } = store
  // Another reviewer at this device reads her own copies alone.
  const device = createReviewCopies(`review:${useStaff.getState().member?.id}:${team}:${id}`, store)
  let openForms = 0
  let endWatching: (() => void) | null = null

  /** Continues from the server's version; `sent` is what is stored now. */
  function accept(review: OwnReview) {
    setState({ ...takenFrom(review), unanswered: [] })
    const { asides } = getState()
    if (!isUnsaved(getState()) && (asides.length === 0 || review.state === 'submitted')) {
      setState({ asides: [] })
      void device.tidy()
    }
    return review
  }

  /** Another version is stored: one that holds nothing foreign is gone on from, else the reviewer is asked. */
  function afterConflict(error: CallError) {
    const review = error.stored
    if (!review) throw error
    const theirs = writtenOf(review)
    const { values, stored, unanswered } = getState()
    const ours = [stored, ...unanswered]
    const isForeign = differing(values, theirs).some(
      (field) => !ours.some((one) => sameIn(field, one, theirs)),
    )
    setState({ ...takenFrom(review), unanswered: [] })
    if (!isForeign) return
    setState({ conflict: { theirs: review, mineAt: null } })
    throw error
  }

  let last: Promise<unknown> = Promise.resolve()
  /** One save after the other; the last one of a window that is being closed waits for none. */
  function send(state: Wanted, keepalive = false): Promise<OwnReview> {
    if (keepalive) return sendNow(state, keepalive)
    const next = last.catch(() => undefined).then(() => sendNow(state))
    last = next
    return next
  }
  async function sendNow(state: Wanted, keepalive = false): Promise<OwnReview> {
    // On the device first, so that the message of a failed save can promise that copy.
    if (!keepalive) await device.flush()
    const sent = getState().values
    const attempt = async () => {
      const { review } = await call(
        'saveReview',
        { team, id, version: getState().version, state, ...sent },
        { keepalive },
      )
      return accept(review)
    }
    setState(({ unanswered }) => ({ unanswered: [...unanswered, sent] }))
    try {
      return await attempt()
    } catch (error) {
      if (!isConflict(error)) throw error
      afterConflict(error)
      return attempt()
    }
  }

  const autosave = createAutosave({
    send: ({ keepalive }) => send('draft', keepalive),
    hasWork: () => !getState().conflict && isUnsaved(getState()),
    onState: (saving) => setState({ saving }),
  })

  /** Changes the state of the review; typing in between would count as sent. */
  function changeState<Answer>(task: () => Promise<Answer>): Promise<Answer> {
    setState({ isChanging: true })
    return autosave.track(task).finally(() => setState({ isChanging: false }))
  }

  const wouldLoseText = () => getState().device !== 'written' && isUnsaved(getState())
  const onLeave = () => {
    if (getState().device !== 'written') void device.write()
    autosave.flush(true)
  }
  function watchWhileNeeded() {
    if (openForms > 0 || isUnsaved(getState()))
      endWatching ??= watchWindow({ onLeave, onOnline: autosave.retry, wouldLoseText })
    else {
      endWatching?.()
      endWatching = null
    }
  }
  store.subscribe((now, before) => {
    if (!before.isReady) return
    if (now.values !== before.values || now.asides !== before.asides) {
      if (isUnsaved(now) || now.asides.length > 0) device.touch()
      if (!now.conflict) autosave.changed()
    }
    if (openForms === 0) watchWhileNeeded()
  })

  /** Ignores presses and typing while the state changes. */
  function edit(part: Partial<Written>): void {
    if (!getState().isChanging) setState(({ values }) => ({ values: { ...values, ...part } }))
  }

  return {
    store,
    open: () => {
      openForms += 1
      watchWhileNeeded()
    },
    /** Sends nothing more: the next user who signs in would send it as hers. */
    end: () => {
      autosave.block({ kind: 'expired', message: '' })
      endWatching?.()
    },
    close: () => {
      openForms -= 1
      autosave.flush()
      watchWhileNeeded()
    },

    /** Takes what the server answered and, on the first entering, what only this device holds. */
    enter: async (review: OwnReview | null): Promise<void> => {
      const before = getState()
      if (before.isReady) {
        const isOld = (review?.version ?? 0) < before.version
        if (!isOld && !isUnsaved(before) && !before.conflict)
          setState({ ...takenFrom(review), values: writtenOf(review) })
        return
      }
      const copies = await device.read()
      if (getState().isReady) return
      const theirs = writtenOf(review)
      setState({ ...takenFrom(review), values: theirs, isReady: true })
      const asides = copies.flatMap((copy) => copy.asides)
      const unsaved = copies.filter(
        ({ values, stored }) => !isSame(values, stored) && !isSame(values, theirs),
      )
      const [newest, ...older] = unsaved
      const kept = older.flatMap((copy) => merged(copy.values, theirs, () => 'theirs', copy.at).asides)
      if (asides.length + kept.length > 0) setState({ asides: [...asides, ...kept] })
      if (newest) {
        const isNews = review !== null && newest.version !== review.version
        if (review && isNews) {
          setState({ values: newest.values, conflict: { theirs: review, mineAt: newest.at } })
          autosave.block({ kind: 'conflict' })
        } else setState({ values: newest.values })
      }
      await device.write()
      await device.remove(copies)
      if (!newest && asides.length + kept.length === 0) await device.tidy()
    },

    set: edit,
    score: (criterion: string, score: number) =>
      edit({ scores: { ...getState().values.scores, [criterion]: score } }),
    flush: () => autosave.flush(),
    retry: autosave.retry,
    submit: () => changeState(() => send('submitted')),
    /** Makes a submitted review a draft again. */
    reopen: () => changeState(() => send('draft')),
    recuse: (reason: string) =>
      changeState(async () => {
        const { review } = await call('recuseReview', { team, id, version: getState().version, reason })
        setState({ values: writtenOf(review) })
        return accept(review)
      }),
    /** Continues with the reviewer's choice between two versions; the other one is kept. */
    choose: (sideOf: (field: keyof Written) => Side) => {
      const { conflict, values, asides } = getState()
      if (!conflict) return
      const made = merged(values, writtenOf(conflict.theirs), sideOf)
      setState({
        ...takenFrom(conflict.theirs),
        values: made.values,
        asides: [...asides, ...made.asides],
        conflict: null,
        unanswered: [],
      })
      void device.write()
      autosave.resume()
    },
  }
}
export type ReviewSession = ReturnType<typeof createReviewSession>

const sessions = new Map<string, ReviewSession>()
endsWithSession(() => {
  for (const session of sessions.values()) session.end()
  sessions.clear()
})

/** The state of a review, if this window opened it. */
export const knownState = (team: Team, id: string) => {
  const draft = sessions.get(`${team} ${id}`)?.store.getState()
  return draft?.isReady ? draft.state : undefined
}

/** The one session of a review in this window. */
export function reviewSession(team: Team, id: string): ReviewSession {
  const key = `${team} ${id}`
  const known = sessions.get(key) ?? createReviewSession(team, id)
  sessions.set(key, known)
  return known
}
