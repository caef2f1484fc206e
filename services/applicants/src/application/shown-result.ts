import { AppError } from '@recruit/chassis/http/errors'
import type { Pass } from '@recruit/contract/constants'
import type { SettingsRecord } from '@recruit/settings/client'
import { digest } from '../shared/digest.ts'

/** The decision, as an applicant reads it. */
export interface Result {
  pass: Pass
  date: string
}
/**
 * What an application shows instead of its decision; `shownIn` is the last announcement during which applicants see it.
 */
export interface Shown {
  shownPass: Pass | null
  shownDate: string | null
  shownIn: number | null
}
/** The running announcement; null while results are not public. */
export type Announcement = number | null

/**
 * The running announcement of a settings service of the previous release, which counts none: shown results stay as they
 * are, and nothing can be staged.
 */
export const UNCOUNTED = -1
export const announcementOf = (now: Pick<SettingsRecord, 'showResultToApplicant' | 'announcement'>) =>
  now.showResultToApplicant ? lastAnnouncementOf(now) : null
/** The last announcement, also while results are hidden: applicants last saw its results. */
export const lastAnnouncementOf = ({ announcement }: Pick<SettingsRecord, 'announcement'>): number =>
  announcement ?? UNCOUNTED

/** Whether applicants see something other than the decision. */
const isHeldBack = ({ shownIn }: Pick<Shown, 'shownIn'>, running: Announcement): boolean =>
  shownIn !== null && running !== null && (running === UNCOUNTED || shownIn >= running)

/** The same for a row, in SQL. */
export const heldBackSql = (running: Announcement): string =>
  running === UNCOUNTED
    ? 'shown_in IS NOT NULL'
    : `shown_in >= ${running === null ? 'NULL' : Number(running)}`

/** What applicants see once results are public. */
export const resultShown = ({ pass, date, ...shown }: Result & Shown, running: Announcement): Result =>
  isHeldBack(shown, running)
    ? { pass: shown.shownPass ?? 'default', date: shown.shownDate ?? '' }
    : { pass, date }

/** Whether applicants see a decision immediately or later. */
export interface Staging {
  running: Announcement
  last: number
  isStaged: boolean
}

/** How to write a decision. Throws 'busy' where it cannot be held back, so that it does not leak. */
export function stagingOf(
  now: Pick<SettingsRecord, 'showResultToApplicant' | 'announcement'>,
  isStaged = false,
): Staging {
  const running = announcementOf(now)
  if (isStaged && running === UNCOUNTED) throw new AppError('notHeldBack')
  return { running, last: lastAnnouncementOf(now), isStaged }
}

export interface Unpublished {
  id: string
  shown: Result
  next: Result
}

/** Names changes in their order, by which the publishing admin says what she saw. */
export const digestOf = (changes: Unpublished[]): string =>
  digest(changes.map(({ id, shown, next }) => [id, shown.pass, shown.date, next.pass, next.date]))
