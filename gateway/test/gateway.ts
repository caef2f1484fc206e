import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { createLogger } from '@recruit/chassis/observability/logger'
import { createMetrics } from '@recruit/chassis/observability/metrics'
import { connectRedis } from '@recruit/chassis/redis/redis'
import { sessionStore } from '@recruit/chassis/redis/session-store'
import { tokenChecker } from '@recruit/chassis/tokens/internal-token'
import type { Service } from '@recruit/contract'
import { ROLE_NAMES } from '@recruit/contract/calls/roles'
import { freePort } from '@recruit/local/stack/ports'
import { createGateway, type GatewayParts } from '../src/app.ts'
import { gatewayLimits } from '../src/limits/call-limits.ts'
import { ask, ownRedis, type Question, type Served, serve } from './support.ts'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const INTERNAL_KEY = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
const PUBLIC_KEY = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
export const COOKIE_KEY = 'only-for-this-test-and-long-enough-to-pass'

export interface Seen {
  service: Service
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** The real gateway in front of three HTTP stubs that a test controls. */
export async function startGateway(
  options: Partial<GatewayParts['config']> = {},
  parts: Partial<GatewayParts> = {},
) {
  const seen: Seen[] = []
  let behave: RequestListener = (_req, res) => res.end('{}')
  const peer = (service: Service) =>
    serve((req, res) => {
      if (req.url === '/readyz') return void res.end()
      let body = ''
      req.on('data', (chunk) => {
        body += chunk
      })
      req.on('end', () => {
        seen.push({ service, method: req.method ?? '', path: req.url ?? '', headers: req.headers, body })
        behave(req, res)
      })
    })
  const peers = {
    applicants: await peer('applicants'),
    settings: await peer('settings'),
    auth: await peer('auth'),
  }
  const redisServer = await ownRedis()
  const log = createLogger('gateway', 'silent')
  const redis = connectRedis(redisServer.url, log)
  // A test that begins with a session asks before a busy machine has connected.
  if (redis.status !== 'ready') await once(redis, 'ready')
  const sessions = sessionStore(redis, ROLE_NAMES)
  const held: { copy: Buffer | null; tell: () => void } = {
    copy: Buffer.from('{"isInDB":"true"}'),
    tell: () => {},
  }
  const metrics = createMetrics('gateway')
  const gateway = await createGateway({
    config: {
      INTERNAL_KEY: () => INTERNAL_KEY,
      COOKIE_KEY,
      APPLICANTS_URL: [peers.applicants.url],
      SETTINGS_URL: [peers.settings.url],
      AUTH_URL: [peers.auth.url],
      PUBLIC_URL: undefined,
      TRUST_PROXY_HOPS: 0,
      WEB_DIST: '/nowhere',
      ...options,
    },
    sessions,
    redis,
    limits: gatewayLimits(redis),
    settings: {
      held: () => held.copy,
      expect: () => undefined,
      onChange: (listener) => {
        held.tell = listener
      },
    },
    checks: {},
    drainMs: () => null,
    log,
    metrics,
    tracing: null,
    ...parts,
  })
  const front: Served = await serve(gateway.app)
  gateway.guard(front.server)
  return {
    ...front,
    app: gateway.app,
    metricsApp: gateway.metricsApp,
    guard: gateway.guard,
    peers,
    seen,
    held,
    sessions,
    redisServer,
    redis,
    metrics,
    /** The behaviour of every peer from now on, after it has read the whole request. */
    peersDo: (listener: RequestListener) => {
      behave = listener
    },
    last: () => {
      const last = seen.at(-1)
      if (!last) throw new Error('No request reached a service')
      return last
    },
    ask: (path: string, question?: Question) => ask(front.url, path, question),
    post: (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      ask(front.url, path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    callerOf: ({ service, headers }: Seen) =>
      tokenChecker(service, { gateway: [PUBLIC_KEY] })(String(headers['x-internal-token']))?.caller,
    stop: async () => {
      await front.stop()
      gateway.close()
      redis.disconnect()
      await Promise.all(Object.values(peers).map((served) => served.stop()))
      await redisServer.remove()
    },
  }
}
export type TestGateway = Awaited<ReturnType<typeof startGateway>>

/** An address at which no server listens. */
export const nowhere = async () => `http://127.0.0.1:${await freePort()}`
