import type { Response } from 'express'
import { fairQueue } from '../limits/fair-queue.ts'
import type { Caller } from '../tokens/internal-token.ts'
import type { ServedCall } from './route.ts'

export interface WriteParts {
  /**
   * The object that a write of this caller changes; writes to the same object wait for each other. Null: none of the
   * caller's.
   */
  targetOf?: (call: never, form: unknown, caller: Caller) => string | null
  /** How many writes to one target run, how many wait, and how long, which is less than one may take. */
  writes?: { underWay: number; waiting: number; waitMs: number }
}

/** Runs writes to one target in order, and everything else immediately. */
export function writeQueue({ targetOf, writes }: WriteParts) {
  if (!targetOf || !writes) return null
  const { underWay, waiting, waitMs } = writes
  const queue = fairQueue({
    name: 'writes',
    places: Number.POSITIVE_INFINITY,
    share: underWay,
    waiting,
    waitMs,
  })
  return async (call: ServedCall, form: unknown, res: Response, work: () => Promise<unknown>) => {
    const target = targetOf(call as never, form, res.locals.caller)
    if (target === null) return work()
    const done = await queue.enter(target, () => res.destroyed)
    try {
      return await work()
    } finally {
      done()
    }
  }
}
