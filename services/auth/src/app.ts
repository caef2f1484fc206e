import type { History } from '@recruit/chassis/history'
import { createHttpApp } from '@recruit/chassis/http-app'
import { liveChecker } from '@recruit/chassis/live-token'
import type { Logger } from '@recruit/chassis/logger'
import type { Metrics } from '@recruit/chassis/metrics'
import { latestMigration } from '@recruit/chassis/migrate'
import { schemaCheck } from '@recruit/chassis/mysql'
import type { Lifecycle } from '@recruit/chassis/run-service'
import { sessionStore } from '@recruit/chassis/session-store'
import type { Tracing } from '@recruit/chassis/tracing'
import { BODY_LIMIT_BYTES } from '@recruit/contract/constants'
import { refusalOf } from '@recruit/contract/permission'
import type { Redis } from 'ioredis'
import type { Sequelize } from 'sequelize'
import { type AuthConfig, MIGRATIONS } from './config.ts'
import { authRoutes } from './routes/index.ts'
import { signInThrottle } from './sign-in-throttle.ts'
import type { StaffKeyStore } from './staff-key.model.ts'

export interface AuthParts {
  db: Sequelize
  keys: StaffKeyStore
  history: History
  redis: Redis
  config: AuthConfig
  log: Logger
  metrics: Metrics
  tracing: Tracing | null
  life: Lifecycle
}

export function createApp({ db, keys, history, redis, config, log, metrics, tracing, life }: AuthParts) {
  return createHttpApp({
    routes: authRoutes({
      keys,
      sessions: sessionStore(redis),
      isProduction: config.NODE_ENV === 'production',
      history,
      throttle: signInThrottle(redis),
    }),
    checkToken: liveChecker('auth', { gateway: () => config.INTERNAL_GATEWAY_KEYS }),
    issuer: 'gateway',
    refusalOf,
    checks: {
      mysql: schemaCheck(db, latestMigration(MIGRATIONS)),
      redis: () => redis.ping().then(() => null),
    },
    isClosing: life.isClosing,
    bodyLimit: BODY_LIMIT_BYTES,
    // Guesses are turned away by where they come from: their number must not keep out who knows the key.
    mostUnderWay: Number.POSITIVE_INFINITY,
    log,
    metrics,
    tracing,
  })
}
