import type { ServiceContext, ServiceParts } from '@recruit/chassis/http/start-service'
import { liveMinter } from '@recruit/chassis/tokens/live-token'
import { CAPACITY_LIMITS } from '@recruit/contract/rules/capacity-limits'
import { remoteSettings, settingsClient } from '@recruit/settings/client'
import type { ApplicantsConfig } from './config.ts'
import { applicantListeners, removalEvents } from './events.ts'
import { timetableRunner } from './interviews/runner.ts'
import { applicantLimits } from './limits/applicant-limits.ts'
import { wrongLinkLimits } from './limits/wrong-links.ts'
import { ownApplication } from './own-application.ts'
import { applicantRoutes } from './routes/applicant-routes.ts'
import { messageRoutes } from './routes/message-routes.ts'
import { ownHoursRoutes } from './routes/own-hours-routes.ts'
import { reviewRoutes } from './routes/review-routes.ts'
import { staffRoutes } from './routes/staff-routes.ts'
import { timetableRoutes } from './routes/timetable-routes.ts'
import { waitingListRoutes } from './routes/waiting-list-routes.ts'
import { createStores } from './stores.ts'
import { keepRemoving } from './use-cases/terms/remove-expired.ts'

const { replica, blockReplica, applicationWrites, applicationWaiting } = CAPACITY_LIMITS

export function createApp({
  db,
  redis,
  config,
  log,
  metrics,
  tell,
}: ServiceContext<ApplicantsConfig>): ServiceParts {
  const readSource = remoteSettings(config.SETTINGS_URL, liveMinter('applicants', config.INTERNAL_KEY))
  const settings = settingsClient({ redisUrl: config.REDIS_URL, readSource, log, metrics })
  const stores = createStores(db, config.PUBLIC_URL)
  const limits = applicantLimits(redis)
  const runner = timetableRunner(stores.timetable.runs, log)
  return {
    routes: [
      ...applicantRoutes(stores, settings, limits),
      ...staffRoutes(stores, settings),
      ...reviewRoutes(stores, settings),
      ...waitingListRoutes(stores, settings),
      ...timetableRoutes(stores.timetable, settings, runner),
      ...messageRoutes(stores.messaging, settings),
      ...ownHoursRoutes(stores.timetable, settings, wrongLinkLimits(redis), limits),
    ],
    listeners: applicantListeners(tell),
    checks: { settings: settings.ready },
    shares: { replica: replica.most, block: blockReplica.most },
    targetOf: ownApplication,
    writes: {
      underWay: applicationWrites.most,
      waiting: applicationWaiting.most,
      waitMs: applicationWrites.seconds * 1_000,
    },
    close: [
      runner.close,
      keepRemoving(stores, settings, readSource, removalEvents(log, tell)),
      settings.close,
    ],
  }
}
