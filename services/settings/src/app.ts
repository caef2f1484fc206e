import type { History } from '@recruit/chassis/history'
import { createHttpApp } from '@recruit/chassis/http-app'
import { liveChecker } from '@recruit/chassis/live-token'
import type { Logger } from '@recruit/chassis/logger'
import type { Metrics } from '@recruit/chassis/metrics'
import { latestMigration } from '@recruit/chassis/migrate'
import { schemaCheck } from '@recruit/chassis/mysql'
import type { Lifecycle } from '@recruit/chassis/run-service'
import type { Tracing } from '@recruit/chassis/tracing'
import { BODY_LIMIT_BYTES } from '@recruit/contract/constants'
import { refusalOf } from '@recruit/contract/permission'
import type { Sequelize } from 'sequelize'
import type { SettingsClient, SettingsRecord } from './client.ts'
import { MIGRATIONS, type SettingsConfig } from './config.ts'
import type { Publisher } from './publisher.ts'
import { settingsRoutes } from './routes/index.ts'
import { internalRoutes } from './routes/internal.ts'
import type { SettingsStore } from './settings.model.ts'

export interface SettingsParts {
  db: Sequelize
  store: SettingsStore
  history: History
  publisher: Publisher
  readTruth: () => Promise<SettingsRecord>
  settings: SettingsClient
  config: SettingsConfig
  log: Logger
  metrics: Metrics
  tracing: Tracing | null
  life: Lifecycle
}

export function createApp(parts: SettingsParts) {
  const { db, store, history, publisher, readTruth, settings, config, log, metrics, tracing, life } = parts
  return createHttpApp({
    routes: settingsRoutes(store, publisher, settings, history),
    internal: internalRoutes(readTruth, publisher),
    checkToken: liveChecker('settings', {
      gateway: () => config.INTERNAL_GATEWAY_KEYS,
      applicants: () => config.INTERNAL_APPLICANTS_KEYS,
    }),
    issuer: 'gateway',
    refusalOf,
    checks: { mysql: schemaCheck(db, latestMigration(MIGRATIONS)) },
    isClosing: life.isClosing,
    bodyLimit: BODY_LIMIT_BYTES,
    log,
    metrics,
    tracing,
  })
}
