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

/** Looks up the call by method and path, and answers it by its steps; passes everything else on. */
export function callPath(stepsOf: (call: Call) => Step): Step {
  const table = new Map<string, { call: Call; answer: Step }>()
  for (const call of Object.values(calls)) {
    const answer = stepsOf(call)
    // An address with a final slash also matches without it.
    for (const path of [call.path, call.path.replace(/\/$/, '')])
      table.set(`${call.method} ${path}`, { call, answer })
  }
  return (req, res, next) => {
    const found = table.get(`${req.method} ${pathOf(req.url ?? '')}`)
    if (!found) return next()
    res.locals = { call: found.call, route: found.call.path } as Locals
    return found.answer(req, res, next)
  }
}
