import { CallError } from '../client.ts'

export type SavingState =
  | { kind: 'idle' }
  /** Typed, but the server has not been asked yet. */
  | { kind: 'changed' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  /** Not reached, or not able to save: tried again automatically. */
  | { kind: 'offline' }
  | { kind: 'failing'; message: string }
  /** A rule was broken: tried again after the next change. */
  | { kind: 'refused'; message: string }
  /** Nothing is sent until the person or the server has decided. */
  | { kind: 'conflict' }
  | { kind: 'expired'; message: string }
  | { kind: 'closed'; message: string }
  | { kind: 'gone'; message: string }
export type SavingKind = SavingState['kind']

const SECOND = 1000
const IDLE = 3 * SECOND
/** Saves an author who types without a pause at least this often. */
const LONGEST_WAIT = 30 * SECOND
const RETRIES = [2, 4, 8, 16, 32, 60].map((seconds) => seconds * SECOND)
const BLOCKED: readonly SavingKind[] = ['conflict', 'expired', 'closed', 'gone']
const RETRIED: readonly SavingKind[] = ['offline', 'failing']

/** What a failed save means for the saves after it. */
export function stateAfter(error: unknown): SavingState {
  if (!(error instanceof CallError)) return { kind: 'failing', message: String(error) }
  const { status, code, reason, message } = error
  if (reason === 'periodClosed' || reason === 'reviewClosed') return { kind: 'closed', message }
  if (status === 409) return { kind: 'conflict' }
  if (status === 401 || status === 403) return { kind: 'expired', message }
  if (status === 404) return { kind: 'gone', message }
  if (status === 0) return { kind: 'offline' }
  const isOurs = code === 'refused' || (status >= 400 && status < 500 && status !== 408 && status !== 429)
  return isOurs ? { kind: 'refused', message } : { kind: 'failing', message }
}

interface Parts {
  /** Sends what is unsaved; rejects with a `CallError`. */
  send: (options: { keepalive: boolean }) => Promise<unknown>
  hasWork: () => boolean
  onState: (state: SavingState) => void
  /** 0 to 1: spreads the retries of many browsers after an outage. */
  random?: () => number
}

/** Saves 3 s after the last change or on `flush`; failures are retried ever later, a decision that is due stops it. */
export function createAutosave({ send, hasWork, onState, random = Math.random }: Parts) {
  let state: SavingState = { kind: 'idle' }
  let lastSaved: SavingState = state
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay = 0
  let failures = 0
  let firstChange: number | null = null

  const enter = (next: SavingState) => {
    state = next
    onState(next)
  }
  const is = (kinds: readonly SavingKind[]) => kinds.includes(state.kind)
  const attemptIn = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void attempt(), delay)
  }
  function waitForPause() {
    firstChange ??= Date.now()
    attemptIn(Math.max(0, Math.min(IDLE, firstChange + LONGEST_WAIT - Date.now())))
  }

  async function attempt(keepalive = false) {
    if (underWay > 0 || is(BLOCKED)) return
    clearTimeout(timer)
    if (hasWork()) await track(() => send({ keepalive })).catch(() => undefined)
    else if (is(['changed', ...RETRIED])) enter(lastSaved)
  }

  function succeeded() {
    failures = 0
    lastSaved = { kind: 'saved', at: Date.now() }
    // Two versions are still waiting for the person's choice.
    if (is(['conflict'])) return
    if (!hasWork()) return enter(lastSaved)
    enter({ kind: 'changed' })
    waitForPause()
  }

  function failed(error: unknown) {
    enter(stateAfter(error))
    if (!is(RETRIED)) return
    const delay = RETRIES[Math.min(failures, RETRIES.length - 1)] ?? 0
    failures += 1
    attemptIn(delay * (0.75 + random() / 2))
  }

  /** Runs any save of this text, so that its outcome is shown and followed up like every other. */
  async function track<T>(save: () => Promise<T>): Promise<T> {
    underWay += 1
    firstChange = null
    if (!is(BLOCKED)) enter({ kind: 'saving' })
    try {
      const result = await save()
      underWay -= 1
      succeeded()
      return result
    } catch (error) {
      underWay -= 1
      failed(error)
      throw error
    }
  }

  return {
    track,
    /** Something was typed. A retry that is due anyway carries it along. */
    changed: () => {
      if (is([...BLOCKED, ...RETRIED])) return
      if (!hasWork()) {
        if (is(['changed', 'refused'])) enter(lastSaved)
        return
      }
      if (underWay === 0) enter({ kind: 'changed' })
      waitForPause()
    },
    /** Saves now what is unsaved: a field was left, or the page. */
    flush: (keepalive = false) => {
      if (!is(RETRIED) || keepalive) void attempt(keepalive)
    },
    /** The network is back, or the person asked for it. */
    retry: () => void attempt(),
    /** Nothing is sent until `resume`. */
    block: (why: SavingState) => {
      clearTimeout(timer)
      enter(why)
    },
    /** What stood in the way is out of it. */
    resume: () => {
      if (is(BLOCKED)) enter(lastSaved)
      void attempt()
    },
    stop: () => clearTimeout(timer),
  }
}

interface Watched {
  /** The window is hidden or closed. */
  onLeave: () => void
  onOnline: () => void
  /** Whether the browser asks before the window is closed. */
  wouldLoseText: () => boolean
}

/** Reports the events of its window to a session; returns a function that stops it. */
export function watchWindow({ onLeave, onOnline, wouldLoseText }: Watched): () => void {
  const ended = new AbortController()
  const { signal } = ended
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') onLeave()
    },
    { signal },
  )
  window.addEventListener('pagehide', onLeave, { signal })
  window.addEventListener('online', onOnline, { signal })
  window.addEventListener('beforeunload', (event) => wouldLoseText() && event.preventDefault(), { signal })
  return () => ended.abort()
}
