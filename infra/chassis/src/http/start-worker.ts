import type { ServerConfig } from '../config/config.ts'
import { runWhileIdle, threadsGiveWay } from '../limits/give-way.ts'
import { createLogger, type Logger } from '../observability/logger.ts'
import { createMetrics, type Metrics } from '../observability/metrics.ts'
import { type Check, healthApp, healthRoutes } from './health.ts'
import { lifecycle, runService } from './run-service.ts'

/** What is under way may take longer to end than a request. */
const CLOSE_LIMIT_MS = 6_000

interface WorkerOptions {
  name: string
  config: ServerConfig
  /** It runs only while no other program wants the processor, and is slow on a machine that is never idle. */
  onlyWhileIdle?: boolean
  /** Begins the work; what it answers is closed in order at the end. */
  begin: (context: { log: Logger; metrics: Metrics }) => {
    checks: Record<string, Check>
    close: (() => unknown)[]
  }
}

/** Starts a program that nobody calls: on its port it tells how it is, and nothing else. */
export async function startWorker({
  name,
  config,
  onlyWhileIdle = false,
  begin,
}: WorkerOptions): Promise<void> {
  // Nobody waits for it: all of it lets requests go first, its collecting of garbage too.
  const isIdle = onlyWhileIdle && runWhileIdle('program')
  if (!isIdle) threadsGiveWay(() => true)
  const log = createLogger(name, config.LOG_LEVEL)
  if (onlyWhileIdle && !isIdle) log.warn('this machine has no SCHED_IDLE: the program has a low priority')
  const metrics = createMetrics(name, { version: config.BUILD_VERSION })
  const life = lifecycle()
  const { checks, close } = begin({ log, metrics })
  const app = healthApp(healthRoutes(checks, metrics, life.leavesInMs))
  await runService({ app, aside: app, config, log, life, resources: close, closeLimitMs: CLOSE_LIMIT_MS })
}
