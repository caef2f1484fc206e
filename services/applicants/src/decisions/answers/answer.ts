import type { Answer } from '@recruit/contract/constants'
import type { SettingsRecord } from '@recruit/settings-client/client'
import type { Application } from '../../application/applicant.ts'
import type { Offer } from '../../application/ports.ts'
import { type Announcement, announcementOf, resultShown } from '../../application/shown-result.ts'

export type Answered = Pick<
  Application,
  'term' | 'pass' | 'date' | 'shownPass' | 'shownDate' | 'shownIn' | 'answer' | 'answeredAt'
>

/** Until when answers are taken: ISO 8601, '' while none is. */
const answersUntilOf = (now: SettingsRecord & { answersUntil?: string | null }): string =>
  now.answersUntil ?? ''

/** The running announcement for a term; an earlier term has none. */
export const runningIn = (term: number, now: SettingsRecord): Announcement =>
  term === now.term ? announcementOf(now) : null

/** Whether the final passers of a term are asked. */
export const isAsked = (term: number, now: SettingsRecord): boolean =>
  runningIn(term, now) !== null && answersUntilOf(now) !== ''

const isFinalPassShown = (application: Answered, now: SettingsRecord): boolean =>
  resultShown(application, runningIn(application.term, now)).pass === 'finalPass'

/**
 * The question for this applicant, or null: only applicants who see a final pass are asked, regardless of the decision.
 */
export function offerOf(application: Answered, now: SettingsRecord): Offer | null {
  if (!isAsked(application.term, now) || !isFinalPassShown(application, now)) return null
  const { answer, answeredAt } = application
  return {
    answer: answer ?? '',
    answeredAt: answeredAt?.toISOString() ?? null,
    answersUntil: answersUntilOf(now),
  }
}

/** The answer as staff see it; none for an applicant who neither is asked nor has answered the pass that is shown. */
export function answerSeen(application: Answered, now: SettingsRecord): { answer?: Answer | '' } {
  const isKnown = application.answer !== null || isAsked(application.term, now)
  return isKnown && isFinalPassShown(application, now) ? { answer: application.answer ?? '' } : {}
}

/** Whether an answer is too late, by MySQL's clock. */
export const isOver = ({ answersUntil }: Offer, clock: Date): boolean => clock >= new Date(answersUntil)
