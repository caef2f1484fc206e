import type { Reason } from '@recruit/contract/calls/reasons'
import express, { type Express, type RequestHandler } from 'express'
import { type CallShares, loadShedding } from '../limits/load-shedding.ts'
import type { Logger } from '../observability/logger.ts'
import type { Tracing } from '../observability/tracing.ts'
import { type Caller, TOKEN_HEADER, type tokenChecker } from '../tokens/internal-token.ts'
import { failing, replyWithError } from './error-reply.ts'
import { AppError } from './errors.ts'
import { type HealthParts, healthApp, metricsRoutes } from './health.ts'
import { jsonBody } from './json-body.ts'
import { observe, traced } from './observe.ts'
import type { Route } from './route.ts'
import { serve } from './serve-call.ts'
import { writeQueue } from './write-queue.ts'

export interface HttpAppParts extends HealthParts {
  routes: Route[]
  /** Internal routes in addition to the declared calls, behind the same token check. */
  internal?: (app: Express) => void
  checkToken: ReturnType<typeof tokenChecker>
  /** Whose tokens the declared calls accept; internal routes check their own. */
  issuer: string
  denialReason: (call: never, caller: Caller) => Reason | null
  bodyLimit: number
  /** Limits of concurrent requests; without it there are none. */
  shares?: CallShares
  /**
   * The object that a write of this caller changes; writes to the same object wait for each other. Null: none of the
   * caller's.
   */
  targetOf?: (call: never, form: unknown, caller: Caller) => string | null
  /** How many writes to one target run, how many wait, and how long, which is less than one may take. */
  writes?: { underWay: number; waiting: number; waitMs: number }
  log: Logger
  tracing: Tracing | null
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put' } as const

/** The ordered steps of a request in a service; `aside` serves METRICS_PORT. */
export function createHttpApp(parts: HttpAppParts): { app: Express; aside: Express } {
  const app = express()
  app.disable('x-powered-by').disable('etag')
  app.use(observe(parts))
  const health = metricsRoutes(parts)
  app.use(health)
  app.use(identify(parts))
  if (parts.shares) app.use(loadShedding(parts.shares, parts.metrics))
  parts.internal?.(app)
  const body = jsonBody(parts.bodyLimit)
  const inQueue = writeQueue(parts)
  for (const route of parts.routes) {
    const { call } = route
    const steps = [failing(call), body, traced(parts.tracing, call), serve(parts, route, inQueue)]
    app[METHODS[call.method]](call.path, ...steps)
  }
  app.use(() => {
    throw new AppError('notFound')
  })
  app.use(replyWithError(parts))
  return { app, aside: healthApp(health) }
}

function identify({ checkToken }: Pick<HttpAppParts, 'checkToken'>): RequestHandler {
  return (req, res, next) => {
    const identified = checkToken(req.get(TOKEN_HEADER))
    if (!identified) {
      res.locals.log.warn({ refused: 'internal token' })
      throw new AppError('internalOnly')
    }
    res.locals.issuer = identified.issuer
    res.locals.caller = identified.caller
    next()
  }
}
