import { createHttpApp } from '@recruit/chassis/http-app'
import { tokenChecker } from '@recruit/chassis/internal-token'
import type { Logger } from '@recruit/chassis/logger'
import { createMetrics } from '@recruit/chassis/metrics'
import { latestMigration } from '@recruit/chassis/migrate'
import { schemaCheck } from '@recruit/chassis/mysql'
import type { Lifecycle } from '@recruit/chassis/run-service'
import { BODY_LIMIT_BYTES } from '@recruit/contract/constants'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings/client'
import type { Sequelize } from 'sequelize'
import { applicantStore } from './applicant.model.ts'
import { type ApplicantsConfig, MIGRATIONS } from './config.ts'
import { applicantRoutes } from './routes/applicant-routes.ts'
import { staffRoutes } from './routes/staff-routes.ts'

export interface ApplicantsParts {
  db: Sequelize
  settings: SettingsClient
  config: ApplicantsConfig
  log: Logger
  life: Lifecycle
}

export function createApp({ db, settings, config, log, life }: ApplicantsParts) {
  const store = applicantStore(db)
  return createHttpApp({
    routes: [...applicantRoutes(store, settings), ...staffRoutes(store, settings)],
    checkToken: tokenChecker('applicants', { gateway: config.INTERNAL_GATEWAY_KEYS }),
    issuer: 'gateway',
    refusals: {
      unauthorized: messages.unauthorized,
      forbidden: messages.noPermission,
      unsure: messages.upstreamDown,
    },
    checks: { mysql: schemaCheck(db, latestMigration(MIGRATIONS)), settings: settings.ready },
    isClosing: life.isClosing,
    bodyLimit: BODY_LIMIT_BYTES,
    log,
    metrics: createMetrics('applicants'),
  })
}
