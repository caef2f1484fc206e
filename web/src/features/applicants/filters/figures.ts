import type { Reply } from '../../../api/client.ts'
import type { Seen } from '../../staff/applicants.ts'

/** The summary of an application's reviews. */
export interface Judged {
  /** Their mean; null where none is submitted. */
  score: number | null
  /** Their standard deviation; null of fewer than two. */
  apart: number | null
  /** How many are still to come: of those assigned, or until there are as many as are needed. */
  missing: number
  /** Who is assigned and has not submitted. */
  awaited: readonly string[]
}

/** Figures that are not part of the list; null where this viewer may not see them or there are none. */
export interface Figures {
  judged: ReadonlyMap<string, Judged> | null
  /** What those see whose changes are not published. */
  unpublished: ReadonlyMap<string, Seen> | null
}
export const NO_FIGURES: Figures = { judged: null, unpublished: null }

/** By application; null before the reviews are open, and where there is no review. */
export function judgedOf(results: Reply<'reviewResults'> | undefined): Figures['judged'] {
  if (!results?.isOpen || results.applications.every(({ reviews }) => reviews.length === 0)) return null
  return new Map(
    results.applications.map(({ _id, aggregate, disagreement, reviews, missing }): [string, Judged] => [
      _id,
      {
        score: aggregate?.mean ?? null,
        apart: disagreement === null ? null : (aggregate?.deviation ?? null),
        missing: Math.max(missing.length, results.needed - reviews.length, 0),
        awaited: missing.map(({ name }) => name),
      },
    ]),
  )
}

/** Null while results are not public: then nothing waits to be published. */
export const unpublishedOf = (unpublished: Reply<'unpublished'> | undefined): Figures['unpublished'] =>
  unpublished?.isPublic ? new Map(unpublished.changes.map(({ _id, shown }) => [_id, shown])) : null
