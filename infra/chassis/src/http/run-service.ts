import { createServer as createHttp, type RequestListener, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerConfig } from '../config/config.ts'
import type { Logger } from '../observability/logger.ts'
import { type Listeners, openListeners } from './listeners.ts'
import { createServer, type TlsPair } from './tls-server.ts'

/** How often expired connections are closed. */
const SWEEP_MS = 2_000
/**
 * A leaving process takes calls this much longer than announced. The separate pause lets a process that was not
 * scheduled serve what has arrived meanwhile.
 */
const MARGIN_MS = 300
/** How long running requests may take to end; without a parent no process waits for them. */
const DRAIN_MS = 5_000
const ORPHAN_DRAIN_MS = 500
/** For all resources together: a query that never returns must not hold the process. */
const CLOSE_LIMIT_MS = 2_000

/**
 * Whether the process has begun to stop, and for how long it still takes calls; `/readyz` reports it before anything
 * closes.
 */
export function lifecycle() {
  let leavesAt: number | null = null
  return {
    isClosing: () => leavesAt !== null,
    /** How long it still takes calls; null unless it is leaving. */
    drainMs: () => (leavesAt === null ? null : Math.max(0, Math.round(leavesAt - performance.now()))),
    beginClosing: (leaveMs: number) => {
      leavesAt = performance.now() + leaveMs
    },
  }
}
export type Lifecycle = ReturnType<typeof lifecycle>

export interface Served {
  app: RequestListener
  /** Where `app` is served; HOST by default. */
  host?: string
  /** Served on METRICS_PORT of HOST, if set. */
  metricsApp: RequestListener
  /** Receives the server before it listens. */
  guard?: (server: Server) => void
  config: Pick<ServerConfig, 'PORT' | 'HOST' | 'METRICS_PORT' | 'LEAVE_MS' | 'EXIT_WITH_STDIN'>
  /** The certificate for https; absent: http. */
  tls?: TlsPair
  log: Logger
  life: Lifecycle
  /** Closed in order after the last request. */
  resources: (() => unknown)[]
  /** The limit for all of them together; the usual time by default. */
  closeLimitMs?: number
}

/**
 * Serves until SIGTERM, SIGINT or, where the parent asked for it, the end of stdin: readiness off, `LEAVE_MS` of
 * further service after a SIGTERM and a moment more, then no new connections, running requests to their end, then the
 * resources. Exits with 1 if the port is taken.
 */
export async function runService(served: Served): Promise<Server> {
  const {
    app,
    host,
    metricsApp,
    guard,
    tls,
    config,
    log,
    life,
    resources,
    closeLimitMs = CLOSE_LIMIT_MS,
  } = served
  const server = createServer(
    {
      keepAliveTimeout: 55_000,
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      connectionsCheckingInterval: SWEEP_MS,
    },
    (req, res) => {
      // A kept-alive client opens its next connection to a replica that stays.
      if (life.isClosing()) res.shouldKeepAlive = false
      app(req, res)
    },
    tls,
    log,
  )
  guard?.(server)
  let listeners: Listeners | undefined
  const stop = async (why: string, { leave = 0, drain = DRAIN_MS } = {}) => {
    if (life.isClosing()) return
    life.beginClosing(leave)
    log.info({ why }, 'closing')
    await pause(leave)
    if (leave) await pause(MARGIN_MS)
    // Set before any wait, so that nothing holds the process longer.
    setTimeout(() => process.exit(0), drain + closeLimitMs).unref()
    await listeners?.close(drain)
    for (const close of resources)
      await (async () => close())().catch((err: unknown) => log.warn({ err }, 'while closing'))
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM', { leave: config.LEAVE_MS }))
  process.on('SIGINT', () => void stop('SIGINT'))
  if (config.EXIT_WITH_STDIN) {
    const orphaned = () => void stop('parent gone', { drain: ORPHAN_DRAIN_MS })
    process.stdin.on('end', orphaned).on('error', orphaned).resume()
  }
  // Stays open to the end, so that probes and metrics see the last requests.
  if (config.METRICS_PORT !== undefined) {
    const { address } = await listen(createHttp(metricsApp), config.METRICS_PORT, config.HOST)
    log.info({ address }, 'listening for metrics')
  }
  listeners = await listen(server, config.PORT, host ?? config.HOST)
  log.info({ address: listeners.address }, 'listening')
  // The launcher waits for this line.
  log.flush()
  return server
}

const listen = (server: Server, port: number, host: string): Promise<Listeners> =>
  openListeners(server, port, host).catch((err: NodeJS.ErrnoException) => {
    console.error(err.code === 'EADDRINUSE' ? `Port ${port} is already in use.` : err.message)
    process.exit(1)
  })
