import type { Response } from 'express'
import { fairQueue } from '../limits/fair-queue.ts'
import type { HttpAppParts } from './http-app.ts'
import type { ServedCall } from './route.ts'

/** Runs writes to one target in order, and everything else immediately. */
export function writeQueue({ targetOf, writes }: Pick<HttpAppParts, 'targetOf' | 'writes'>) {
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
