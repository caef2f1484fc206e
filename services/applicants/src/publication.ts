import { AppError } from '@recruit/chassis/http/errors'
import type { Pass } from '@recruit/contract/constants'
import type { SettingsRecord } from '@recruit/settings/client'
import { digest } from './digest.ts'

/** What an applicant reads of what was decided. */
export interface Result {
  pass: Pass
  date: string
}
/** What an application keeps as shown; `shownIn` is the last announcement during which that is what applicants see. */
export interface Shown {
  shownPass: Pass | null
  shownDate: string | null
  shownIn: number | null
}
/** Results as they are announced at the moment; null while they are not public. */
export type Announcement = number | null

/**
 * The announcement that runs. A settings service of the release before counts none: what is kept as shown stays
 * shown then, and nothing can be staged.
 */
export const UNCOUNTED = -1
export const announcementOf = (now: Pick<SettingsRecord, 'showResultToApplicant' | 'announcement'>) =>
  now.showResultToApplicant ? lastAnnouncementOf(now) : null
/** The last announcement, also while results are hidden: what it showed is what applicants saw last. */
export const lastAnnouncementOf = ({ announcement }: Pick<SettingsRecord, 'announcement'>): number =>
  announcement ?? UNCOUNTED

/** Whether applicants see something else than what is decided. */
const isHeldBack = ({ shownIn }: Pick<Shown, 'shownIn'>, running: Announcement): boolean =>
  shownIn !== null && running !== null && (running === UNCOUNTED || shownIn >= running)

/** The same of a row, in SQL. */
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

/** How a decision is to be written. Throws 'busy' where it cannot be held back: it must not leak instead. */
export function stagingOf(
  now: Pick<SettingsRecord, 'showResultToApplicant' | 'announcement'>,
  isStaged = false,
): Staging {
  const running = announcementOf(now)
  if (isStaged && running === UNCOUNTED) throw new AppError('notHeldBack')
  return { running, last: lastAnnouncementOf(now), isStaged }
}

/** A change that waits for being published. */
export interface Unpublished {
  id: string
  shown: Result
  next: Result
}

/** Names changes in their order: the admin who publishes says by it what was seen. */
export const digestOf = (changes: Unpublished[]): string =>
  digest(changes.map(({ id, shown, next }) => [id, shown.pass, shown.date, next.pass, next.date]))
