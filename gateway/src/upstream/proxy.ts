import { Agent, type ClientRequest, type IncomingMessage } from 'node:http'
import type { Metrics, Outcome } from '@recruit/chassis/observability/metrics'
import type { Tracing } from '@recruit/chassis/observability/span'
import { REPEAT_HEADER } from '@recruit/chassis/tokens/internal-token'
import type { Call } from '@recruit/contract'
import { createProxyMiddleware } from 'http-proxy-middleware'
import type { Attempt, GatewayResponse, Step } from '../request/locals.ts'
import { streamOf } from '../request/receive-body.ts'
import { type Reason, refuse } from '../request/refuse.ts'
import { type CookieParts, receive } from './headers.ts'
import { MOST_CALLS_OF_SERVICE, type Upstreams } from './upstreams.ts'

/** Below the services' keepAliveTimeout, so that no request uses a connection that is being closed. */
const IDLE_MS = 50_000
/** A caller waits 3 s at most: this, plus the way there and back. */
const DEFAULT_TIMEOUT_SECONDS = 2.8
const MOST_TRIES = 3
/** With less time left, another try would be cut off. */
const WORTH_TRYING_MS = 200

/** Sets the deadline of the reply: for the queue, and then for the service. */
export const waitUntil: Step = (_req, res, next) => {
  beginWaiting(res)
  next()
}
function beginWaiting({ locals }: GatewayResponse): void {
  const { timeoutSeconds = DEFAULT_TIMEOUT_SECONDS } = locals.call ?? {}
  locals.until = performance.now() + timeoutSeconds * 1_000
}

interface ProxyParts extends CookieParts {
  upstreams: Upstreams
  beginAttempt: BeginAttempt
  onFailure: (service: string, error: Error, requestId: string) => void
}

/**
 * Carries a call to a replica of its service and the reply back; to another replica where the first failed and a repeat
 * is safe.
 */
export function createProxy(parts: ProxyParts) {
  const { upstreams } = parts
  const agent = new Agent({
    keepAlive: true,
    timeout: IDLE_MS,
    maxSockets: MOST_CALLS_OF_SERVICE,
    maxFreeSockets: 128,
  })
  const timeLeft = ({ locals }: GatewayResponse) => (locals.until ?? 0) - performance.now()

  const carry = createProxyMiddleware<IncomingMessage, GatewayResponse>({
    agent,
    changeOrigin: true,
    // The library's plugins log addresses with ids, and answer with the host's name.
    ejectPlugins: true,
    router: (_req, response, options) => {
      const res = response as GatewayResponse
      options.proxyTimeout = Math.max(1, Math.ceil(timeLeft(res)))
      options.buffer = streamOf(res.locals.body)
      return res.locals.tried?.at(-1)?.target as URL
    },
    plugins: [
      (proxy) => {
        proxy.on('proxyReq', (outgoing, _req, res) => {
          limitConnecting(outgoing)
          outgoing.once('timeout', () => {
            res.locals.late = true
          })
        })
        proxy.on('proxyRes', (reply, _req, res) => {
          res.locals.currentAttempt?.answered(reply)
          receive(parts, reply, res)
        })
        proxy.on('error', (error, req, res) => {
          if (req && res && 'locals' in res) failed(error, req, res)
        })
        // The client has left.
        proxy.on('econnreset', () => {})
      },
    ],
  })

  function send(call: Call, req: IncomingMessage, res: GatewayResponse): void {
    const back = upstreams.untilBack(call.service)
    if (back) {
      void back.then(() => sendAgain(call, req, res))
      return
    }
    const { tried = [] } = res.locals
    const replica = upstreams.take(call.service, tried)
    if (!replica) {
      tell(call, 'down', req, res)
      return
    }
    // This reply must not claim that nothing was saved.
    if (res.locals.uncertain) req.headers[REPEAT_HEADER] = '1'
    res.locals.tried = [...tried, replica]
    res.locals.taken = replica
    res.locals.currentAttempt = parts.beginAttempt(call, req, res)
    // The library reports a failure by its event, and sometimes here as well: the second report is ignored.
    void carry(req, res, (error) => {
      if (error instanceof Error) failed(error, req, res)
    })
  }

  /** Sends a call after a restart of its service, with its full time again. */
  function sendAgain(call: Call, req: IncomingMessage, res: GatewayResponse): void {
    if (res.destroyed) return
    beginWaiting(res)
    send(call, req, res)
  }

  /** Releases the current replica; safe to call again. */
  function giveBack(call: Call, { locals }: GatewayResponse): void {
    if (locals.taken) upstreams.release(call.service, locals.taken)
    locals.taken = undefined
  }

  function failed(error: Error, req: IncomingMessage, res: GatewayResponse): void {
    const { call, tried = [], late, requestId } = res.locals
    const replica = tried.at(-1)
    if (!call || !replica || res.locals.failedWith === error || res.destroyed || res.writableEnded) return
    res.locals.failedWith = error
    giveBack(call, res)
    res.locals.currentAttempt?.failed()
    parts.onFailure(call.service, error, requestId)
    // A reply that has begun is cut off, so that it does not look complete.
    if (res.headersSent) {
      res.destroy()
      return
    }
    const failure = failureOf(error, late)
    if (failure === 'slow') upstreams.suspect(replica)
    else upstreams.takeOut(replica)
    const isSafe = failure === 'down' || isRepeatable(call, req.headers['idempotency-key'])
    const isWorth = failure !== 'slow' && tried.length < MOST_TRIES && timeLeft(res) > WORTH_TRYING_MS
    if (isSafe && isWorth) {
      res.locals.uncertain ||= failure === 'broke' && !isReadOnly(call)
      send(call, req, res)
    } else tell(call, failure, req, res)
  }

  /** Claims that nothing was saved only where no earlier try, of the gateway or the client, may have arrived. */
  function tell(call: Call, failure: Failure, req: IncomingMessage, res: GatewayResponse): void {
    const known = failure === 'down' && res.locals.uncertain ? 'broke' : failure
    const isUnsure =
      known === 'down' && !isReadOnly(call) && isRepeatable(call, req.headers['idempotency-key'])
    refuse(req, res, isUnsure ? 'perhapsUnsaved' : reasonOf(call, known))
  }

  const forward: Step = (req, res, next) => {
    const { call } = res.locals
    // The client has left, so no event would release the replica.
    if (res.destroyed) return
    if (!call) return next()
    res.once('close', () => {
      giveBack(call, res)
      res.locals.currentAttempt?.left()
    })
    res.setHeader('Cache-Control', 'no-store')
    send(call, req, res)
  }
  return { forward, close: () => agent.destroy() }
}

const CONNECT_LIMIT_MS = 1_000
/** The error code of a request whose connection timed out. */
const NO_CONNECTION = 'NO_CONNECTION'

/** A replica on a machine that is gone does not even refuse. */
function limitConnecting(outgoing: ClientRequest): void {
  const { socket } = outgoing
  if (!socket?.connecting) return
  const limit = setTimeout(() => {
    outgoing.destroy(Object.assign(new Error('No connection in time'), { code: NO_CONNECTION }))
  }, CONNECT_LIMIT_MS)
  socket.once('connect', () => clearTimeout(limit)).once('close', () => clearTimeout(limit))
}

type BeginAttempt = (call: Call, req: IncomingMessage, res: GatewayResponse) => Attempt

/**
 * Measures each try until its reply is passed on, and has the service continue its trace; a try whose client left is
 * not measured.
 */
export const attempts =
  (metrics: Metrics, tracing: Tracing | null): BeginAttempt =>
  ({ service, method, path }, req, res) => {
    const started = performance.now()
    const attributes = { 'http.request.method': method, 'http.route': path, 'peer.service': service }
    const span = tracing?.begin(`to ${service}`, 'client', attributes, res.locals.span?.traceparent)
    if (span) req.headers.traceparent = span.traceparent
    let isOver = false
    const end = (outcome?: Outcome, status?: number) => {
      if (isOver) return
      isOver = true
      span?.end(status ? { 'http.response.status_code': status } : {}, outcome !== 'ok')
      const seconds = (performance.now() - started) / 1000
      if (outcome) metrics.dependencies.observe({ dependency: service, outcome }, seconds)
    }
    return {
      answered: (reply) => {
        const status = reply.statusCode ?? 0
        reply.once('end', () => end(status < 500 ? 'ok' : 'refused', status))
      },
      failed: () => end('failed'),
      left: () => end(),
    }
  }

/** `down`: nothing was sent. `broke`: the call may have been executed. `slow`: it may still be. */
type Failure = 'down' | 'broke' | 'slow'

/** How an upstream failed; `late` after a timeout. */
export function failureOf(error: Error, late: boolean | undefined): Failure {
  if (late) return 'slow'
  return isUnreached(error) ? 'down' : 'broke'
}

/** Only an error of resolving or connecting proves that nothing was sent: the same code may come later. */
function isUnreached(error: Error): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnreached)
  const { code, syscall } = error as NodeJS.ErrnoException
  return code === NO_CONNECTION || syscall === 'connect' || syscall === 'getaddrinfo'
}

/** A call that changes nothing, or whose outcome is stored with its change, may be repeated after a failure. */
const isRepeatable = (call: Call, key: string | string[] | undefined): boolean =>
  isReadOnly(call) || (call.idempotent === true && key !== undefined)

/** Only a call that changes something can leave it unknown whether it was saved. */
const REASONS = {
  read: { down: 'readDown', broke: 'readBroke', slow: 'readDown' },
  write: { down: 'upstreamDown', broke: 'upstreamBroke', slow: 'upstreamSlow' },
} as const satisfies Record<string, Record<Failure, Reason>>

const reasonOf = (call: Call, failure: Failure): Reason =>
  REASONS[isReadOnly(call) ? 'read' : 'write'][failure]

const isReadOnly = (call: Call): boolean => call.method === 'GET' || call.readOnly === true
