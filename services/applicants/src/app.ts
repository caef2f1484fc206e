import { type Listener, listen } from '@recruit/chassis/http/route'
import type { ServiceContext, ServiceParts } from '@recruit/chassis/http/start-service'
import type { TellEvent } from '@recruit/chassis/observability/events'
import { type Caller, liveMinter } from '@recruit/chassis/tokens/internal-token'
import { calls } from '@recruit/contract'
import { CAPACITY_LIMITS } from '@recruit/contract/rules/capacity-limits'
import { remoteSettings, settingsClient } from '@recruit/settings-client/client'
import { applicantRoutes, ownApplication } from './application/applicant-routes.ts'
import { applicantLimits } from './application/limits/applicant-limits.ts'
import { questionRoutes, seatRoutes } from './application/term-routes.ts'
import type { ApplicantsConfig } from './config.ts'
import { offerOf } from './decisions/answers/answer.ts'
import { decisionRoutes, secondChoiceRoutes, waitingListRoutes } from './decisions/decision-routes.ts'
import { ownAppointments } from './interviews/answers/appointment-answer.ts'
import { ownInterviewDay } from './interviews/day/own-day.ts'
import { ownHoursRoutes, wrongLinkLimits } from './interviews/own-hours-routes.ts'
import { timetableRunner } from './interviews/runner.ts'
import { timetableRoutes } from './interviews/timetable-routes.ts'
import { keepReminding } from './messages/evening-plan.ts'
import { messageRoutes } from './messages/message-routes.ts'
import { ownMessages } from './messages/own-messages.ts'
import { rehearsals } from './reports/rehearsal/rehearse.ts'
import { reportRoutes } from './reports/report-routes.ts'
import { reviewRoutes } from './reviewing/review-routes.ts'
import { createStores } from './stores.ts'
import { keepRemoving, removalEvents } from './terms/remove-expired.ts'

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
  const own = {
    offer: offerOf,
    appointment: ownAppointments(stores.timetable),
    interviewDay: ownInterviewDay(stores.timetable),
    messages: (caller: Caller, id: string) => ownMessages(stores.messaging.db, settings, caller, id),
  }
  const limits = applicantLimits(redis)
  const runner = timetableRunner(stores.timetable.runs, log)
  const rehearsing = rehearsals(stores, settings)
  return {
    routes: [
      ...applicantRoutes({ ...stores, own }, settings, limits),
      ...questionRoutes(stores.questions, settings),
      ...seatRoutes(stores.seats, settings),
      ...decisionRoutes(stores, settings, limits),
      ...waitingListRoutes(stores, settings),
      ...secondChoiceRoutes(stores, settings),
      ...timetableRoutes(stores.timetable, settings, runner, stores.applicants, limits),
      ...ownHoursRoutes(stores.timetable, settings, wrongLinkLimits(redis), limits),
      ...reviewRoutes(stores.reviewing, stores, settings),
      ...messageRoutes(stores.messaging, settings),
      ...reportRoutes(stores, settings, rehearsing),
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
      rehearsing.close,
      keepReminding(stores.messaging, settings, (err) =>
        log.warn({ err }, 'the evening is not reminded yet'),
      ),
      keepRemoving(stores, settings, readSource, removalEvents(log, tell)),
      settings.close,
    ],
  }
}

/** Calls that are an event of the same name each time. */
const EVENTS = {
  enroll: 'application begun',
  withdraw: 'application withdrawn',
  correctApplicant: 'applicant corrected',
  exportApplicants: 'applicants exported',
  startTimetableRun: 'timetable run started',
  notePrint: 'application printed',
} as const

/** Events of applications, counted and logged; never whose, and never a decision. */
const applicantListeners = (tell: TellEvent): Listener[] => [
  ...Object.entries(EVENTS).map(([name, event]) =>
    listen<unknown, unknown>(calls[name as keyof typeof EVENTS], (_reply, _form, { log }) =>
      tell(event, {}, log),
    ),
  ),
  listen(calls.savePage2, ({ submissions = 0 }, { isFinalSubmit }, { log }) => {
    if (isFinalSubmit) tell('application submitted', { submissions }, log)
  }),
  listen(
    calls.findApplicant,
    (_reply, _form, { log }) => tell('application found', {}, log),
    ({ code }, { log }) => tell('lookup refused', { code }, log),
  ),
  listen(calls.selectPass, (_reply, _form, { log }) => tell('results decided', { count: 1 }, log)),
  listen(calls.bulkPass, ({ changed }, _form, { log }) =>
    tell('results decided', { count: changed.length }, log),
  ),
  listen(calls.saveReview, (_reply, { state }, { log }) => {
    if (state === 'submitted') tell('review submitted', {}, log)
  }),
  listen(calls.assignReviewers, ({ added }, _form, { log }) =>
    tell('reviewers assigned', { count: added }, log),
  ),
  listen(calls.publishTimetable, ({ published }, _form, { log }) =>
    tell('timetable published', { count: published }, log),
  ),
]
