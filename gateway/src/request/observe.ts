import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { type Logger, sampledLog } from '@recruit/chassis/observability/logger'
import type { Metrics } from '@recruit/chassis/observability/metrics'
import { endOfRequest, type Tracing } from '@recruit/chassis/observability/span'
import type { Step } from './locals.ts'

/** The recorded status of a request whose client left before the reply. */
const CLIENT_LEFT = 499

interface Reported {
  requestId: string
  traceId?: string | undefined
  method: string
  route: string
  status: number
}

/**
 * Records one measurement per request, by route pattern, and one log line; of a flood of refusals a sample. `started`
 * is a value of `performance.now()`.
 */
export const recorder = ({ log, metrics }: { log: Logger; metrics: Metrics }) => {
  const mayLog = sampledLog(log)
  return (started: number, reported: Reported): void => {
    const ms = performance.now() - started
    const { method, route, status } = reported
    metrics.requests.observe({ method, route, status }, ms / 1000)
    const isTold = status >= 400 ? mayLog(`${route} ${status}`) : route !== 'health'
    if (isTold) log.info({ ...reported, ms: Math.round(ms) })
  }
}
export type Recorder = ReturnType<typeof recorder>

interface ObserveParts {
  record: Recorder
  isSecure: (req: IncomingMessage) => boolean
  addressOf: (req: IncomingMessage) => string
}

/** Records every request. Its id is always ours: a client's id would put its text into every service's log. */
export const observe =
  ({ record, isSecure, addressOf }: ObserveParts): Step =>
  (req, res, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    const { method = '' } = req
    res.locals ??= {} as typeof res.locals
    res.locals.requestId = requestId
    res.locals.address = addressOf(req)
    res.locals.secure = isSecure(req)
    res.setHeader('X-Request-Id', requestId)
    res.once('close', () => {
      const status = res.headersSent ? res.statusCode : CLIENT_LEFT
      const { route = 'unknown', span } = res.locals
      record(started, { requestId, traceId: span?.traceId, method, route, status })
    })
    next()
  }

/** Probes are measured, but logged only when they fail, because they come every few seconds. */
export const markHealthRoute: Step = (_req, res, next) => {
  res.locals.route = 'health'
  res.setHeader('Cache-Control', 'no-store')
  next()
}

/**
 * Starts a trace for each call. A client's traceparent is ignored: anyone could link strangers' requests by it, or
 * choose which are kept.
 */
export const traceCall =
  (tracing: Tracing): Step =>
  (_req, res, next) => {
    const { call } = res.locals
    if (!call) return next()
    const { method, path } = call
    const span = tracing.begin(`${method} ${path}`, 'server', {
      'http.request.method': method,
      'http.route': path,
    })
    res.locals.span = span
    res.once('close', () => span.end(...endOfRequest(res.statusCode)))
    span.within(next)
  }

const PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/
const MAPPED = /^::ffff:(?=[\d.]+$)/i

/**
 * The client address that the outermost of the trusted proxies saw, normalised and without its port; the proxy's own
 * address where that is malformed.
 */
export const clientAddress =
  (trustedHops: number) =>
  ({ headers, socket }: IncomingMessage): string => {
    const nearest = plain(socket.remoteAddress ?? '') ?? ''
    const forwarded = trustedHops ? headers['x-forwarded-for'] : undefined
    if (!forwarded) return nearest
    const addresses = String(forwarded).split(',').slice(-trustedHops).map(plain)
    return addresses.find((address) => address !== null) ?? nearest
  }

/** An address without port, brackets and IPv6 prefix; null if malformed. */
function plain(text: string): string | null {
  const bare = text.trim()
  const [, v6, v4] = PORT.exec(bare) ?? []
  const address = (v6 ?? v4 ?? bare).replace(MAPPED, '')
  return isIP(address) ? address : null
}

/** Whether the browser uses https, as the first trusted proxy reports it. */
export const clientProtocol =
  (trustedHops: number) =>
  ({ headers }: IncomingMessage): boolean => {
    const forwarded = trustedHops ? headers['x-forwarded-proto'] : undefined
    return String(forwarded).split(',')[0]?.trim() === 'https'
  }
