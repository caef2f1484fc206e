import { CAPACITY_LIMITS } from '@recruit/contract/rules/capacity-limits'
import type { Sequelize } from 'sequelize'
import type { Rotating, ServerConfig, ServiceConfig } from '../config/config.ts'
import { threadsGiveWay } from '../limits/give-way.ts'
import { latestMigration } from '../mysql/migrate.ts'
import { connectMysql, schemaCheck } from '../mysql/mysql.ts'
import { eventTeller, type TellEvent } from '../observability/events.ts'
import { createLogger, type Logger } from '../observability/logger.ts'
import { createMetrics, type Metrics } from '../observability/metrics.ts'
import { liveChecker } from '../tokens/internal-token.ts'
import { type Check, healthApp, metricsRoutes } from './health.ts'
import { createHttpApp, type ServiceRoutes } from './http-app.ts'
import { closersOf, openProgram, type Program, type ProgramOptions } from './program.ts'
import { type Listener, listeningRoutes } from './route.ts'
import { lifecycle, runService } from './run-service.ts'

export interface ServiceContext<Config> extends Program {
  config: Config
  db: Sequelize
  tell: TellEvent
}

/** What one service adds to what all services have. */
export interface ServiceParts extends ServiceRoutes {
  /** Observers of how calls end. */
  listeners: Listener[]
  /** What it needs to be ready, in addition to its schema. */
  checks?: Record<string, Check>
  /** Closed in order, before the stores. */
  close?: (() => unknown)[]
}

interface ServiceOptions<Config extends ServiceConfig> extends ProgramOptions {
  config: Config
  /** The folder of its migrations: it is ready once the newest is applied. */
  migrations: string
  issuers: { gateway: Rotating<string[]>; [issuer: string]: Rotating<string[]> }
  create: (context: ServiceContext<Config>) => ServiceParts | Promise<ServiceParts>
}

/** Starts a service with a schema of its own: the part that all services share. */
export async function startService<Config extends ServiceConfig>(
  options: ServiceOptions<Config>,
): Promise<void> {
  const { name, config, issuers } = options
  const program = await openProgram(options)
  const { log, metrics, tracing, life } = program
  const db = connectMysql(config.MYSQL_URL, { pool: CAPACITY_LIMITS.database.most, metrics })
  const schema = schemaCheck(config.MYSQL_URL, latestMigration(options.migrations))
  const tell = eventTeller(program)
  const { checks, close = [], listeners, ...parts } = await options.create({ ...program, config, db, tell })
  const served = createHttpApp({
    ...parts,
    routes: listeningRoutes(parts.routes, listeners),
    checkToken: liveChecker(name, issuers),
    checks: { mysql: schema.ask, ...checks },
    drainMs: life.drainMs,
    log,
    metrics,
    tracing,
  })
  const resources = [...close, () => db.close(), schema.close, ...closersOf(program)]
  await runService({ ...served, config, log, life, resources })
}

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
