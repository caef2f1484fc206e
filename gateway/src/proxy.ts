import { Agent } from 'node:http'
import { Readable } from 'node:stream'
import type { Call } from '@recruit/contract'
import type { Request } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import type { GatewayResponse, Step } from './locals.ts'
import { cutLongBody, limitConnecting, NO_CONNECTION } from './outgoing-limits.ts'
import { type Reason, refuseBody } from './refuse.ts'
import { type CookieParts, receive } from './reply-headers.ts'
import { MOST_UNDER_WAY, type Upstreams } from './upstreams.ts'

/** Below the services' keepAliveTimeout, so that no request is sent into a connection that is being closed. */
const IDLE_MS = 50_000
const DEFAULT_PATIENCE_SECONDS = 3
/** Nothing was sent: the caller may be told so. */
const NEVER_REACHED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  NO_CONNECTION,
])

/** Only of a call that changes something need anybody ask whether it was saved. */
const REASONS = {
  read: { down: 'readDown', broke: 'readBroke', slow: 'readSlow' },
  write: { down: 'upstreamDown', broke: 'upstreamBroke', slow: 'upstreamSlow' },
} as const satisfies Record<string, Record<string, Reason>>
const reads = (call: Call | undefined): boolean => call?.method === 'GET' || call?.reads === true

export interface ProxyParts extends CookieParts {
  upstreams: Upstreams
  onFailure: (service: string, error: Error, requestId: string) => void
}

/** Carries a call to its service and the reply back, each way as a stream. */
export function createProxy(parts: ProxyParts) {
  const agent = new Agent({
    keepAlive: true,
    timeout: IDLE_MS,
    maxSockets: MOST_UNDER_WAY,
    maxFreeSockets: 128,
  })

  const failed = (error: Error, req: Request, res: GatewayResponse) => {
    const { call, late } = res.locals
    if (res.destroyed || res.writableEnded) return
    parts.onFailure(call?.service ?? 'unknown', error, res.locals.requestId)
    // A reply that has begun must not look complete.
    if (res.headersSent) res.destroy()
    else
      refuseBody(
        req,
        res,
        REASONS[reads(call) ? 'read' : 'write'][late ? 'slow' : howItFailed(error)],
        call?.failed,
      )
  }

  const carry = createProxyMiddleware<Request, GatewayResponse>({
    agent,
    changeOrigin: true,
    // The library's own plugins log addresses with ids and answer with the host's name.
    ejectPlugins: true,
    router: (_req, res, options) => {
      const { call, upstream, ignoresBody } = (res as GatewayResponse).locals
      options.proxyTimeout = (call?.patience ?? DEFAULT_PATIENCE_SECONDS) * 1000
      if (ignoresBody) options.buffer = Readable.from([])
      return upstream?.target as URL
    },
    plugins: [
      (proxy) => {
        proxy.on('proxyReq', (outgoing, req, res) => {
          limitConnecting(outgoing)
          outgoing.once('timeout', () => {
            res.locals.late = true
          })
          if (req.headers['transfer-encoding']) cutLongBody(outgoing, req, res)
        })
        proxy.on('proxyRes', (reply, _req, res) => receive(parts, reply, res))
        proxy.on('error', (error, req, res) => {
          if (req && res && 'locals' in res) failed(error, req, res)
        })
        // The client left; there is nobody to answer.
        proxy.on('econnreset', () => {})
      },
    ],
  })

  const forward: Step = (req, res, next) => {
    // Nobody is there any more, and nobody would give the upstream back.
    if (res.destroyed) return
    const { call } = res.locals
    const upstream = call && parts.upstreams.take(call.service)
    if (!upstream) return refuseBody(req, res, reads(call) ? 'readDown' : 'upstreamDown', call?.failed)
    res.locals.upstream = upstream
    res.once('close', upstream.release)
    res.setHeader('Cache-Control', 'no-store')
    // The library reports a failure by its event, sometimes here as well: whoever comes second finds the reply ended.
    return carry(req, res, (error) => {
      if (error instanceof Error) failed(error, req, res)
      else next(error)
    })
  }
  return { forward, close: () => agent.destroy() }
}

function howItFailed(error: Error): 'down' | 'broke' {
  const code = 'code' in error ? String(error.code) : ''
  return NEVER_REACHED.has(code) ? 'down' : 'broke'
}
