import type { Step } from './locals.ts'
import { isOddPath, pathOf } from './paths.ts'
import { refuse } from './refuse.ts'

/** Refuses addresses that a service might read in another way than the gateway does. */
export const cleanPath: Step = (req, res, next) => {
  if (isOddPath(pathOf(req.url ?? ''))) refuse(req, res, 'badPath')
  else next()
}

/** What is no call does not exist below /api. */
export const notFound: Step = (req, res) => refuse(req, res, 'notFound')
