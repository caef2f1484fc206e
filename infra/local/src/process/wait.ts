import { setTimeout as sleep } from 'node:timers/promises'
import { PlainError } from '../plain-error.ts'

export type Exit = { code: number | null; signal: NodeJS.Signals | null }
/** The program that is waited for: its death ends the wait. */
type Program = {
  name: string
  exited: Promise<Exit>
  isRunning: () => boolean
  logTail: () => string
}

export type Wait = {
  what: string
  limitMs: number
  signal?: AbortSignal | undefined
  child?: Program | undefined
}

/**
 * Polls `probe` until it returns true; a throwing probe counts as no. Throws when the awaited child dies (with the tail
 * of its log), at the limit, or on abort.
 */
export async function waitUntil(probe: () => Promise<boolean>, wait: Wait): Promise<void> {
  const until = Date.now() + wait.limitMs
  let last: unknown
  while (Date.now() < until) {
    wait.signal?.throwIfAborted()
    if (wait.child && !wait.child.isRunning()) throw diedEarly(wait.child, await wait.child.exited)
    const ready = await probe().catch((error: unknown) => {
      last = error
      return false
    })
    if (ready) return
    await sleep(40)
  }
  const reason = last instanceof Error ? ` (${last.message})` : ''
  throw new PlainError(
    `${wait.what} was not ready after ${wait.limitMs / 1000} s${reason}.${tailOf(wait.child)}`,
  )
}

/** The promise's value; throws at the limit or on abort. */
export async function within<T>(promise: Promise<T>, { what, limitMs, signal }: Wait): Promise<T> {
  const timer = new AbortController()
  const stop = signal ? AbortSignal.any([signal, timer.signal]) : timer.signal
  const limit = sleep(limitMs, undefined, { signal: stop }).then(
    () => Promise.reject(new PlainError(`${what} took longer than ${limitMs / 1000} s.`)),
    () => Promise.reject(signal?.reason),
  )
  return Promise.race([promise, limit]).finally(() => {
    limit.catch(() => {})
    timer.abort()
  })
}

export const describeExit = ({ code, signal }: Exit): string =>
  signal ? `was ended by ${signal}` : `exited with code ${code}`

export const tailOf = (child: Program | undefined): string => {
  const tail = child?.logTail()
  return child && tail ? `\nLast lines of ${child.name}.log:\n${tail}` : ''
}

const diedEarly = (child: Program, exit: Exit) =>
  new PlainError(`${child.name} ${describeExit(exit)} before it was ready.${tailOf(child)}`)
