import type { RequestHandler } from 'express'
import { AppError, overloaded } from './errors.ts'

/** So many a replica works off well within the time that callers wait; whoever comes after would wait for nothing. */
export const MOST_UNDER_WAY = 512
const RETRY_AFTER_SECONDS = 1

/** Turns requests away at once while too many are under way. */
export function shedding(most = MOST_UNDER_WAY): RequestHandler {
  let underWay = 0
  return (_req, res, next) => {
    if (underWay >= most) throw new AppError('unavailable', overloaded, { retryAfter: RETRY_AFTER_SECONDS })
    underWay++
    res.once('close', () => underWay--)
    next()
  }
}
