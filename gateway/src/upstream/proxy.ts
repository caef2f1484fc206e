import { Agent, type IncomingMessage } from 'node:http'
import { REPEAT_HEADER } from '@recruit/chassis/mysql/idempotency'
import type { Call } from '@recruit/contract'
import { createProxyMiddleware } from 'http-proxy-middleware'
import type { GatewayResponse, Step } from '../request/locals.ts'
import { streamOf } from '../request/receive-body.ts'
import { refuse } from '../request/refuse.ts'
import {
  type BeginAttempt,
  type Failure,
  failureOf,
  isReadOnly,
  isRepeatable,
  limitConnecting,
  reasonOf,
} from './attempts.ts'
import { type CookieParts, receive } from './reply-headers.ts'
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
    refuse(req, res, isUnsure ? 'perhapsUnsaved' : reasonOf(call, known), call.failed)
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
