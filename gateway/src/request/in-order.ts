import type { Step } from './locals.ts'

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
