import { Overloaded } from '../http/errors.ts'

interface FairQueueLimits {
  /** Names the limit in its refusals. */
  name: string
  /** How many may be in. */
  places: number
  /** How many of one key may be in. */
  share: number
  /** How many of one key may wait; more are refused immediately. */
  waiting: number
  /** How many may wait in all; unbounded if absent. */
  waitingInAll?: number
  waitMs: number
}
interface Waiter {
  enter: () => void
  fail: () => void
  hasLeft: () => boolean
}
interface Line {
  key: string
  inside: number
  waiting: Set<Waiter>
}

/**
 * Admits up to `places` callers. Waiting keys alternate, first come first served within a key, and no key holds more
 * than its share. `enter` resolves to the function that releases the place, and throws 'overloaded' for a caller whom
 * it refuses; one who has left gets no place.
 */
export function fairQueue({
  name,
  places,
  share,
  waiting,
  waitingInAll = Number.POSITIVE_INFINITY,
  waitMs,
}: FairQueueLimits) {
  const lines = new Map<string, Line>()
  /** The keys with waiting callers, the next one first. */
  const turns = new Set<Line>()
  let inside = 0

  const waitingNow = () => [...turns].reduce((sum, line) => sum + line.waiting.size, 0)
  const isFull = (line: Line) =>
    line.waiting.size >= waiting || (waitingInAll < Number.POSITIVE_INFINITY && waitingNow() >= waitingInAll)
  const hasRoom = (line: Line) => inside < places && line.inside < share

  function leave(line: Line): void {
    inside--
    line.inside--
    for (const next of turns) if (hasRoom(next) && admitFirst(next)) break
    forget(line)
  }

  function take(line: Line): () => void {
    inside++
    line.inside++
    let isInside = true
    return () => {
      if (isInside) leave(line)
      isInside = false
    }
  }

  /** Returns false where all who waited have left. */
  function admitFirst(line: Line): boolean {
    turns.delete(line)
    for (const waiter of line.waiting) {
      line.waiting.delete(waiter)
      if (waiter.hasLeft()) {
        waiter.fail()
        continue
      }
      waiter.enter()
      // It goes behind the others: its next caller waits until each of them has had a turn.
      if (line.waiting.size) turns.add(line)
      return true
    }
    forget(line)
    return false
  }

  /** Callers who have left must not take room from new ones. */
  function dropLeft(): void {
    for (const line of turns) {
      for (const waiter of line.waiting) {
        if (!waiter.hasLeft()) continue
        line.waiting.delete(waiter)
        waiter.fail()
      }
      forget(line)
    }
  }

  function forget(line: Line): void {
    if (line.waiting.size === 0) turns.delete(line)
    if (line.waiting.size === 0 && line.inside === 0) lines.delete(line.key)
  }

  function wait(line: Line, hasLeft: () => boolean): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        hasLeft,
        enter: () => {
          clearTimeout(limit)
          resolve(take(line))
        },
        fail: () => {
          clearTimeout(limit)
          reject(new Overloaded(name))
        },
      }
      const limit = setTimeout(() => {
        line.waiting.delete(waiter)
        forget(line)
        reject(new Overloaded(name))
      }, waitMs)
      line.waiting.add(waiter)
      turns.add(line)
    })
  }

  const lineOf = (key: string): Line => lines.get(key) ?? { key, inside: 0, waiting: new Set() }

  /** A free place, unless a caller of this key already waits for it. */
  function takeFree(line: Line): (() => void) | null {
    if (!hasRoom(line) || line.waiting.size > 0) return null
    lines.set(line.key, line)
    return take(line)
  }

  return {
    /** Like `enter`, without a wait: null if no place is free. */
    enterAtOnce: (key: string): (() => void) | null => takeFree(lineOf(key)),
    async enter(key: string, hasLeft: () => boolean = never): Promise<() => void> {
      if (hasLeft()) throw new Overloaded(name)
      const line = lineOf(key)
      const done = takeFree(line)
      if (done) return done
      if (isFull(line)) dropLeft()
      if (isFull(line)) throw new Overloaded(name)
      lines.set(key, line)
      return wait(line, hasLeft)
    },
    state: () => ({ inside, waiting: waitingNow() }),
  }
}
export type FairQueue = ReturnType<typeof fairQueue>

const never = () => false
