import { createStore } from 'zustand'
import { type Startable, startOf, stepFrom } from '../address.ts'
import type { deskText } from '../text.ts'
import { type Criterion, firstUnscored, type Listed, type ReviewSession } from './review-session.ts'
import type { scoreText } from './text.ts'

/** The action of a key or a click; `isByButton` submits regardless of the focus. */
export type Act =
  | { kind: 'score'; score: number }
  | { kind: 'submit'; isByButton?: boolean }
  | { kind: 'step'; by: 1 | -1 }
  | { kind: 'go'; id: string }

/** An application that is ready to be scored. */
interface Opened {
  session: ReviewSession
  /** What it is called here. */
  label: string
  criteria: readonly Criterion[]
  isClosed: boolean
}
interface Surroundings {
  /** The application in the current address, '' for none. */
  shown: () => string
  show: (id: string) => void
  items: () => readonly (Listed & Startable)[]
  /** Whether this window knows that a review can no longer be edited. */
  isFinished: (item: Listed) => boolean
  open: (id: string) => Promise<Opened>
  onSubmitted: (id: string) => void
  /** Whether the focus is on a score: the next application then focuses its scores too. */
  isInScores: () => boolean
  text: () => (typeof deskText)['ko'] & (typeof scoreText)['ko']
}

/** Where scores go: an application, and the place of one of its criteria. */
interface Cursor {
  id: string
  criterion: number
}

/** The next review that is still to be written: after this one, else from the beginning. */
export function nextUnfinished<T extends { id: string }>(
  items: readonly T[],
  id: string,
  isFinished: (item: T) => boolean,
): T | undefined {
  const at = items.findIndex((item) => item.id === id)
  return [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))].find((item) => !isFinished(item))
}

/**
 * Runs the actions of keys and buttons in the order in which they were pressed. During a submission or a load they
 * wait, and go to the application they were meant for.
 */
export function createScoreDesk(around: Surroundings) {
  const { shown, show, items, isFinished, open, onSubmitted, isInScores, text } = around
  const store = createStore(() => ({
    said: '',
    /** Keys and clicks that are not done yet. */
    waiting: 0,
    /** What went wrong with an application; it is shown with it. */
    problem: null as { id: string; words: string } | null,
    /** What was pressed for nothing, last time something was refused. */
    dropped: [] as readonly Act[],
    /** What the first of them waits for. */
    busy: null as 'sending' | 'opening' | null,
    /** Counts the wishes to have the focus at the cursor. */
    focus: 0,
  }))
  const say = (said: string) => store.setState({ said })
  const queue: Act[] = []
  let cursor: Cursor = { id: '', criterion: 0 }
  /** The last requested application, by hand or by a key; it is on the screen or about to be. */
  let wanted = ''
  let isAtWork = false
  let wantsFocus = false

  function wantFocus() {
    wantsFocus = true
    store.setState(({ focus }) => ({ focus: focus + 1 }))
  }
  function goTo(id: string) {
    cursor = { id, criterion: 0 }
    wantsFocus = false
  }
  function move(id: string) {
    goTo(id)
    // An application chosen by hand in between stays on the screen.
    if (queue.some(({ kind }) => kind === 'go')) return
    wanted = id
    show(id)
  }
  /** The keys that waited for this were pressed in the belief that it would succeed. */
  function drop() {
    const at = queue.findIndex(({ kind }) => kind === 'go')
    const dropped = queue.splice(0, at < 0 ? queue.length : at)
    if (dropped.length > 0) store.setState({ dropped })
    return dropped
  }
  function failed(words: string, spoken = words) {
    const { length } = drop()
    store.setState({ problem: { id: cursor.id, words } })
    if (length > 0 || shown() !== cursor.id)
      say([spoken, length > 0 && text().dropped(length)].filter(Boolean).join(' '))
  }

  async function opened(): Promise<Opened | null> {
    // Loaded applications open before anything is drawn.
    const clock = setTimeout(() => store.setState({ busy: 'opening' }))
    try {
      const one = await open(cursor.id)
      await settled(one.session)
      return one
    } catch (error) {
      const dropped = drop().length + 1
      say(`${error instanceof Error ? error.message : ''} ${text().dropped(dropped)}`)
      return null
    } finally {
      clearTimeout(clock)
      store.setState({ busy: null })
    }
  }
  const isLocked = ({ session, isClosed }: Opened) => {
    const { state } = session.store.getState().known
    return isClosed || state === 'submitted' || state === 'recused'
  }

  async function score(value: number) {
    const one = await opened()
    const criterion = one?.criteria[cursor.criterion]
    if (!one || !criterion) return
    if (isLocked(one)) return say(text().locked)
    if (one.session.store.getState().conflict) return say(text().chooseFirst)
    one.session.score(criterion.id, value)
    store.setState({ problem: null })
    // On the last one the focus stays, on the score that was given: Enter submits there.
    cursor.criterion = Math.min(cursor.criterion + 1, one.criteria.length - 1)
    wantFocus()
  }

  async function submit(isByButton: boolean) {
    const one = await opened()
    if (!one || isLocked(one) || one.criteria.length === 0) return
    const { conflict, values } = one.session.store.getState()
    if (conflict || (!isByButton && cursor.criterion < one.criteria.length - 1)) return
    const missing = firstUnscored(one.criteria, values)
    if (missing) {
      cursor.criterion = one.criteria.indexOf(missing)
      wantFocus()
      return failed(text().unscored(missing.name))
    }
    store.setState({ problem: null, busy: 'sending' })
    try {
      await one.session.submit()
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error)
      return failed(words, text().notSubmitted(one.label, words))
    } finally {
      store.setState({ busy: null })
    }
    const { id } = cursor
    onSubmitted(id)
    const next = nextUnfinished(items(), id, isFinished)
    say(`${text().submitted(one.label)} · ${leftInWords()}`)
    if (!next) return
    move(next.id)
    wantFocus()
  }
  function leftInWords() {
    const left = items().filter((item) => !isFinished(item)).length
    return left > 0 ? text().left(left) : text().allDone
  }

  function step(by: 1 | -1) {
    const next = stepFrom(items(), cursor.id, by)
    if (!next) return say(by === 1 ? `${text().last} ${leftInWords()}` : text().first)
    const keepsFocus = isInScores()
    move(next.id)
    if (keepsFocus) wantFocus()
  }

  async function work() {
    isAtWork = true
    for (let act = queue.shift(); act; act = queue.shift()) {
      store.setState({ waiting: queue.length + 1 })
      if (act.kind === 'go') goTo(act.id)
      else if (act.kind === 'step') step(act.by)
      else if (act.kind === 'score') await score(act.score)
      else await submit(act.isByButton === true)
    }
    isAtWork = false
    store.setState({ waiting: 0 })
  }
  function ask(act: Act) {
    queue.push(act)
    store.setState(({ waiting }) => ({ waiting: waiting + 1 }))
    if (!isAtWork) void work()
  }
  /** Takes over what a link, the picker or Back has opened since. */
  function follow() {
    const id = shown() || startOf(items())
    if (!id || id === wanted) return
    wanted = id
    ask({ kind: 'go', id })
  }

  return {
    store,
    follow,
    press: (act: Act) => {
      follow()
      if (wanted) ask(act)
    },
    /** The focus came to a criterion of an application, or left all of them (0). */
    focusAt: (id: string, criterion: number) => {
      if (!isAtWork && cursor.id === id) cursor.criterion = criterion
    },
    /** The criterion that takes the focus now, if this application has one. */
    takeFocus: (id: string): number | null => {
      if (!wantsFocus || cursor.id !== id) return null
      wantsFocus = false
      return cursor.criterion
    },
    /** Keys are ahead of the screen: further keys continue in the scores, regardless of the focus. */
    isAhead: () => isAtWork || wantsFocus,
    report: (id: string, words: string | null) =>
      store.setState({ problem: words === null ? null : { id, words } }),
    say,
  }
}
export type ScoreDesk = ReturnType<typeof createScoreDesk>

/** Resolves once no submission, reopening or recusal of the review is under way. */
function settled({ store }: ReviewSession): Promise<void> {
  if (!store.getState().isLocked) return Promise.resolve()
  return new Promise((resolve) => {
    const end = store.subscribe(({ isLocked }) => {
      if (isLocked) return
      end()
      resolve()
    })
  })
}
