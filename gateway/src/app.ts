import type { RequestListener } from 'node:http'
import type { Check } from '@recruit/chassis/health'
import { healthApp, healthRoutes } from '@recruit/chassis/health'
import { liveMinter } from '@recruit/chassis/live-token'
import type { Logger } from '@recruit/chassis/logger'
import { type Metrics, watch } from '@recruit/chassis/metrics'
import type { SessionStore } from '@recruit/chassis/session-store'
import type { Tracing } from '@recruit/chassis/tracing'
import express from 'express'
import type { Store } from 'express-rate-limit'
import { applicantProofs } from './applicant-cookie.ts'
import { checkBody, checkFraming } from './body-rules.ts'
import type { GatewayConfig } from './config.ts'
import { checkXsrf, sameSite } from './csrf.ts'
import { docs } from './docs.ts'
import { endWithJson } from './end-with-json.ts'
import { cleanPath, findCall } from './find-call.ts'
import { createFrontPage } from './front-page.ts'
import { asHealth, onlyFromHere } from './health.ts'
import { identify, readCookies } from './identity.ts'
import { observe, recorder } from './observe.ts'
import { vouch } from './outgoing-headers.ts'
import { pageLane, pageSender } from './page-lane.ts'
import { loadRenderer } from './page-renderer.ts'
import { scriptSources } from './page-scripts.ts'
import { checkPermission } from './permission.ts'
import { createProxy } from './proxy.ts'
import { receiveBody } from './receive-body.ts'
import { contentPolicy, secureHeaders } from './security-headers.ts'
import { settingsLane } from './settings-lane.ts'
import { site } from './site.ts'
import { loadAssets, readFiles } from './site-files.ts'
import { ceiling } from './throttle.ts'
import { traceCall } from './trace-call.ts'
import { tries } from './tries.ts'
import { createUpstreams } from './upstreams.ts'
import { xsrfTokens } from './xsrf-token.ts'

export interface GatewayParts {
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
  >
  sessions: Pick<SessionStore, 'read'>
  /** Counts the writes of each address. */
  writes: Store
  /** A settings client, or anything that holds the serialised record. */
  settings: {
    held: () => Buffer | null
    expect: (version: number) => void
    onChange: (listener: () => void) => void
  }
  checks: Record<string, Check>
  isClosing: () => boolean
  log: Logger
  metrics: Metrics
  tracing: Tracing | null
}

/** The gateway as a request listener: the lanes of what every visit asks for, then the ordered list of what happens to any other request. */
export async function createGateway(
  parts: GatewayParts,
): Promise<{ app: RequestListener; aside: RequestListener; close: () => void }> {
  const { config, settings, log, metrics } = parts
  const publicUrl = config.PUBLIC_URL ? new URL(config.PUBLIC_URL) : undefined
  const publicOrigin = publicUrl?.origin
  const isHttps = publicUrl && publicUrl.protocol === 'https:'
  const tokens = xsrfTokens(config.COOKIE_KEY)
  const proofs = applicantProofs(config.COOKIE_KEY)
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
  const sendPage = pageSender({ frontPage, pagePolicy, tokens })
  const record = recorder({ log, metrics })
  const failure = (dependency: string) => metrics.dependencyFailures.inc({ dependency })
  const upstreams = createUpstreams(
    { applicants: config.APPLICANTS_URL, settings: config.SETTINGS_URL, auth: config.AUTH_URL },
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
    beginTry: tries(metrics, parts.tracing),
    proofs,
    tokens,
    onSettings: settings.expect,
    onFailure: (upstream, err, requestId) => {
      failure(upstream)
      log.error({ requestId, upstream, err }, 'upstream failed')
    },
  })

  const app = express()
  app.disable('x-powered-by').disable('etag').set('trust proxy', config.TRUST_PROXY_HOPS)
  app.use(observe({ record, isHttps }))
  app.use(secureHeaders)
  app.use(checkFraming)
  app.use(cleanPath)
  app.use(['/healthz', '/readyz', '/metrics'], asHealth)
  app.use('/metrics', onlyFromHere)
  const health = healthRoutes(parts.checks, metrics, parts.isClosing)
  app.use(health)
  app.use(site({ assets, sendPage }))
  if (config.NODE_ENV !== 'production') app.use(docs())
  app.use(findCall)
  if (parts.tracing) app.use(traceCall(parts.tracing))
  app.use(ceiling(parts.writes))
  app.use(sameSite(publicOrigin))
  app.use(checkBody)
  app.use(readCookies)
  app.use(checkXsrf(tokens))
  app.use(identify({ sessions: parts.sessions, proofs, onUnsure: () => failure('redis') }))
  app.use(checkPermission)
  app.use(receiveBody)
  app.use(vouch(liveMinter('gateway', () => config.INTERNAL_KEY)))
  app.use(proxy.forward)
  app.use(endWithJson(log))
  // Only Express can say of a proxy's word whether the browser speaks https.
  const isKnownHttps = isHttps ?? (config.TRUST_PROXY_HOPS ? undefined : false)
  const withPage =
    isKnownHttps === undefined ? app : pageLane({ sendPage, isHttps: isKnownHttps, record }, app)
  return {
    app: settingsLane({ held: settings.held, metrics, publicOrigin, isHttps: isHttps === true }, withPage),
    aside: healthApp(health),
    close: () => {
      upstreams.close()
      proxy.close()
    },
  }
}
