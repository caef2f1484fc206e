import { pick } from '@recruit/contract/fields/pick'
import { normalise } from '@recruit/contract/text'
import type { Reply } from '../../../api/client.ts'
import type { Known } from '../../../api/drafts/draft-session.ts'
import type { Fields } from '../../../api/drafts/merge.ts'

export type OwnReview = Reply<'saveReview'>['review']
export type Criterion = Reply<'reviewApplication'>['criteria'][number]

/** What a reviewer writes of one application. */
export type Written = Pick<OwnReview, 'scores' | 'comment' | 'note'>
export type WrittenField = keyof Written

/** What the server holds of her review. */
export interface KnownReview extends Known<Written> {
  state: 'none' | OwnReview['state']
  recusal: string
  /** ISO 8601; null where nothing is stored. */
  updatedAt: string | null
}

export const knownReview = (review: OwnReview | null): KnownReview => ({
  values: review
    ? { scores: review.scores, comment: review.comment, note: review.note }
    : { scores: {}, comment: '', note: '' },
  version: review?.version ?? 0,
  state: review?.state ?? 'none',
  recusal: review?.recusal ?? '',
  updatedAt: review?.updatedAt ?? null,
})

const isSameScores = (one: Written['scores'], other: Written['scores']) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (criterion) => one[criterion] === other[criterion],
  )

/** Texts are the same when they are stored alike: a syllable may have been typed or pasted in either form. */
export const REVIEW_FIELDS: Fields<Written, WrittenField> = {
  names: ['scores', 'comment', 'note'],
  isSame: (field, whole, part) => {
    if (field === 'scores') return part.scores !== undefined && isSameScores(whole.scores, part.scores)
    const there = part[field]
    return there !== undefined && normalise(whole[field]) === normalise(there)
  },
  pick,
}

/** The first criterion without a score. */
export const firstUnscored = (criteria: readonly Criterion[], { scores }: Written) =>
  criteria.find(({ id }) => scores[id] === undefined)
