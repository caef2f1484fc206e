import {
  type Aggregate,
  aggregateOf,
  scoreOf,
  type Weighted,
} from '@recruit/contract/rules/review-statistics'

/** The rules of judging together; no I/O. */
export type ReviewState = 'draft' | 'submitted' | 'recused'

export interface Criterion extends Weighted {
  name: string
  low: string
  middle: string
  high: string
}
export interface Phase {
  /** How many submitted reviews each application needs. */
  needed: number
  isOpen: boolean
  /** Members find only what is assigned to them. */
  isAssigned: boolean
  criteriaVersion: number
}
/** What all reviewers see of it. */
export const shownPhase = ({ needed, isOpen }: Phase) => ({ needed, isOpen })

/** What a member writes of an application. */
export interface Written {
  state: ReviewState
  scores: Record<string, number>
  comment: string
  note: string
  recusal: string
}
export interface OwnReview extends Written {
  version: number
  /** One of SEEN. */
  seen: number
  updatedAt: Date
}
/** What others may read of a review, once they may. */
export interface SubmittedReview {
  application: string
  member: string
  scores: Record<string, number>
  comment: string
}

/**
 * Whether a member may know what the others think of an application: the one place that decides it. `submitted`
 * counts the member's own review too.
 */
export const mayReadOthers = (
  { isOpen, needed }: Pick<Phase, 'isOpen' | 'needed'>,
  own: ReviewState | undefined,
  submitted: number,
): boolean => isOpen || (own === 'submitted' && submitted >= needed)

/** Who could read a submitted review so far. It only grows: a review that was read stays known. */
export const SEEN = { byNone: 0, byReviewers: 1, byAll: 2 } as const

/** Whether a member may no longer write about an application: her own review was read, or everyone has read one. */
export const isLocked = (own: { seen: number } | null, seenMost: number): boolean =>
  (own?.seen ?? SEEN.byNone) > SEEN.byNone || seenMost === SEEN.byAll

/** The scores of an application's reviews, each review as one. */
export const scoresOf = (criteria: Criterion[], reviews: SubmittedReview[]): number[] =>
  reviews.flatMap(({ scores }) => scoreOf(criteria, scores) ?? [])

export const aggregateReviews = (criteria: Criterion[], reviews: SubmittedReview[]): Aggregate | null =>
  aggregateOf(scoresOf(criteria, reviews))
