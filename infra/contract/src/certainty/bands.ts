/** How sure it is that an applicant is among the best: the word, and on which side she is. */
export type Band = 'clearIn' | 'closeIn' | 'open' | 'closeOut' | 'clearOut'

/** Why nothing can be said. */
export const CANNOT_TELL = ['fewReviews', 'fewReviewers'] as const
export type CannotTell = (typeof CANNOT_TELL)[number]
/** Why no application is read again: for one of these reasons, or because the time for it is another. */
export const CANNOT_READ_AGAIN = [...CANNOT_TELL, 'noPlaces', 'isUnfinished', 'isOpen'] as const
export type CannotReadAgain = (typeof CANNOT_READ_AGAIN)[number]
/** Below these the reviews say nothing. */
export const LEAST_REVIEWS = 30
export const LEAST_REVIEWERS = 3

/** The band of a share, as it is written: in whole per cent. */
export function bandOf(share: number): Band {
  const percent = Math.round(share * 100)
  if (percent >= 90) return 'clearIn'
  if (percent >= 70) return 'closeIn'
  if (percent > 30) return 'open'
  return percent > 10 ? 'closeOut' : 'clearOut'
}

/** Whom one more review would change most, first: those whose share is nearest to one half. */
export const readAgainFirst = (shares: ReadonlyMap<string, number>): string[] =>
  [...shares]
    .map(([id, share]) => ({ id, apart: Math.abs(share - 1 / 2) }))
    .sort((one, other) => one.apart - other.apart || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id)
