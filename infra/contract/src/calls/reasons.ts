import { messages } from '../messages.ts'

/**
 * Why a call was not done: the `reason` of a reply, for programs, with its `code`. The sentence for people is the message
 * of the same name. Logic goes by the reason and never by the sentence.
 */
export const REASONS = {
  lookupFailed: 'refused',
  alreadyEnrolled: 'refused',
  identityTaken: 'refused',
  periodClosed: 'refused',
  wrongPassword: 'refused',
  weakPassword: 'refused',
  dbExists: 'refused',
  dbMissing: 'refused',
  settingsTooLong: 'refused',
  surveyLinkWrong: 'refused',
  closesAtWrong: 'refused',
  dateTooLong: 'refused',
  badRequest: 'invalid',
  badPath: 'invalid',
  unauthorized: 'unauthorized',
  unknownApplicant: 'unauthorized',
  noPermission: 'forbidden',
  notYours: 'forbidden',
  crossSite: 'forbidden',
  xsrf: 'xsrf',
  notFound: 'not_found',
  staleVersion: 'conflict',
  decidedElsewhere: 'conflict',
  changedSinceSeen: 'conflict',
  bodyTooLarge: 'too_large',
  jsonOnly: 'not_json',
  tooManyRequests: 'too_many',
  signInBusy: 'busy',
  notHeldBack: 'busy',
  upstreamDown: 'unavailable',
  upstreamSlow: 'unavailable',
  readDown: 'unavailable',
} as const satisfies Partial<Record<keyof typeof messages, string>>
export type Reason = keyof typeof REASONS

/** A reason with its code and its sentence in both languages. */
export const because = <Name extends Reason>(reason: Name) => ({
  reason,
  code: REASONS[reason],
  said: messages[reason],
})
