import { historyOf } from '@recruit/chassis/audit-log/audit-log'
import type { ServiceContext, ServiceParts } from '@recruit/chassis/http/start-service'
import { hasStandbys } from '@recruit/chassis/redis/redis-address'
import { CAPACITY_LIMITS } from '@recruit/contract/rules/capacity-limits'
import { settingsClient } from '@recruit/settings-client/client'
import { singleflight } from '@recruit/settings-client/singleflight'
import type { SettingsConfig } from './config.ts'
import { settingsListeners } from './events.ts'
import { publisher as createPublisher } from './publisher.ts'
import { recordOf } from './record.ts'
import { settingsRoutes } from './routes/index.ts'
import { internalRoutes } from './routes/internal.ts'
import { settingsStore } from './settings.model.ts'

const { replica, blockReplica } = CAPACITY_LIMITS

export function createApp({
  db,
  redis,
  config,
  log,
  metrics,
  tell,
}: ServiceContext<SettingsConfig>): ServiceParts {
  const history = historyOf(db)
  const store = settingsStore(db, history)
  const publisher = createPublisher(redis, store, log, { hasStandbys: hasStandbys(config.REDIS_URL) })
  const readStored = singleflight(store.read)
  const settings = settingsClient({
    redisUrl: config.REDIS_URL,
    readSource: async () => recordOf(await store.read()),
    log,
    metrics,
  })
  return {
    routes: settingsRoutes(store, publisher, settings, history),
    listeners: settingsListeners(tell),
    internal: internalRoutes(readStored, publisher),
    shares: { replica: replica.most, block: blockReplica.most },
    close: [publisher.close, settings.close],
  }
}
