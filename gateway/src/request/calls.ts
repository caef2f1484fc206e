import { type Call, calls } from '@recruit/contract'
import type { Locals, Step } from './locals.ts'
import { pathOf } from './request-rules.ts'

/** Runs steps one after the other: each continues by `next`; an error or rejection goes to `done`. */
export const inOrder =
  (...steps: Step[]): Step =>
  (req, res, done) => {
    let at = 0
    const next = (error?: unknown): void => {
      const step = steps[at++]
      if (error || !step) {
        done(error)
        return
      }
      try {
        const going = step(req, res, next)
        if (going) going.catch(done)
      } catch (thrown) {
        done(thrown)
      }
    }
    next()
  }

/** An address with a final slash also matches without it. */
const table = new Map<string, Call>(
  Object.values(calls).flatMap((call) =>
    [call.path, call.path.replace(/\/$/, '')].map((path) => [`${call.method} ${path}`, call] as const),
  ),
)

/** Looks up the call by method and path, and answers it by these steps; passes everything else on. */
export const callPath =
  (answer: Step): Step =>
  (req, res, next) => {
    const call = table.get(`${req.method} ${pathOf(req.url ?? '')}`)
    if (!call) return next()
    res.locals = { call, route: call.path } as Locals
    return answer(req, res, next)
  }
