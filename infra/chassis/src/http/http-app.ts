import { randomUUID } from 'node:crypto'
import { denialReason } from '@recruit/contract/calls/permission'
import { BODY_LIMIT_BYTES } from '@recruit/contract/constants'
import { languageOf } from '@recruit/contract/text'
import express, { type Express, type Request, type RequestHandler, type Response } from 'express'
import { fairQueue } from '../limits/fair-queue.ts'
import { type CallShares, loadShedding } from '../limits/shares.ts'
import { sampledLog } from '../observability/logger.ts'
import { endOfRequest, type Tracing } from '../observability/span.ts'
import { type Caller, KNOWN_HEADER, TOKEN_HEADER, type tokenChecker } from '../tokens/internal-token.ts'
import { AppError, type LogParts, replyWithError } from './errors.ts'
import { type HealthParts, healthApp, metricsRoutes } from './health.ts'
import { type Context, type Route, type ServedCall, writeKeyOf } from './route.ts'

/** What a service adds to the steps that all services share. */
export interface ServiceRoutes extends WriteParts {
  routes: Route[]
  /** Internal routes in addition to the declared calls, behind the same token check. */
  internal?: (app: Express) => void
  /** Limits of concurrent requests; without it there are none. */
  shares?: CallShares
}
interface HttpAppParts extends ServiceRoutes, LogParts, HealthParts {
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
  const inQueue = writeQueue(parts)
  for (const route of parts.routes) {
    const { call } = route
    const steps = [jsonBody, traced(parts.tracing, call), serve(route, inQueue)]
    app[METHODS[call.method]](call.path, ...steps)
  }
  app.use(() => {
    throw new AppError('notFound')
  })
  app.use(replyWithError(parts))
  return { app, metricsApp: healthApp(health) }
}

/** Any later failure of a call carries the call's own flags, and says whether something may be unsaved. */
function failing(calls: readonly ServedCall[]): RequestHandler {
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

/** Parses the request, checks the permission again, and runs the handler. */
function serve({ call, answer }: Route, inQueue: ReturnType<typeof writeQueue>): RequestHandler {
  return async (req: Request, res: Response) => {
    const caller: Caller = res.locals.caller
    // Internal routes, which other services may call, check this themselves.
    if (res.locals.issuer !== 'gateway') throw new AppError('internalOnly')
    // The gateway checks first; a service does not rely on it.
    const denial = denialReason(call, caller)
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

interface WriteParts {
  /**
   * The object that a write of this caller changes; writes to the same object wait for each other. Null: none of the
   * caller's.
   */
  targetOf?: (call: never, form: unknown, caller: Caller) => string | null
  /** How many writes to one target run, how many wait, and how long, which is less than one may take. */
  writes?: { underWay: number; waiting: number; waitMs: number }
}

/** Runs writes to one target in order, and everything else immediately. */
function writeQueue({ targetOf, writes }: WriteParts) {
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

/**
 * One line and one measurement per request, by route pattern, with the gateway's request id. The line has the code of a
 * refusal, because a wrong key is answered 200 like a right one.
 */
function observe({ log, metrics }: LogParts): RequestHandler {
  const mayLog = sampledLog(log)
  return (req, res, next) => {
    const started = performance.now()
    const requestId = req.get('x-request-id') ?? randomUUID()
    res.locals.log = log.child({ requestId })
    res.on('close', () => {
      const route: string = req.route?.path ?? 'unknown'
      const seconds = (performance.now() - started) / 1000
      metrics.requests.observe({ method: req.method, route, status: res.statusCode }, seconds)
      const { method } = req
      const { statusCode: status } = res
      const { limit, code } = res.locals
      const isTold = status >= 400 ? mayLog(`${method} ${route} ${status}`) : route.startsWith('/api')
      const ms = Math.round(seconds * 1000)
      if (isTold) res.locals.log.info({ method, route, status, code, limit, ms })
    })
    next()
  }
}

/** Continues the gateway's trace. Must follow the body, whose events lose the async context. */
function traced(tracing: Tracing | null, { method, path }: ServedCall): RequestHandler {
  if (!tracing) return (_req, _res, next) => next()
  return (req, res, next) => {
    const attributes = { 'http.request.method': method, 'http.route': path }
    const span = tracing.begin(`${method} ${path}`, 'server', attributes, req.get('traceparent') ?? '')
    res.locals.log = res.locals.log.child({ traceId: span.traceId })
    res.once('close', () => span.end(...endOfRequest(res.statusCode)))
    span.within(next)
  }
}

const DEPTH_LIMIT = 8
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads a JSON body: UTF-8 only, at most eight levels deep, nothing but an object or array. */
const jsonBody = express.json({
  limit: BODY_LIMIT_BYTES,
  strict: true,
  inflate: false,
  verify: (_req, _res, bytes) => {
    readText(bytes)
  },
})

/** The text of a body; throws if it is not UTF-8 or nested too deeply. */
export function readText(bytes: Uint8Array): string {
  const text = utf8.decode(bytes)
  if (depthOf(text) > DEPTH_LIMIT) throw new AppError('tooDeep')
  return text
}

/** The nesting of brackets outside of strings; cheaper than parsing. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (inString) {
      if (char === 0x5c) at++
      else if (char === 0x22) inString = false
    } else if (char === 0x22) inString = true
    else if (char === 0x7b || char === 0x5b) deepest = Math.max(deepest, ++depth)
    else if (char === 0x7d || char === 0x5d) depth--
  }
  return deepest
}
