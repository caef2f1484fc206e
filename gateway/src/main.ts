import { kidOfPrivate } from '@recruit/chassis/internal-token'
import { liveMinter } from '@recruit/chassis/live-token'
import { createLogger } from '@recruit/chassis/logger'
import { createMetrics } from '@recruit/chassis/metrics'
import { connectRedis } from '@recruit/chassis/redis'
import { lifecycle, runService } from '@recruit/chassis/run-service'
import { sessionStore } from '@recruit/chassis/session-store'
import { throttleStore } from '@recruit/chassis/throttle-store'
import { startTracing } from '@recruit/chassis/tracing'
import { remoteSettings, settingsClient } from '@recruit/settings/client'
import { anyAddress } from './any-address.ts'
import { createGateway } from './app.ts'
import { readGatewayConfig } from './config.ts'
import { CEILING_WINDOW_MS } from './throttle.ts'

const config = readGatewayConfig(process.env)
const log = createLogger('gateway', config.LOG_LEVEL)
const metrics = createMetrics('gateway', {
  version: config.BUILD_VERSION,
  kids: () => [kidOfPrivate(config.INTERNAL_KEY)],
})
const tracing = await startTracing('gateway', config)
const life = lifecycle()
const redis = connectRedis(config.REDIS_URL, log)
const settings = settingsClient({
  redisUrl: config.REDIS_URL,
  readTruth: remoteSettings(
    config.SETTINGS_URL.join(','),
    liveMinter('gateway', () => config.INTERNAL_KEY),
  ),
  log,
  metrics,
})
const gateway = await createGateway({
  config,
  sessions: sessionStore(redis),
  writes: throttleStore(redis, 'throttle:gateway:', CEILING_WINDOW_MS),
  settings,
  // Redis is not asked: applicants go on without it, so its absence must not take the gateway out of service.
  checks: { settings: settings.ready },
  isClosing: life.isClosing,
  log,
  metrics,
  tracing,
})

await runService({
  app: gateway.app,
  aside: gateway.aside,
  config: { ...config, HOST: config.HOST ?? (await anyAddress()) },
  log,
  life,
  resources: [gateway.close, settings.close, () => redis.disconnect(), () => tracing?.close()],
})
