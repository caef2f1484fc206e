import type { Step } from './locals.ts'
import { isOddPath, pathOf } from './paths.ts'
import { refuse } from './refuse.ts'

/** Refuses addresses that a service might read differently from the gateway. */
export const cleanPath: Step = (req, res, next) => {
  if (isOddPath(pathOf(req.url ?? ''))) refuse(req, res, 'badPath')
  else next()
}

/** Answers 404 below /api to everything that is not a call. */
export const notFound: Step = (req, res) => refuse(req, res, 'notFound')
