import type { ServerConfig } from '../config/config.ts'
import { threadsGiveWay } from '../limits/give-way.ts'
import { createLogger, type Logger } from '../observability/logger.ts'
import { createMetrics, type Metrics } from '../observability/metrics.ts'
import { type Check, healthApp, metricsRoutes } from './health.ts'
import { lifecycle, runService } from './run-service.ts'

/** Running work may take longer to end than a request. */
const CLOSE_LIMIT_MS = 6_000

interface WorkerOptions {
  name: string
  config: ServerConfig
  /** Starts the work; the returned resources are closed in order at the end. */
  begin: (context: { log: Logger; metrics: Metrics }) => {
    checks: Record<string, Check>
    close: (() => unknown)[]
  }
}

/** Starts a program without calls: its port serves probes and metrics only. */
export async function startWorker({ name, config, begin }: WorkerOptions): Promise<void> {
  // No caller waits for this program: all its threads, garbage collection included, let requests go first.
  threadsGiveWay(() => true)
  const log = createLogger(name, config.LOG_LEVEL)
  const metrics = createMetrics(name, { version: config.BUILD_VERSION })
  const life = lifecycle()
  const { checks, close } = begin({ log, metrics })
  const app = healthApp(metricsRoutes({ checks, metrics, drainMs: life.drainMs }))
  await runService({
    app,
    metricsApp: app,
    config,
    log,
    life,
    resources: close,
    closeLimitMs: CLOSE_LIMIT_MS,
  })
}
