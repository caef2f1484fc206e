import { type Listener, listen } from '@recruit/chassis/http/listening-routes'
import type { TellEvent } from '@recruit/chassis/observability/events'
import type { Logger } from '@recruit/chassis/observability/logger'
import { calls } from '@recruit/contract'

/** Events of applications, counted and logged; never whose, and never a decision. */
const events = (tell: TellEvent) => ({
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
  const happened = events(tell)
  return [
    listen(calls.enroll, (_reply, _form, { log }) => happened.applicationBegun(log)),
    listen(calls.savePage2, ({ submissions = 0 }, { isFinalSubmit }, { log }) => {
      if (isFinalSubmit) happened.applicationSubmitted(submissions, log)
    }),
    listen(calls.withdraw, (_reply, _form, { log }) => happened.applicationWithdrawn(log)),
    listen(
      calls.findApplicant,
      (_reply, _form, { log }) => happened.applicationFound(log),
      ({ code }, { log }) => happened.lookupRefused(code, log),
    ),
    listen(calls.selectPass, (_reply, _form, { log }) => happened.resultsDecided(1, log)),
    listen(calls.bulkPass, ({ changed }, _form, { log }) => happened.resultsDecided(changed.length, log)),
    listen(calls.correctApplicant, (_reply, _form, { log }) => happened.applicantCorrected(log)),
    listen(calls.exportApplicants, (_reply, _form, { log }) => happened.applicantsExported(log)),
    listen(calls.saveReview, (_reply, { state }, { log }) => {
      if (state === 'submitted') happened.reviewSubmitted(log)
    }),
    listen(calls.assignReviewers, ({ added }, _form, { log }) => happened.reviewersAssigned(added, log)),
    listen(calls.startTimetableRun, (_reply, _form, { log }) => happened.timetableRunStarted(log)),
    listen(calls.publishTimetable, ({ published }, _form, { log }) =>
      happened.timetablePublished(published, log),
    ),
    listen(calls.notePrint, (_reply, _form, { log }) => happened.applicationPrinted(log)),
  ]
}
