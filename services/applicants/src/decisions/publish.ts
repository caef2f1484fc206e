import { type By, type Change, type History, realChanges } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import type { SettingsClient } from '@recruit/settings-client/client'
import { announcementOf, lastAnnouncementOf, UNCOUNTED } from '../application/shown-result.ts'
import type { OnPublished } from '../shared/ports.ts'
import { clearAnswers } from './answers/answer.ts'
import type { Named, PublicationStore } from './publication.model.ts'
import { digestOf, type Unpublished } from './staging.ts'

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
    changes: changes.map(({ shown, next, movedFrom, ...who }) => ({
      ...named(who),
      shown,
      next,
      ...(movedFrom && { movedFrom }),
    })),
    seen: digestOf(changes),
    isFirst,
    decided,
    undecided: undecided.map(named),
    withoutDate: withoutDate.map(named),
  }
}

interface Publishing {
  publications: PublicationStore
  history: History
  /** What other rooms do about a publication. */
  onPublished: OnPublished
}

/**
 * Shows the unpublished decisions to applicants, except excluded ones: immediately, or with the next announcement while
 * results are hidden. Returns how many. Throws 'conflict' if they are no longer what was seen.
 */
export async function publish(
  { publications, history, onPublished }: Publishing,
  settings: SettingsClient,
  { seen, left = [] }: { seen: string; left?: number[] },
  by: By,
): Promise<number> {
  const now = await settings.now()
  const last = lastAnnouncementOf(now)
  const excluded = new Set(left)
  if (last === UNCOUNTED) throw new AppError('notHeldBack')
  const known = await publications.changes(now.term, last)
  assertSeen(known, seen)
  return publications.transaction(async (transaction) => {
    const locked = await publications.lockChanges(now.term, last, idsOf(known), transaction)
    assertSeen(locked, seen)
    const chosen = locked.filter((_, at) => !excluded.has(at))
    const ids = idsOf(chosen)
    if (!now.showResultToApplicant) {
      await publications.showNext(ids, idsOf(locked), last, transaction)
      await history.append(by, linesOf(chosen), transaction)
      return ids.length
    }
    const before = await clearAnswers(ids, last, transaction)
    await publications.show(ids, transaction)
    const after = await clearAnswers(ids, last, transaction)
    await history.append(by, linesOf(chosen, [...before, ...after]), transaction)
    const hasNewResults = chosen.some(({ shown, next }) => shown.pass !== next.pass)
    await onPublished({ now, ids, hasNewResults }, transaction)
    return ids.length
  })
}

const idsOf = (changes: Unpublished[]): string[] => changes.map(({ id }) => id)

function assertSeen(changes: Unpublished[], seen: string): void {
  if (digestOf(changes) !== seen) throw new AppError('changedSinceSeen')
}

/** The lines of the history; none where nothing is published. */
const linesOf = (published: Unpublished[], cleared: Change[] = []): Change[] =>
  published.length === 0
    ? []
    : [...cleared, ...published.flatMap(lineOf), { what: 'published', to: String(published.length) }]

const lineOf = ({ id, team, movedFrom = team, shown, next }: Unpublished): Change[] =>
  realChanges([
    { what: 'publishedPass', about: id, from: shown.pass, to: next.pass },
    { what: 'publishedDate', about: id, from: shown.date, to: next.date },
    { what: 'publishedTeam', about: id, from: String(movedFrom), to: String(team) },
  ])
