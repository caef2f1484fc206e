import type { Reason } from '@recruit/contract/calls/reasons'
import express, { type Express, type Request, type RequestHandler, type Response } from 'express'
import { fairQueue } from '../limits/fair-queue.ts'
import { type CallShares, loadShedding } from '../limits/load-shedding.ts'
import { writeKeyOf } from '../mysql/idempotency.ts'
import type { Tracing } from '../observability/span.ts'
import { type Caller, KNOWN_HEADER, TOKEN_HEADER, type tokenChecker } from '../tokens/internal-token.ts'
import { failing, replyWithError } from './error-reply.ts'
import { AppError, languageOf } from './errors.ts'
import { type HealthParts, healthApp, metricsRoutes } from './health.ts'
import { jsonBody } from './json-body.ts'
import { type LogParts, observe, traced } from './observe.ts'
import type { Context, Route, ServedCall } from './route.ts'

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
  // First: a refused token or a shed load is a failure of the call too.
  app.use(failing(parts.routes.map(({ call }) => call)))
  app.use(identify(parts.checkToken))
  if (parts.shares) app.use(loadShedding(parts.shares, parts.metrics))
  parts.internal?.(app)
  const body = jsonBody(parts.bodyLimit)
  const inQueue = writeQueue(parts)
  for (const route of parts.routes) {
    const { call } = route
    const steps = [body, traced(parts.tracing, call), serve(parts, route, inQueue)]
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

export interface CallParts {
  /** Whose tokens the declared calls accept; internal routes check their own. */
  issuer: string
  denialReason: (call: never, caller: Caller) => Reason | null
}

/** Parses the request, checks the permission again, and runs the handler. */
export function serve(
  parts: CallParts,
  { call, answer }: Route,
  inQueue: ReturnType<typeof writeQueue>,
): RequestHandler {
  return async (req: Request, res: Response) => {
    const caller: Caller = res.locals.caller
    if (res.locals.issuer !== parts.issuer) throw new AppError('internalOnly')
    // The gateway checks first; a service does not rely on it.
    const denial = parts.denialReason(call as never, caller)
    if (denial) throw new AppError(denial)
    const form = call.request.parse(call.method === 'GET' ? req.query : (req.body ?? {}))
    const context: Context = {
      caller,
      language: languageOf(req.get('accept-language')),
      address: req.get('x-forwarded-for') ?? '',
      known: req.get(KNOWN_HEADER)?.split(',') ?? [],
      isGone: () => res.destroyed,
      key: call.idempotent && writeKeyOf(req.get('idempotency-key'), call.path, req.body),
      log: res.locals.log,
      setInternalHeader: (header, value) => res.setHeader(header, value),
    }
    const work = () => answer(form as never, context)
    res.json(await (inQueue ? inQueue(call, form, res, work) : work()))
  }
}

export interface WriteParts {
  /**
   * The object that a write of this caller changes; writes to the same object wait for each other. Null: none of the
   * caller's.
   */
  targetOf?: (call: never, form: unknown, caller: Caller) => string | null
  /** How many writes to one target run, how many wait, and how long, which is less than one may take. */
  writes?: { underWay: number; waiting: number; waitMs: number }
}

/** Runs writes to one target in order, and everything else immediately. */
export function writeQueue({ targetOf, writes }: WriteParts) {
  if (!targetOf || !writes) return null
  const { underWay, waiting, waitMs } = writes
  const queue = fairQueue({
    name: 'writes',
    places: Number.POSITIVE_INFINITY,
    share: underWay,
    waiting,
    waitMs,
  })
  return async (call: ServedCall, form: unknown, res: Response, work: () => Promise<unknown>) => {
    const target = targetOf(call as never, form, res.locals.caller)
    if (target === null) return work()
    const done = await queue.enter(target, () => res.destroyed)
    try {
      return await work()
    } finally {
      done()
    }
  }
}
