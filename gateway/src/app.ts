import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { type HealthParts, healthApp, healthRoutes, metricsRoutes } from '@recruit/chassis/http/health'
import { sampledLog } from '@recruit/chassis/limits/sampled-log'
import type { Logger } from '@recruit/chassis/observability/logger'
import { watch } from '@recruit/chassis/observability/metrics'
import type { Tracing } from '@recruit/chassis/observability/span'
import type { SessionStore } from '@recruit/chassis/redis/session-store'
import { liveMinter } from '@recruit/chassis/tokens/live-token'
import type { Service } from '@recruit/contract'
import { CAPACITY_LIMITS } from '@recruit/contract/rules/capacity-limits'
import express, { type ErrorRequestHandler } from 'express'
import type { GatewayConfig } from './config.ts'
import { applicantProofs } from './identity/applicant-cookie.ts'
import { checkXsrf, sameSite } from './identity/csrf.ts'
import { deviceCookies } from './identity/device-cookies.ts'
import { identify, readCookies } from './identity/identity.ts'
import { checkPermission } from './identity/permission.ts'
import { xsrfTokens } from './identity/xsrf-token.ts'
import { bodyBudget } from './limits/body-budget.ts'
import { clientAddress, clientProtocol } from './limits/client-address.ts'
import { limitConnections, limitRequests } from './limits/connections.ts'
import type { GatewayLimits } from './limits/gateway-limits.ts'
import { limitOpenWrites } from './limits/open-writes.ts'
import { waitForRestart } from './limits/restarts.ts'
import { upstreamQueue } from './limits/upstream-queue.ts'
import { checkBody, checkFraming } from './request/body-rules.ts'
import { callPath } from './request/call-path.ts'
import { endWithJson } from './request/error-handler.ts'
import { inOrder } from './request/in-order.ts'
import { markHealthRoute, observe, recorder } from './request/observe.ts'
import { oneHost } from './request/one-host.ts'
import { receiveBody } from './request/receive-body.ts'
import { contentPolicy, secureHeaders } from './request/security-headers.ts'
import { traceCall } from './request/trace-call.ts'
import { cleanPath, notFound } from './request/unknown-path.ts'
import { apiDocs } from './site/api-docs.ts'
import { createFrontPage } from './site/front-page.ts'
import { createMissingPage } from './site/missing-page.ts'
import { pageFastPath, pageSender } from './site/page-fast-path.ts'
import { loadRenderer } from './site/page-renderer.ts'
import { scriptSources } from './site/page-scripts.ts'
import { settingsFastPath } from './site/settings-fast-path.ts'
import { site } from './site/site.ts'
import { loadAssets, readFiles } from './site/site-files.ts'
import { attempts } from './upstream/attempts.ts'
import { createProxy, waitUntil } from './upstream/proxy.ts'
import { setInternalHeaders } from './upstream/request-headers.ts'
import { createUpstreams } from './upstream/upstreams.ts'

export interface GatewayParts extends HealthParts {
  config: Pick<
    GatewayConfig,
    | 'INTERNAL_KEY'
    | 'COOKIE_KEY'
    | 'APPLICANTS_URL'
    | 'SETTINGS_URL'
    | 'AUTH_URL'
    | 'PUBLIC_URL'
    | 'TRUST_PROXY_HOPS'
    | 'WEB_DIST'
    | 'NODE_ENV'
  > & {
    /** The gateway itself serves https. */
    isTls?: boolean
  }
  sessions: Pick<SessionStore, 'read'>
  limits: GatewayLimits
  /** A settings client, or anything that holds the serialised record. */
  settings: {
    held: () => Buffer | null
    expect: (version: number) => void
    onChange: (listener: () => void) => void
  }
  log: Logger
  tracing: Tracing | null
  /** Overrides the default capacity. */
  capacity?: Partial<Capacity>
}
type Capacity = Record<keyof typeof CAPACITY_LIMITS, { most: number; seconds?: number }>

interface Gateway {
  app: RequestListener
  metricsApp: RequestListener
  /** Limits the connections of the server that `app` listens to. */
  guard: (server: Server) => void
  close: () => void
}

/** The log keeps at most this many lines a second of one limit, or of one failure of one service. */
const MOST_ALIKE = 5

/** The gateway as a request listener: the fast paths of every visit, then the ordered steps of any other request. */
export async function createGateway(parts: GatewayParts): Promise<Gateway> {
  const { config, settings, log, metrics } = parts
  const publicUrl = config.PUBLIC_URL ? new URL(config.PUBLIC_URL) : undefined
  const publicOrigin = publicUrl?.origin
  const isHttps = publicUrl ? publicUrl.protocol === 'https:' : config.isTls || undefined
  const isForwardedHttps = clientProtocol(config.TRUST_PROXY_HOPS)
  const isSecure = (req: IncomingMessage) => isHttps ?? isForwardedHttps(req)
  const tokens = xsrfTokens(config.COOKIE_KEY)
  const proofs = applicantProofs(config.COOKIE_KEY)
  const devices = deviceCookies(config.COOKIE_KEY)
  const files = await readFiles(config.WEB_DIST)
  if (!files.has('/index.html')) log.warn('the web build is missing; only the calls are served')
  const assets = await loadAssets(files)
  const frontPage = createFrontPage({
    files,
    settings,
    render: await loadRenderer(config.WEB_DIST),
    publicOrigin,
    onError: (err) => log.warn({ err }, 'the front page is not whole'),
  })
  const pagePolicy = contentPolicy(scriptSources(String(files.get('/index.html') ?? '')))
  const sendPage = pageSender({ frontPage, pagePolicy, tokens, proofs })
  const record = recorder({ log, metrics })
  const failure = (dependency: string) => metrics.dependencyFailures.inc({ dependency })
  const capacity: Capacity = { ...CAPACITY_LIMITS, ...parts.capacity }
  const mayLog = sampledLog(log, MOST_ALIKE)
  const onOver = (limit: string) => {
    metrics.refusedForCapacity.inc({ limit })
    if (mayLog(limit)) log.warn({ limit }, 'over a limit')
  }
  const budget = bodyBudget({ bytes: capacity.bodies.most, ofBlock: capacity.blockBodies.most }, onOver)
  const { upstream, blockUpstream, upstreamWaiting, restart, blockRestart } = capacity
  const waitMs = (upstreamWaiting.seconds ?? 0) * 1_000
  const sharesOf = (service: Service) => {
    const shares = {
      underWay: upstream.most,
      ofBlock: blockUpstream.most,
      waiting: upstreamWaiting.most,
      waitMs,
    }
    // Sign-ins have a queue of their own, so that guesses do not delay the right key.
    const { authUpstream, blockAuthUpstream } = capacity
    return service === 'auth'
      ? { ...shares, underWay: authUpstream.most, ofBlock: blockAuthUpstream.most }
      : shares
  }
  const addressOf = clientAddress(config.TRUST_PROXY_HOPS)
  const upstreams = createUpstreams(
    { applicants: config.APPLICANTS_URL, settings: config.SETTINGS_URL, auth: config.AUTH_URL },
    (restart.seconds ?? 0) * 1_000,
    (service, { target, state }, was) =>
      log.warn({ upstream: service, replica: target.host, was, state }, 'a replica changed'),
  )
  watch(
    metrics,
    {
      name: 'upstream_replicas',
      help: 'Replicas of a service by what the gateway finds them to be',
      labelNames: ['service', 'state'],
    },
    upstreams.count,
  )
  const proxy = createProxy({
    upstreams,
    beginAttempt: attempts(metrics, parts.tracing),
    proofs,
    devices,
    tokens,
    onSettings: settings.expect,
    onFailure: (upstream, err, requestId) => {
      failure(upstream)
      const { code = err.name } = err as { code?: string }
      if (mayLog(`${upstream} ${code}`)) log.error({ requestId, upstream, err }, 'upstream failed')
    },
  })

  const begin = [observe({ record, isSecure, addressOf }), secureHeaders, checkFraming]
  const answer = inOrder(
    ...begin,
    ...(parts.tracing ? [traceCall(parts.tracing)] : []),
    sameSite(publicOrigin),
    checkBody,
    readCookies(proofs),
    checkXsrf(tokens),
    identify({ sessions: parts.sessions, onUnsure: () => failure('redis') }),
    checkPermission,
    receiveBody(budget),
    limitOpenWrites(parts.limits.openWrites),
    waitForRestart(upstreams.untilBack, { most: restart.most, ofBlock: blockRestart.most }, onOver),
    waitUntil,
    upstreamQueue(sharesOf, onOver),
    setInternalHeaders(liveMinter('gateway', config.INTERNAL_KEY), devices),
    proxy.forward,
  )
  const onError = endWithJson(log)

  const app = express()
  app.disable('x-powered-by').disable('etag')
  app.use(...begin, cleanPath)
  app.use(['/healthz', '/readyz'], markHealthRoute)
  app.use(healthRoutes(parts))
  app.use(site({ assets, sendPage, missingPage: await createMissingPage(files), pagePolicy }))
  if (config.NODE_ENV !== 'production') app.use(apiDocs())
  app.use(notFound)
  // Express recognises an error handler by its four parameters.
  app.use(((err, req, res, _next) => onError(err, req, res)) satisfies ErrorRequestHandler)

  const fastPath = {
    held: settings.held,
    metrics,
    publicOrigin,
    isHttps: isHttps === true,
    budget,
    addressOf,
  }
  return {
    app: limitRequests(
      capacity.connectionRequests.most,
      onOver,
      oneHost(
        settingsFastPath(
          fastPath,
          pageFastPath({ sendPage, isSecure, record }, callPath({ answer, onError }, app)),
        ),
      ),
    ),
    metricsApp: healthApp(metricsRoutes(parts)),
    guard: (server) =>
      limitConnections(
        server,
        {
          connections: capacity.connections.most,
          ofBlock: config.TRUST_PROXY_HOPS ? null : capacity.blockConnections.most,
          idleMs: (capacity.idleReply.seconds ?? 0) * 1_000,
          replySeconds: capacity.slowReply.seconds ?? 0,
        },
        onOver,
      ),
    close: () => {
      upstreams.close()
      proxy.close()
    },
  }
}
