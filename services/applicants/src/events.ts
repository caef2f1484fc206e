import { type Listener, listen } from '@recruit/chassis/http/route'
import type { TellEvent } from '@recruit/chassis/observability/events'
import { calls } from '@recruit/contract'

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
export const applicantListeners = (tell: TellEvent): Listener[] => [
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
