import { randomUUID } from 'node:crypto'
import { historyOf } from '@recruit/chassis/history'
import { kidOfPublic } from '@recruit/chassis/internal-token'
import { createLogger } from '@recruit/chassis/logger'
import { createMetrics } from '@recruit/chassis/metrics'
import { connectMysql } from '@recruit/chassis/mysql'
import { connectRedis } from '@recruit/chassis/redis'
import { lifecycle, runService } from '@recruit/chassis/run-service'
import { startTracing } from '@recruit/chassis/tracing'
import { createApp } from './app.ts'
import { authConfig } from './config.ts'
import { workersGiveWay } from './give-way.ts'
import { hashKey } from './key.ts'
import { refuseDefaults } from './refuse-defaults.ts'
import { staffKeyStore } from './staff-key.model.ts'

const config = authConfig(process.env)
const log = createLogger('auth', config.LOG_LEVEL)
const life = lifecycle()
const metrics = createMetrics('auth', {
  version: config.BUILD_VERSION,
  kids: () => config.INTERNAL_GATEWAY_KEYS.map(kidOfPublic),
})
const tracing = await startTracing('auth', config)
const db = connectMysql(config.MYSQL_URL, { metrics })
const redis = connectRedis(config.REDIS_URL, log)
const history = historyOf(db)
const keys = staffKeyStore(db, history)
if (config.NODE_ENV === 'production') await refuseDefaults(keys)
// The first work for them brings the threads about.
await hashKey(randomUUID())
workersGiveWay()

await runService({
  ...createApp({ db, keys, history, redis, config, log, metrics, tracing, life }),
  config,
  log,
  life,
  resources: [() => redis.disconnect(), () => db.close(), () => tracing?.close()],
})
