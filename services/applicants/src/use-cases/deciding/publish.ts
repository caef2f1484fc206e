import type { By } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import type { SettingsClient } from '@recruit/settings/client'
import { isId } from '../../applicant.ts'
import type { Named, NamedChange, PublicationStore } from '../../publication.model.ts'
import { announcementOf, digestOf, UNCOUNTED } from '../../publication.ts'

const named = ({ id, name, team }: Named) => ({ _id: id, name, team })
const shownTo = (change: NamedChange) => ({
  ...named(change),
  shown: change.shown,
  next: change.next,
  seen: digestOf(change),
})

/** What publishing would change: who sees what now and who then, who is undecided and who has no date. */
export async function readUnpublished(publications: PublicationStore, settings: SettingsClient) {
  const now = await settings.now()
  const running = announcementOf(now)
  const [changes, undecided, withoutDate, decided] = await Promise.all([
    running === null || running === UNCOUNTED ? [] : publications.changes(now.term, running),
    publications.undecided(now.term),
    publications.passersWithoutDate(now.term),
    publications.counts(now.term),
  ])
  return {
    isPublic: running !== null,
    changes: changes.map(shownTo),
    decided,
    undecided: undecided.map(named),
    withoutDate: withoutDate.map(named),
  }
}

/** Shows applicants what was decided since results became public. Throws 'conflict' where that is no longer what was seen. */
export async function publish(
  publications: PublicationStore,
  settings: SettingsClient,
  changes: { _id: string; seen: string }[],
  by: By,
): Promise<number> {
  const now = await settings.now()
  const running = announcementOf(now)
  if (running === UNCOUNTED) throw new AppError('notHeldBack')
  const seen = new Map(changes.map((change) => [change._id, change.seen]))
  const isKnown = running !== null && [...seen.keys()].every(isId)
  const outcome = isKnown ? await publications.publish(now, running, seen, by) : 'stale'
  if (outcome === 'stale') throw new AppError('changedSinceSeen')
  return seen.size
}
