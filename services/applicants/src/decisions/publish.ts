import type { By } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import type { SettingsClient } from '@recruit/settings/client'
import type { Named, PublicationStore } from './publication.model.ts'
import { announcementOf, digestOf, lastAnnouncementOf, UNCOUNTED } from '../application/shown-result.ts'

const named = ({ id, name, team }: Named) => ({ _id: id, name, team })

/**
 * The changes that publishing would make: what each applicant sees now and afterwards, who is undecided and who has no
 * date. `whileHidden`: also what showing results would.
 */
export async function readUnpublished(
  publications: PublicationStore,
  settings: SettingsClient,
  { whileHidden }: { whileHidden?: 'true' },
) {
  const now = await settings.now()
  const [running, last] = [announcementOf(now), lastAnnouncementOf(now)]
  const isListed = (running !== null || whileHidden !== undefined) && last !== UNCOUNTED
  const [changes, undecided, withoutDate, decided, isFirst] = await Promise.all([
    isListed ? publications.changes(now.term, last) : [],
    publications.undecided(now.term),
    publications.passersWithoutDate(now.term),
    publications.counts(now.term),
    isListed && running === null && publications.isFirst(now.term, last),
  ])
  return {
    isPublic: running !== null,
    changes: changes.map(({ shown, next, ...who }) => ({ ...named(who), shown, next })),
    seen: digestOf(changes),
    isFirst,
    decided,
    undecided: undecided.map(named),
    withoutDate: withoutDate.map(named),
  }
}

/** Shows decisions to applicants, except excluded ones. Throws 'conflict' if they are no longer what was seen. */
export async function publish(
  publications: PublicationStore,
  settings: SettingsClient,
  { seen, left = [] }: { seen: string; left?: number[] },
  by: By,
): Promise<number> {
  const now = await settings.now()
  if (lastAnnouncementOf(now) === UNCOUNTED) throw new AppError('notHeldBack')
  const published = await publications.publish(now, { seen, left: new Set(left) }, by)
  if (published === 'stale') throw new AppError('changedSinceSeen')
  return published
}
