import type { ServiceContext, ServiceParts } from '@recruit/chassis/http/start-service'
import { liveMinter } from '@recruit/chassis/tokens/live-token'
import { CAPACITY_LIMITS } from '@recruit/contract/rules/capacity-limits'
import { remoteSettings, settingsClient } from '@recruit/settings/client'
import type { ApplicantsConfig } from './config.ts'
import { applicantListeners, removalEvents } from './events.ts'
import { timetableRunner } from './interviews/runner.ts'
import { applicantLimits } from './application/limits/applicant-limits.ts'
import { wrongLinkLimits } from './interviews/links/wrong-links.ts'
import { ownApplication } from './application/own-application.ts'
import { applicantRoutes } from './application/applicant-routes.ts'
import { messageRoutes } from './messages/message-routes.ts'
import { ownHoursRoutes } from './interviews/links/own-hours-routes.ts'
import { reviewRoutes } from './reviewing/review-routes.ts'
import { staffRoutes } from './decisions/decision-routes.ts'
import { timetableRoutes } from './interviews/timetable-routes.ts'
import { waitingListRoutes } from './decisions/waiting-list/waiting-list-routes.ts'
import { createStores } from './stores.ts'
import { keepRemoving } from './terms/remove-expired.ts'

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
