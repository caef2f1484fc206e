import { createHttpApp } from '@recruit/chassis/http-app'
import { liveChecker } from '@recruit/chassis/live-token'
import type { Logger } from '@recruit/chassis/logger'
import type { Metrics } from '@recruit/chassis/metrics'
import { latestMigration } from '@recruit/chassis/migrate'
import { schemaCheck } from '@recruit/chassis/mysql'
import type { Redis } from '@recruit/chassis/redis'
import type { Lifecycle } from '@recruit/chassis/run-service'
import type { Tracing } from '@recruit/chassis/tracing'
import { BODY_LIMIT_BYTES } from '@recruit/contract/constants'
import { refusalOf } from '@recruit/contract/permission'
import type { SettingsClient } from '@recruit/settings/client'
import type { Sequelize } from 'sequelize'
import { type ApplicantsConfig, MIGRATIONS } from './config.ts'
import { lookupThrottle } from './lookup-throttle.ts'
import { applicantRoutes } from './routes/applicant-routes.ts'
import { staffRoutes } from './routes/staff-routes.ts'
import type { Stores } from './stores.ts'

export interface ApplicantsParts {
  db: Sequelize
  redis: Redis
  stores: Stores
  settings: SettingsClient
  config: ApplicantsConfig
  log: Logger
  metrics: Metrics
  tracing: Tracing | null
  life: Lifecycle
}

export function createApp({
  db,
  redis,
  stores,
  settings,
  config,
  log,
  metrics,
  tracing,
  life,
}: ApplicantsParts) {
  return createHttpApp({
    routes: [...applicantRoutes(stores, settings, lookupThrottle(redis)), ...staffRoutes(stores, settings)],
    checkToken: liveChecker('applicants', { gateway: () => config.INTERNAL_GATEWAY_KEYS }),
    issuer: 'gateway',
    refusalOf,
    checks: { mysql: schemaCheck(db, latestMigration(MIGRATIONS)), settings: settings.ready },
    isClosing: life.isClosing,
    bodyLimit: BODY_LIMIT_BYTES,
    log,
    metrics,
    tracing,
  })
}
