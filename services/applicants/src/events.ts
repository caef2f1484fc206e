import { type Listener, listen } from '@recruit/chassis/http/route'
import type { TellEvent } from '@recruit/chassis/observability/events'
import type { Logger } from '@recruit/chassis/observability/logger'
import { calls } from '@recruit/contract'

/** Events of applications, counted and logged; never whose, and never a decision. */
const eventsOf = (tell: TellEvent) => ({
  applicationBegun: (log: Logger) => tell('application begun', {}, log),
  applicationSubmitted: (submissions: number, log: Logger) =>
    tell('application submitted', { submissions }, log),
  applicationWithdrawn: (log: Logger) => tell('application withdrawn', {}, log),
  applicationFound: (log: Logger) => tell('application found', {}, log),
  lookupRefused: (code: string, log: Logger) => tell('lookup refused', { code }, log),
  resultsDecided: (count: number, log: Logger) => tell('results decided', { count }, log),
  applicantCorrected: (log: Logger) => tell('applicant corrected', {}, log),
  applicantsExported: (log: Logger) => tell('applicants exported', {}, log),
  reviewSubmitted: (log: Logger) => tell('review submitted', {}, log),
  reviewersAssigned: (count: number, log: Logger) => tell('reviewers assigned', { count }, log),
  timetableRunStarted: (log: Logger) => tell('timetable run started', {}, log),
  timetablePublished: (count: number, log: Logger) => tell('timetable published', { count }, log),
  applicationPrinted: (log: Logger) => tell('application printed', {}, log),
})

export function applicantListeners(tell: TellEvent): Listener[] {
  const events = eventsOf(tell)
  return [
    listen(calls.enroll, (_reply, _form, { log }) => events.applicationBegun(log)),
    listen(calls.savePage2, ({ submissions = 0 }, { isFinalSubmit }, { log }) => {
      if (isFinalSubmit) events.applicationSubmitted(submissions, log)
    }),
    listen(calls.withdraw, (_reply, _form, { log }) => events.applicationWithdrawn(log)),
    listen(
      calls.findApplicant,
      (_reply, _form, { log }) => events.applicationFound(log),
      ({ code }, { log }) => events.lookupRefused(code, log),
    ),
    listen(calls.selectPass, (_reply, _form, { log }) => events.resultsDecided(1, log)),
    listen(calls.bulkPass, ({ changed }, _form, { log }) => events.resultsDecided(changed.length, log)),
    listen(calls.correctApplicant, (_reply, _form, { log }) => events.applicantCorrected(log)),
    listen(calls.exportApplicants, (_reply, _form, { log }) => events.applicantsExported(log)),
    listen(calls.saveReview, (_reply, { state }, { log }) => {
      if (state === 'submitted') events.reviewSubmitted(log)
    }),
    listen(calls.assignReviewers, ({ added }, _form, { log }) => events.reviewersAssigned(added, log)),
    listen(calls.startTimetableRun, (_reply, _form, { log }) => events.timetableRunStarted(log)),
    listen(calls.publishTimetable, ({ published }, _form, { log }) =>
      events.timetablePublished(published, log),
    ),
    listen(calls.notePrint, (_reply, _form, { log }) => events.applicationPrinted(log)),
  ]
}
