import type { Calls, ReplyOf } from '@recruit/contract'
import { type Aggregate, aggregateOf, scoreOf } from '@recruit/contract/rules/review-statistics'

/** The rules of reviewing; no I/O. */
export type ReviewState = 'draft' | 'submitted' | 'recused'

type CriteriaReply = ReplyOf<Calls['reviewCriteria']>
export type Criterion = CriteriaReply['criteria'][number]
/** What is asked in an interview. */
export type Kit = CriteriaReply['kit']
export const NO_KIT: Kit = { opening: '', questions: [] }

export interface Phase {
  /** How many submitted reviews each application needs. */
  needed: number
  isOpen: boolean
  /** Members see only applications that are assigned to them. */
  isAssigned: boolean
  criteriaVersion: number
  /** How many applicants can be taken. */
  places: number | null
}
/** What all reviewers see of it. */
export const shownPhase = ({ needed, isOpen }: Phase) => ({ needed, isOpen })

/** A member with an application. */
export interface Pair {
  application: string
  member: string
}
export const pairKey = ({ application, member }: Pair) => `${application} ${member}`

/** A member's review of an application. */
export interface Written {
  state: ReviewState
  scores: Record<string, number>
  /** What was said in an interview, by the id of a question. */
  answers: Record<string, string>
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
/** The part of a review that others may read, later. */
export interface SubmittedReview extends Pair {
  scores: Record<string, number>
  answers: Record<string, string>
  comment: string
}

/**
 * Whether a member may read the others' reviews of an application: the one place that decides it. `submitted` includes
 * the member's own review.
 */
export const mayReadOthers = (
  { isOpen, needed }: Pick<Phase, 'isOpen' | 'needed'>,
  own: ReviewState | undefined,
  submitted: number,
): boolean => isOpen || (own === 'submitted' && submitted >= needed)

/** Who could read a submitted review so far. It only grows: a review that was read stays known. */
export const SEEN = { byNone: 0, byReviewers: 1, byAll: 2 } as const

/** Whether a member may no longer write about an application: her review was read, or everyone has read one. */
export const isLocked = (own: { seen: number } | null, seenMost: number): boolean =>
  (own?.seen ?? SEEN.byNone) > SEEN.byNone || seenMost === SEEN.byAll

export const scoresOf = (criteria: Criterion[], reviews: SubmittedReview[]): number[] =>
  reviews.flatMap(({ scores }) => scoreOf(criteria, scores) ?? [])

export const aggregateReviews = (criteria: Criterion[], reviews: SubmittedReview[]): Aggregate | null =>
  aggregateOf(scoresOf(criteria, reviews))
