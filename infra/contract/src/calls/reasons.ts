import { messages } from '../messages.ts'

/**
 * The `code` of a failure, for programs, with its HTTP status. `refused`: a rule of the product, answered 200 with the
 * call's own failure flag (400 where a call has none).
 */
export const STATUSES = {
  refused: 200,
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  /** The XSRF token is missing or stale: the reply sets a fresh one for a retry. */
  xsrf: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  not_json: 415,
  too_many: 429,
  internal: 500,
  /** Nothing was done, and a retry in a moment may succeed. */
  busy: 503,
  unavailable: 503,
} as const
export type FailureCode = keyof typeof STATUSES

/**
 * Why a call failed: the `reason` of a reply, for programs, with its `code`. The message of the same name is the
 * sentence for people. Code depends on the reason, never on the sentence.
 */
export const REASONS = {
  lookupFailed: 'refused',
  alreadyEnrolled: 'refused',
  identityTaken: 'refused',
  rulesBroken: 'refused',
  periodClosed: 'refused',
  wrongPassword: 'refused',
  weakPassword: 'refused',
  wrongPassphrase: 'refused',
  shortPassphrase: 'refused',
  longPassphrase: 'refused',
  weakPassphrase: 'refused',
  linkUnusable: 'refused',
  memberNameTaken: 'refused',
  reviewerWithoutTeam: 'refused',
  memberDisabled: 'refused',
  dbExists: 'refused',
  dbMissing: 'refused',
  settingsTooLong: 'refused',
  surveyLinkWrong: 'refused',
  closesAtWrong: 'refused',
  answersUntilWrong: 'refused',
  plannedTimeWrong: 'refused',
  plannedTimePassed: 'refused',
  plannedTimeHere: 'refused',
  dateTooLong: 'refused',
  membersOnly: 'refused',
  criteriaInUse: 'refused',
  reviewClosed: 'refused',
  reviewIncomplete: 'refused',
  assignmentReviewed: 'refused',
  memberNotFree: 'refused',
  reviewTooLong: 'refused',
  noOffer: 'refused',
  answerTooLate: 'refused',
  noAppointment: 'refused',
  appointmentAnswerTooLate: 'refused',
  notForWaitingList: 'refused',
  notToTakeOver: 'refused',
  noInterviewDays: 'refused',
  tooManyInterviewers: 'refused',
  timetableRuleBroken: 'refused',
  turnTaken: 'refused',
  noInterviewThen: 'refused',
  tapBeforeDay: 'refused',
  tapInFuture: 'refused',
  nobodyToTell: 'refused',
  audienceMissing: 'refused',
  templateWrong: 'refused',
  addressWrong: 'refused',
  badRequest: 'invalid',
  badPath: 'invalid',
  wrongShape: 'invalid',
  badJson: 'invalid',
  tooDeep: 'invalid',
  keyMalformed: 'invalid',
  keyReused: 'invalid',
  unauthorized: 'unauthorized',
  unknownApplicant: 'unauthorized',
  internalOnly: 'unauthorized',
  noPermission: 'forbidden',
  notYours: 'forbidden',
  crossSite: 'forbidden',
  xsrf: 'xsrf',
  notFound: 'not_found',
  staleVersion: 'conflict',
  questionsChanged: 'conflict',
  decidedElsewhere: 'conflict',
  changedSinceSeen: 'conflict',
  assignmentChanged: 'conflict',
  waitingListChanged: 'conflict',
  timetableRunning: 'conflict',
  timetableBegun: 'conflict',
  timetableChanged: 'conflict',
  appointmentChanged: 'conflict',
  mailingChanged: 'conflict',
  messagesNotResent: 'conflict',
  bodyTooLarge: 'too_large',
  jsonOnly: 'not_json',
  tooManyRequests: 'too_many',
  tooManyTries: 'too_many',
  mistake: 'internal',
  signInBusy: 'busy',
  notHeldBack: 'busy',
  overloaded: 'unavailable',
  unavailable: 'unavailable',
  perhapsUnsaved: 'unavailable',
  upstreamDown: 'unavailable',
  upstreamSlow: 'unavailable',
  readDown: 'unavailable',
} as const satisfies Partial<Record<keyof typeof messages, FailureCode>>
export type Reason = keyof typeof REASONS

/** The codes that depend on the call. All others follow from its method, its callers, or an outage. */
type OwnCode = 'refused' | 'unauthorized' | 'not_found' | 'conflict' | 'too_many'
export type OwnReason = {
  [Name in Reason]: (typeof REASONS)[Name] extends OwnCode ? Name : never
}[Reason]

/** The status of a failure; a call without a failure flag answers a broken rule with 400. */
export const statusOf = (reason: Reason, failed: object | undefined): number =>
  REASONS[reason] === 'refused' && !failed ? STATUSES.invalid : STATUSES[REASONS[reason]]

/** A reason's code, status and sentence in both languages. */
export const because = (reason: Reason) => {
  const code: FailureCode = REASONS[reason]
  return { reason, code, status: STATUSES[code], said: messages[reason] }
}
