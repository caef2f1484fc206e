import { historyOf } from '@recruit/chassis/history'
import { kidOfPublic } from '@recruit/chassis/internal-token'
import { createLogger } from '@recruit/chassis/logger'
import { createMetrics } from '@recruit/chassis/metrics'
import { connectMysql } from '@recruit/chassis/mysql'
import { connectRedis } from '@recruit/chassis/redis'
import { lifecycle, runService } from '@recruit/chassis/run-service'
import { startTracing } from '@recruit/chassis/tracing'
import { createApp } from './app.ts'
import { settingsClient } from './client.ts'
import { settingsConfig } from './config.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { publisher as createPublisher } from './publisher.ts'
import { recordOf } from './record.ts'
import { settingsStore } from './settings.model.ts'

const config = settingsConfig(process.env)
const log = createLogger('settings', config.LOG_LEVEL)
const life = lifecycle()
const metrics = createMetrics('settings', {
  version: config.BUILD_VERSION,
  kids: () => [...config.INTERNAL_GATEWAY_KEYS, ...config.INTERNAL_APPLICANTS_KEYS].map(kidOfPublic),
})
const tracing = await startTracing('settings', config)
const db = connectMysql(config.MYSQL_URL, { metrics })
const redis = connectRedis(config.REDIS_URL, log)
const history = historyOf(db)
const store = settingsStore(db, history)
const publisher = createPublisher(redis, store, log)
const readTruth = oneAtATime(async () => recordOf(await store.read()))
const settings = settingsClient({ redisUrl: config.REDIS_URL, readTruth, log, metrics })

await runService({
  ...createApp({ db, store, history, publisher, readTruth, settings, config, log, metrics, tracing, life }),
  config,
  log,
  life,
  resources: [
    publisher.close,
    settings.close,
    () => redis.disconnect(),
    () => db.close(),
    () => tracing?.close(),
  ],
})
