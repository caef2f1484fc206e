import { createLogger } from '@recruit/chassis/logger'
import { connectMysql } from '@recruit/chassis/mysql'
import { connectRedis } from '@recruit/chassis/redis'
import { lifecycle, runService } from '@recruit/chassis/run-service'
import { createApp } from './app.ts'
import { authConfig } from './config.ts'

const config = authConfig(process.env)
const log = createLogger('auth', config.LOG_LEVEL)
const life = lifecycle()
const db = connectMysql(config.MYSQL_URL)
const redis = connectRedis(config.REDIS_URL, log)

await runService({
  app: createApp({ db, redis, config, log, life }),
  config,
  log,
  life,
  resources: [() => redis.disconnect(), () => db.close()],
})
