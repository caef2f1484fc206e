import { lengthOf, normalise } from '@recruit/contract/text'
import type { Reply } from '../../../api/client.ts'

export type OwnReview = Reply<'saveReview'>['review']
export type Criterion = Reply<'reviewApplication'>['criteria'][number]

/** What a reviewer writes of one application. */
export type Written = Pick<OwnReview, 'scores' | 'comment' | 'note'>
export type WrittenField = keyof Written
export const WRITTEN_FIELDS = ['scores', 'comment', 'note'] as const satisfies WrittenField[]

export const NOTHING: Written = { scores: {}, comment: '', note: '' }
export const writtenOf = (review: OwnReview | null): Written =>
  review ? { scores: review.scores, comment: review.comment, note: review.note } : NOTHING

const sameScores = (a: Written['scores'], b: Written['scores']) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((criterion) => a[criterion] === b[criterion])

/** Texts are the same when they are stored alike: a syllable may have been typed or pasted in either form. */
export const sameIn = (field: WrittenField, a: Written, b: Written): boolean =>
  field === 'scores' ? sameScores(a.scores, b.scores) : normalise(a[field]) === normalise(b[field])

/** The fields in which two versions differ. */
export const differing = (a: Written, b: Written): WrittenField[] =>
  WRITTEN_FIELDS.filter((field) => !sameIn(field, a, b))

export const isSame = (a: Written, b: Written): boolean => differing(a, b).length === 0

/** The first criterion without a score. */
export const firstUnscored = (criteria: readonly Criterion[], { scores }: Written) =>
  criteria.find(({ id }) => scores[id] === undefined)

/** The version of a text that was not chosen, kept with the review until it is submitted. */
export interface Aside {
  field: WrittenField
  text: string
  at: number
}

export type Side = 'mine' | 'theirs'

/** Makes one version of two; the texts that were not chosen are kept. */
export function merged(
  mine: Written,
  theirs: Written,
  sideOf: (field: WrittenField) => Side,
  at = Date.now(),
): { values: Written; asides: Aside[] } {
  const values = { ...theirs }
  const asides: Aside[] = []
  for (const field of differing(mine, theirs)) {
    const isMine = sideOf(field) === 'mine'
    if (isMine) Object.assign(values, { [field]: mine[field] })
    const left = isMine ? theirs[field] : mine[field]
    if (typeof left === 'string' && lengthOf(left.trim()) > 0) asides.push({ field, text: left, at })
  }
  return { values, asides }
}
