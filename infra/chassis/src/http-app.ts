import { randomUUID } from 'node:crypto'
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import { AppError, asAppError, HTTP_STATUS, languageOf, noToken, notFound, perhapsUnsaved } from './errors.ts'
import { type Check, healthApp, healthRoutes } from './health.ts'
import { REPEAT_HEADER, type WriteKey, writeKeyOf } from './idempotency.ts'
import { type Caller, TOKEN_HEADER, type tokenChecker } from './internal-token.ts'
import { jsonBody } from './json-body.ts'
import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'
import { shedding } from './shedding.ts'
import { endOfRequest, type Tracing } from './tracing.ts'

/** The part of a declared call that serving it needs; the contract's calls fit. */
export interface ServedCall<Form = unknown, Reply = unknown> {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  service: string
  who: string
  reads?: true
  keyed?: true
  request: { parse: (input: unknown) => Form }
  reply: { parse: (input: unknown) => Reply }
  failed?: Readonly<Record<string, unknown>>
}
export interface Context {
  caller: Caller
  language: 'ko' | 'en'
  /** Where the request came from, as the gateway saw it. */
  address: string
  /** Of a call that may be repeated safely. */
  key: WriteKey | undefined
  /** Tells the gateway something by a header that never reaches the browser. */
  tellGateway: (header: `x-internal-${string}`, value: string) => void
}
export interface Route {
  call: ServedCall
  answer: (form: never, context: Context) => Promise<unknown>
}

/** Binds a declared call to what answers it: the form arrives parsed, the reply is typed. */
export const on = <Form, Reply>(
  call: ServedCall<Form, Reply>,
  answer: (form: Form, context: Context) => Promise<Reply>,
): Route => ({ call, answer })

export interface HttpAppParts {
  routes: Route[]
  /** Internal routes beside the declared calls, behind the same token check. */
  internal?: (app: Express) => void
  checkToken: ReturnType<typeof tokenChecker>
  /** Who may reach the declared calls; internal routes say for themselves. */
  issuer: string
  /** Why a caller may not make a call, or null. */
  refusalOf: (call: never, caller: Caller) => Pick<AppError, 'code' | 'said'> | null
  checks: Record<string, Check>
  isClosing: () => boolean
  bodyLimit: number
  /** Beyond so many requests at once they are turned away. */
  mostUnderWay?: number
  log: Logger
  metrics: Metrics
  tracing: Tracing | null
}

const RETRY_AFTER_SECONDS = '2'
const METHODS = { GET: 'get', POST: 'post', PUT: 'put' } as const

/** The ordered list of what happens to a request in a service; `aside` is what METRICS_PORT serves. */
export function createHttpApp(parts: HttpAppParts): { app: Express; aside: Express } {
  const app = express()
  app.disable('x-powered-by').disable('etag')
  app.use(observe(parts))
  const health = healthRoutes(parts.checks, parts.metrics, parts.isClosing)
  app.use(health)
  app.use(shedding(parts.mostUnderWay))
  app.use(identify(parts))
  parts.internal?.(app)
  const body = jsonBody(parts.bodyLimit)
  for (const { call, answer } of parts.routes) {
    app[METHODS[call.method]](call.path, failing(call), body, traced(parts, call), serve(parts, call, answer))
  }
  app.use(() => {
    throw notFound()
  })
  app.use(replyWithError(parts))
  return { app, aside: healthApp(health) }
}

/** Whatever goes wrong from here on carries the call's own failure flag, and says whether something may be unsaved. */
const failing =
  (call: ServedCall): RequestHandler =>
  (_req, res, next) => {
    res.locals.failed = call.failed
    res.locals.isWrite = call.method !== 'GET' && !call.reads
    next()
  }

/** One line and one measurement per request, by route pattern; the request id comes from the gateway. */
function observe({ log, metrics }: HttpAppParts): RequestHandler {
  return (req, res, next) => {
    const started = performance.now()
    const requestId = req.get('x-request-id') ?? randomUUID()
    res.locals.log = log.child({ requestId })
    res.on('close', () => {
      const route: string = req.route?.path ?? 'unknown'
      const seconds = (performance.now() - started) / 1000
      metrics.requests.observe({ method: req.method, route, status: res.statusCode }, seconds)
      if (route.startsWith('/api') || res.statusCode >= 400) {
        res.locals.log.info({
          method: req.method,
          route,
          status: res.statusCode,
          ms: Math.round(seconds * 1000),
        })
      }
    })
    next()
  }
}

/** Continues the gateway's trace. Comes after the body, whose events would lose what runs at the moment. */
function traced({ tracing }: HttpAppParts, { method, path }: ServedCall): RequestHandler {
  if (!tracing) return (_req, _res, next) => next()
  return (req, res, next) => {
    const attributes = { 'http.request.method': method, 'http.route': path }
    const span = tracing.begin(`${method} ${path}`, 'server', attributes, req.get('traceparent') ?? '')
    res.locals.log = res.locals.log.child({ traceId: span.traceId })
    res.once('close', () => span.end(...endOfRequest(res.statusCode)))
    span.within(next)
  }
}

function identify({ checkToken }: HttpAppParts): RequestHandler {
  return (req, res, next) => {
    const vouched = checkToken(req.get(TOKEN_HEADER))
    if (!vouched) {
      res.locals.log.warn({ refused: 'internal token' })
      throw noToken()
    }
    res.locals.issuer = vouched.issuer
    res.locals.caller = vouched.caller
    next()
  }
}

function serve(parts: HttpAppParts, call: ServedCall, answer: Route['answer']): RequestHandler {
  return async (req: Request, res: Response) => {
    const caller: Caller = res.locals.caller
    if (res.locals.issuer !== parts.issuer) throw noToken()
    // The gateway decides first; a service does not take its word for who may do what.
    const refusal = parts.refusalOf(call as never, caller)
    if (refusal) throw new AppError(refusal.code, refusal.said)
    const form = call.request.parse(call.method === 'GET' ? req.query : (req.body ?? {}))
    const context: Context = {
      caller,
      language: languageOf(req.get('accept-language')),
      address: req.get('x-forwarded-for') ?? '',
      key: call.keyed && writeKeyOf(req.get('idempotency-key'), call.path, req.body),
      tellGateway: (header, value) => res.setHeader(header, value),
    }
    res.json(await answer(form as never, context))
  }
}

function replyWithError({ metrics }: HttpAppParts): ErrorRequestHandler {
  return (thrown, req, res, next) => {
    if (res.headersSent) return next(thrown)
    const error = asAppError(thrown, res.locals.isWrite)
    const failed: Record<string, unknown> | undefined = res.locals.failed
    const status = error.code === 'refused' && !failed ? 400 : HTTP_STATUS[error.code]
    if (status >= 500) res.locals.log.error({ err: error.cause ?? error })
    if (status === 503) {
      if (error.cause) metrics.dependencyFailures.inc({ dependency: dependencyOf(error.cause) })
      res.setHeader('Retry-After', RETRY_AFTER_SECONDS)
    }
    if (error.retryAfter) res.setHeader('Retry-After', String(error.retryAfter))
    const code = status === 400 ? 'invalid' : error.code
    // An earlier try of this write may have been done, whatever became of this one.
    const said = status === 503 && req.get(REPEAT_HEADER) ? perhapsUnsaved : error.said
    const message = said[languageOf(req.get('accept-language'))]
    res.status(status).json({ ...failed, ...error.flags, code, message })
  }
}

/** Which dependency an error came from, for the metric. */
function dependencyOf(cause: unknown): string {
  const name = cause instanceof Error ? cause.name : ''
  if (name.startsWith('Sequelize')) return 'mysql'
  return /Redis|Reply|Socket|Retries/i.test(name) ? 'redis' : 'other'
}
