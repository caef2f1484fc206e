import { AppError } from '@recruit/chassis/http/errors'
import type { Team } from '@recruit/contract/constants'
import type { SettingsRecord } from '@recruit/settings-client/client'
import {
  type Announcement,
  announcementOf,
  lastAnnouncementOf,
  type Result,
  UNCOUNTED,
} from '../application/shown-result.ts'
import { digest } from '../shared/digest.ts'

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
  team: Team
  /** The team that the applicant sees, where another one has taken the application over. */
  movedFrom?: Team
  shown: Result
  next: Result
}

/** Names changes in their order, by which the publishing admin says what she saw. */
export const digestOf = (changes: Unpublished[]): string =>
  digest(
    changes.map(({ id, team, movedFrom, shown, next }) => [
      ...[id, shown.pass, shown.date, next.pass, next.date],
      ...(movedFrom ? [movedFrom, team] : []),
    ]),
  )
