import { historyOf } from '@recruit/chassis/audit-log/audit-log'
import { type Listener, listen } from '@recruit/chassis/http/route'
import type { ServiceContext, ServiceParts } from '@recruit/chassis/http/start-service'
import type { TellEvent } from '@recruit/chassis/observability/events'
import { hasStandbys } from '@recruit/chassis/redis/redis-address'
import { calls } from '@recruit/contract'
import { TAB_CALLS } from '@recruit/contract/fields/settings-fields'
import { CAPACITY_LIMITS } from '@recruit/contract/rules/capacity-limits'
import { settingsClient } from '@recruit/settings-client/client'
import { singleflight } from '@recruit/settings-client/singleflight'
import type { SettingsConfig } from './config.ts'
import { publisher as createPublisher } from './publisher.ts'
import { recordOf } from './record.ts'
import { settingsStore } from './settings.model.ts'
import { internalRoutes, settingsRoutes } from './settings-routes.ts'

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

/** Events of the settings, counted and logged; the audit log has their authors. */
const settingsListeners = (tell: TellEvent): Listener[] => [
  listen(calls.initSettings, (_reply, _form, { log }) => tell('settings created', {}, log)),
  ...Object.entries(TAB_CALLS).map(([tab, name]) =>
    listen<unknown, unknown>(
      calls[name],
      (_reply, _form, { log }) => tell('settings changed', { tab }, log),
      ({ code }, { log }) => code === 'conflict' && tell('settings changed elsewhere', { tab }, log),
    ),
  ),
  listen(calls.newTerm, (_reply, _form, { log }) => tell('term started', {}, log)),
]
