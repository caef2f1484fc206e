import type { Pass, Team } from '@recruit/contract/constants'
import type { SettingsRecord } from '@recruit/settings-client/client'

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

interface OfTeam extends Pick<Shown, 'shownIn'> {
  team: Team
  shownTeam: Team | null
}
type Announced = Pick<SettingsRecord, 'announcement'>

/** Whether the applicant sees the team that another one has taken the application over from. */
export const isTeamHeldBack = (application: OfTeam, now: Announced): boolean =>
  application.shownTeam !== null && isHeldBack(application, lastAnnouncementOf(now))

/** The same application, of the team that its applicant sees. */
export const asShown = <Found extends OfTeam>(application: Found, now: Announced): Found =>
  isTeamHeldBack(application, now)
    ? { ...application, team: application.shownTeam ?? application.team }
    : application
