import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { type HealthParts, healthApp, healthRoutes, metricsRoutes } from '@recruit/chassis/http/health'
import { type Logger, sampledLog } from '@recruit/chassis/observability/logger'
import { watch } from '@recruit/chassis/observability/metrics'
import type { Tracing } from '@recruit/chassis/observability/span'
import type { SessionStore } from '@recruit/chassis/redis/session-store'
import { liveMinter } from '@recruit/chassis/tokens/internal-token'
import { type Call, calls } from '@recruit/contract'
import { CAPACITY_LIMITS } from '@recruit/contract/rules/capacity-limits'
import { type ErrorRequestHandler, type Request, type Response, Router } from 'express'
import type { GatewayConfig } from './config.ts'
import { applicantProofs, deviceCookies } from './identity/cookies.ts'
import {
  checkPermission,
  checkXsrf,
  identify,
  readCookies,
  sameSite,
  xsrfTokens,
} from './identity/identity.ts'
import {
  type Capacity,
  type GatewayLimits,
  limitOpenWrites,
  upstreamQueue,
  waitForRestart,
} from './limits/call-limits.ts'
import { limitConnections, limitRequests } from './limits/connections.ts'
import type { GatewayResponse, Step } from './request/locals.ts'
import {
  clientAddress,
  clientProtocol,
  markHealthRoute,
  observe,
  recorder,
  traceCall,
} from './request/observe.ts'
import { bodyBudget, receiveBody } from './request/receive-body.ts'
import { endWithJson } from './request/refuse.ts'
import {
  callPath,
  checkBody,
  checkFraming,
  cleanPath,
  inOrder,
  notFound,
  oneHost,
  refuseTarget,
} from './request/request-rules.ts'
import { contentPolicy, secureHeaders } from './request/security-headers.ts'
import { apiDocs } from './site/api-docs.ts'
import { createFrontPage, loadRenderer, scriptSources } from './site/front-page.ts'
import { pageFastPath, pageSender } from './site/page-fast-path.ts'
import { settingsFastPath } from './site/settings-fast-path.ts'
import { createMissingPage, loadAssets, readFiles, site } from './site/site.ts'
import { watchCertificate } from './system/certificate.ts'
import { answerSystemState, systemReader } from './system/system-state.ts'
import { setInternalHeaders } from './upstream/headers.ts'
import { attempts, createProxy, waitUntil } from './upstream/proxy.ts'
import { createUpstreams } from './upstream/upstreams.ts'

export interface GatewayParts extends HealthParts {
  config: Pick<
    GatewayConfig,
    | 'INTERNAL_KEY'
    | 'COOKIE_KEY'
    | 'APPLICANTS_URL'
    | 'SETTINGS_URL'
    | 'AUTH_URL'
    | 'DELIVERY_URL'
    | 'BACKUP_URL'
    | 'CERTIFICATE_URL'
    | 'BUILD_VERSION'
    | 'PUBLIC_URL'
    | 'TRUST_PROXY_HOPS'
    | 'WEB_DIST'
    | 'NODE_ENV'
  > & {
    /** The gateway itself serves https. */
    isTls?: boolean
  }
  sessions: Pick<SessionStore, 'read'>
  redis: { ping: () => Promise<unknown> }
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
interface Gateway {
  app: RequestListener
  metricsApp: RequestListener
  /** Limits the connections of the server that `app` listens to. */
  guard: (server: Server) => void
  close: () => void
}

/** The log keeps at most this many lines a second of one limit, or of one failure of one service. */
const MOST_ALIKE = 5

/** The gateway as a request listener: one ordered list of steps, first the calls. */
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
  const { restart, blockRestart } = capacity
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
  if (config.CERTIFICATE_URL) watchCertificate(metrics, new URL(config.CERTIFICATE_URL))
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
  const checked = [
    ...begin,
    ...(parts.tracing ? [traceCall(parts.tracing)] : []),
    sameSite(publicOrigin),
    checkBody,
    readCookies(proofs),
    checkXsrf(tokens),
    identify({ sessions: parts.sessions, onUnsure: () => failure('redis') }),
    checkPermission,
    receiveBody(budget),
  ]
  const carried = inOrder(
    ...checked,
    limitOpenWrites(parts.limits.openWrites),
    waitForRestart(upstreams.untilBack, { most: restart.most, ofBlock: blockRestart.most }, onOver),
    waitUntil,
    upstreamQueue(capacity, onOver),
    setInternalHeaders(liveMinter('gateway', config.INTERNAL_KEY), devices),
    proxy.forward,
  )
  const system = answerSystemState(systemReader({ targets: upstreams.targets, redis: parts.redis, config }))
  const onError = endWithJson(log)

  const fromMemory = settingsFastPath({
    held: settings.held,
    metrics,
    publicOrigin,
    isHttps: isHttps === true,
    budget,
    addressOf,
  })
  const stepsOf = (call: Call): Step => {
    if (call === calls.loadSettings) return inOrder(fromMemory, carried)
    return call.service === 'gateway' ? inOrder(...checked, system) : carried
  }
  // Without the router, whose layers cost each call a twentieth.
  const first = inOrder(
    limitRequests(capacity.connectionRequests.most, onOver),
    oneHost,
    callPath(stepsOf),
    pageFastPath({ sendPage, isSecure, record }),
  )
  // A router without Express' application, which costs a page a tenth more.
  const steps = Router()
  steps.use(...begin, cleanPath)
  steps.use(['/healthz', '/readyz'], markHealthRoute)
  steps.use(healthApp(healthRoutes(parts)))
  steps.use(site({ assets, sendPage, missingPage: await createMissingPage(files), pagePolicy }))
  if (config.NODE_ENV !== 'production') steps.use(apiDocs())
  steps.use(notFound)
  // Express recognises an error handler by its four parameters.
  steps.use(((err, req, res, _next) => onError(err, req, res)) satisfies ErrorRequestHandler)

  return {
    app: (req, res) =>
      void first(req, res as GatewayResponse, (error) => {
        if (error) onError(error, req, res as GatewayResponse)
        else steps(req as Request, res as Response, () => refuseTarget(res))
      }),
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
