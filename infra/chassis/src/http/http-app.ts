import express, { type Express, type RequestHandler } from 'express'
import { type CallShares, loadShedding } from '../limits/load-shedding.ts'
import type { Tracing } from '../observability/span.ts'
import { TOKEN_HEADER, type tokenChecker } from '../tokens/internal-token.ts'
import { failing, replyWithError } from './error-reply.ts'
import { AppError } from './errors.ts'
import { type HealthParts, healthApp, metricsRoutes } from './health.ts'
import { jsonBody } from './json-body.ts'
import { type LogParts, observe, traced } from './observe.ts'
import type { Route } from './route.ts'
import { type CallParts, serve } from './serve-call.ts'
import { type WriteParts, writeQueue } from './write-queue.ts'

/** What a service adds to the steps that all services share. */
export interface ServiceRoutes extends WriteParts {
  routes: Route[]
  /** Internal routes in addition to the declared calls, behind the same token check. */
  internal?: (app: Express) => void
  /** Limits of concurrent requests; without it there are none. */
  shares?: CallShares
}
/** The rules of the contract by which a service serves. */
export interface ServiceRules extends Pick<CallParts, 'denialReason'> {
  bodyLimit: number
}
interface HttpAppParts extends ServiceRoutes, ServiceRules, CallParts, LogParts, HealthParts {
  checkToken: TokenChecker
  tracing: Tracing | null
}
type TokenChecker = ReturnType<typeof tokenChecker>

const METHODS = { GET: 'get', POST: 'post', PUT: 'put' } as const

/** The ordered steps of a request in a service; `metricsApp` serves METRICS_PORT. */
export function createHttpApp(parts: HttpAppParts): { app: Express; metricsApp: Express } {
  const app = express()
  app.disable('x-powered-by').disable('etag')
  app.use(observe(parts))
  const health = metricsRoutes(parts)
  app.use(health)
  app.use(identify(parts.checkToken))
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
  return { app, metricsApp: healthApp(health) }
}

function identify(checkToken: TokenChecker): RequestHandler {
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
