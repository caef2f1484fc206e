import { because, statusOf } from '@recruit/contract/calls/reasons'
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { Overloaded } from '../limits/overloaded.ts'
import { sampledLog } from '../limits/sampled-log.ts'
import { REPEAT_HEADER } from '../mysql/idempotency.ts'
import { asAppError, languageOf } from './errors.ts'
import type { LogParts } from './observe.ts'
import type { ServedCall } from './route.ts'

const RETRY_AFTER_SECONDS = '2'
/** The log keeps at most this many stack traces a second of one kind of failure. */
const MOST_TRACES = 5

/** Any later failure of a call carries the call's own flags, and says whether something may be unsaved. */
export function failing(calls: readonly ServedCall[]): RequestHandler {
  const named = new Map(calls.map((call) => [`${call.method} ${call.path}`, call]))
  return (req, res, next) => {
    const call = named.get(`${req.method} ${req.path}`)
    if (call) {
      res.locals.failed = call.failed
      res.locals.isWrite = call.method !== 'GET' && !call.readOnly
    }
    next()
  }
}

/** Ends every failed request: replies, logs and counts. */
export function replyWithError({ log, metrics }: LogParts): ErrorRequestHandler {
  const mayLog = sampledLog(log, MOST_TRACES)
  return (thrown, req, res, next) => {
    if (res.headersSent) return next(thrown)
    const error = asAppError(thrown, res.locals.isWrite)
    const failed: Record<string, unknown> | undefined = res.locals.failed
    const status = statusOf(error.reason, failed)
    if (error instanceof Overloaded) {
      res.locals.limit = error.limit
      metrics.refusedForCapacity.inc({ limit: error.limit })
    } else if (status >= 500) {
      const err = error.cause ?? error
      if (mayLog(`${req.route?.path} ${err instanceof Error ? err.name : ''}`)) res.locals.log.error({ err })
    }
    if (status === 503) {
      if (error.cause) metrics.dependencyFailures.inc({ dependency: dependencyOf(error.cause) })
      res.setHeader('Retry-After', RETRY_AFTER_SECONDS)
    }
    if (error.retryAfter) res.setHeader('Retry-After', String(error.retryAfter))
    const code = status === 400 ? 'invalid' : error.code
    res.locals.code = code
    const isUncertain = error.code === 'unavailable' && mayBeRepeat(req, res)
    const { said, reason } = isUncertain ? because('perhapsUnsaved') : error
    const message = said[languageOf(req.get('accept-language'))]
    res.status(status).json({ ...failed, ...error.flags, code, reason, message })
  }
}

/** An earlier try of this write may have succeeded: the gateway reports its own, a client repeats with its key. */
const mayBeRepeat = (req: Request, { locals }: Response): boolean =>
  locals.isWrite !== false &&
  (req.get(REPEAT_HEADER) !== undefined || req.get('idempotency-key') !== undefined)

/** The failed dependency, for the metric. */
function dependencyOf(cause: unknown): string {
  const name = cause instanceof Error ? cause.name : ''
  if (name.startsWith('Sequelize')) return 'mysql'
  return /Redis|Reply|Socket|Retries/i.test(name) ? 'redis' : 'other'
}
