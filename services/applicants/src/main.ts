import { kidOfPrivate, kidOfPublic } from '@recruit/chassis/internal-token'
import { liveMinter } from '@recruit/chassis/live-token'
import { createLogger } from '@recruit/chassis/logger'
import { createMetrics } from '@recruit/chassis/metrics'
import { connectMysql } from '@recruit/chassis/mysql'
import { connectRedis } from '@recruit/chassis/redis'
import { lifecycle, runService } from '@recruit/chassis/run-service'
import { startTracing } from '@recruit/chassis/tracing'
import { remoteSettings, settingsClient } from '@recruit/settings/client'
import { createApp } from './app.ts'
import { applicantsConfig } from './config.ts'
import { createStores } from './stores.ts'
import { keepRemoving } from './use-cases/remove-expired.ts'

const config = applicantsConfig(process.env)
const log = createLogger('applicants', config.LOG_LEVEL)
const life = lifecycle()
const metrics = createMetrics('applicants', {
  version: config.BUILD_VERSION,
  kids: () => [...config.INTERNAL_GATEWAY_KEYS.map(kidOfPublic), kidOfPrivate(config.INTERNAL_KEY)],
})
const tracing = await startTracing('applicants', config)
const db = connectMysql(config.MYSQL_URL, { metrics })
const redis = connectRedis(config.REDIS_URL, log)
const mint = liveMinter('applicants', () => config.INTERNAL_KEY)
const readTruth = remoteSettings(config.SETTINGS_URL, mint)
const settings = settingsClient({ redisUrl: config.REDIS_URL, readTruth, log, metrics })
const stores = createStores(db)
const stopRemoving = keepRemoving(stores, settings, readTruth, log)

await runService({
  ...createApp({ db, redis, stores, settings, config, log, metrics, tracing, life }),
  config,
  log,
  life,
  resources: [
    stopRemoving,
    settings.close,
    () => redis.disconnect(),
    () => db.close(),
    () => tracing?.close(),
  ],
})
