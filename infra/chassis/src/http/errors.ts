import { because, type FailureCode, type Reason, statusOf } from '@recruit/contract/calls/reasons'
import { languageOf, type Text } from '@recruit/contract/text'
import type { ErrorRequestHandler, Request, Response } from 'express'
import { isStatementMistake, neverConnected } from '../mysql/outage.ts'
import { type Logger, sampledLog } from '../observability/logger.ts'
import type { Metrics } from '../observability/metrics.ts'
import { REPEAT_HEADER } from '../tokens/internal-token.ts'

interface AppErrorOptions extends ErrorOptions {
  /** Replaces the reason's own sentence. */
  said?: Text
  flags?: Record<string, unknown>
  retryAfter?: number
}

/** Thrown where something is wrong, and mapped to HTTP at the edge. The cause is logged, never shown. */
export class AppError extends Error {
  readonly reason: Reason
  readonly code: FailureCode
  readonly said: Text
  /** Merged into the call's failure flags, for example `isAlready: true`. */
  readonly flags: Readonly<Record<string, unknown>>
  /** Seconds after which a retry may succeed. */
  readonly retryAfter: number | undefined

  constructor(reason: Reason, options: AppErrorOptions = {}) {
    const { code, said } = because(reason)
    super((options.said ?? said).en, options)
    this.reason = reason
    this.code = code
    this.said = options.said ?? said
    this.flags = options.flags ?? {}
    this.retryAfter = options.retryAfter
  }
}

/** Why a store has written nothing. */
const REFUSALS = { gone: 'notFound', stale: 'staleVersion' } as const satisfies Record<string, Reason>

/** What a store has written; throws for the words by which it refuses. `more`: further words and their reasons. */
export function written<Outcome, More extends string = never>(
  outcome: Outcome,
  more?: Record<More, Reason>,
): Exclude<Outcome, keyof typeof REFUSALS | More> {
  if (typeof outcome === 'string') {
    const reason = ({ ...REFUSALS, ...more } as Record<string, Reason | undefined>)[outcome]
    if (reason) throw new AppError(reason)
  }
  return outcome as Exclude<Outcome, keyof typeof REFUSALS | More>
}

/** Maps any thrown value to an error for the caller: a bug of ours, else a failed dependency. */
export function asAppError(thrown: unknown, isWrite = false): AppError {
  if (thrown instanceof AppError) return thrown
  const issues = issuesOf(thrown)
  if (issues) {
    const { ko, en } = because('wrongShape').said
    const fields = issues.join(', ')
    return new AppError('wrongShape', { said: { ko: `${ko}: ${fields}`, en: `${en}: ${fields}` } })
  }
  const status = httpStatusOf(thrown)
  if (status === 413) return new AppError('bodyTooLarge')
  if (status === 415) return new AppError('jsonOnly')
  if (status && status < 500) return new AppError('badJson')
  if (isMistake(thrown)) return new AppError('mistake', { cause: thrown })
  if (!isWrite) return new AppError('unavailable', { cause: thrown })
  // Transactions write once, at their end.
  return new AppError(neverConnected(thrown) ? 'upstreamDown' : 'perhapsUnsaved', { cause: thrown })
}

/** A bug is no outage, so no caller should retry. A failed fetch is a TypeError with a cause. */
const isMistake = (thrown: unknown): boolean =>
  isStatementMistake(thrown) ||
  ((thrown instanceof TypeError || thrown instanceof RangeError || thrown instanceof ReferenceError) &&
    thrown.cause === undefined)

/** The refused fields of a schema, each once and at most ten; never their values. */
function issuesOf(thrown: unknown): string[] | null {
  if (!(thrown instanceof Error) || !('issues' in thrown) || !Array.isArray(thrown.issues)) return null
  const fields = thrown.issues.map((issue: { path?: PropertyKey[] }) => String(issue.path?.[0] ?? 'JSON'))
  return [...new Set(fields)].slice(0, 10)
}

const httpStatusOf = (thrown: unknown): number | undefined =>
  thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number'
    ? thrown.status
    : undefined

/** Refused because others, or the caller's own requests, use up a limit; nothing was done. */
export class Overloaded extends AppError {
  /** The limit: a label of the metric, and a field of the log. */
  readonly limit: string

  constructor(limit: string) {
    super('overloaded', { retryAfter: 1 })
    this.limit = limit
  }
}

const RETRY_AFTER_SECONDS = '2'
/** The log keeps at most this many stack traces a second of one kind of failure. */
const MOST_TRACES = 5

export interface LogParts {
  log: Logger
  metrics: Metrics
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
