import { type Call, calls } from '@recruit/contract'
import type { Step } from './locals.ts'
import { isOddPath, pathOf } from './paths.ts'
import { refuse } from './refuse.ts'

const table = new Map<string, Call>(Object.values(calls).map((call) => [`${call.method} ${call.path}`, call]))

/** Refuses addresses that a service might read in another way than the gateway does. */
export const cleanPath: Step = (req, res, next) => {
  if (isOddPath(pathOf(req.url))) refuse(req, res, 'badPath')
  else next()
}

/** A call is known by its exact method and path; everything else below /api does not exist. */
export const findCall: Step = (req, res, next) => {
  const call = table.get(`${req.method} ${pathOf(req.url)}`)
  if (!call) return refuse(req, res, 'notFound')
  res.locals.call = call
  res.locals.route = call.path
  next()
}
