import { isDeepStrictEqual } from 'node:util'
import { AppError, written } from '@recruit/chassis/http/errors'
import type { Calls, RequestOf } from '@recruit/contract'
import { REVIEW_TEXT_MAX } from '@recruit/contract/constants'
import { pick } from '@recruit/contract/fields/pick'
import { scoreOf } from '@recruit/contract/rules/review-statistics'
import { lengthOf, normalise } from '@recruit/contract/text'
import { isLocked, mayReadOthers, type OwnReview, type Written } from './judging.ts'
import { shownReview } from './read-application.ts'
import type { Beside } from './review.model.ts'
import { findToReview, type Reviewing } from './review-list.ts'

type SentReview = Omit<RequestOf<Calls['saveReview']>, 'team' | 'stage'>
type Sent = Pick<SentReview, 'id' | 'version'>

/** Saves a draft, submits, or turns a submitted review into a draft again. */
export const saveReview = (
  reviewing: Reviewing,
  { id, version, state, scores, answers = {}, comment, note }: SentReview,
): Promise<OwnReview> => {
  const texts = tidied({ comment, note })
  const said = tidied(answers)
  return write(reviewing, { id, version }, ({ criteria, kit, stored }) => {
    const known = ofIds(
      criteria.map((one) => one.id),
      scores,
    )
    if (state === 'submitted' && scoreOf(criteria, known) === null) throw new AppError('reviewIncomplete')
    // A note on a question that was removed meanwhile stays.
    const asked = [...kit.questions.map((one) => one.id), ...Object.keys(stored?.answers ?? {})]
    return { state, scores: known, answers: ofIds(asked, said), ...texts, recusal: '' }
  })
}

/** Leaves this application to others, and keeps what the member has written. */
export const recuse = (reviewing: Reviewing, { reason, ...sent }: Sent & { reason: string }) => {
  const { recusal } = tidied({ recusal: reason })
  const nothing = { scores: {}, answers: {}, comment: '', note: '' }
  return write(reviewing, sent, ({ stored }) => ({ ...nothing, ...stored, state: 'recused', recusal }))
}

/**
 * Writes the next version of the member's own review. Throws 'conflict' with the stored one if another version was
 * read, 'refused' once the others' reviews could be read, because a changed score might follow them.
 */
async function write(
  reviewing: Reviewing,
  { id, version }: Sent,
  next: (beside: Beside) => Written,
): Promise<OwnReview> {
  const { stores, judging, member } = reviewing
  const application = await findToReview(reviewing, id)
  const saved = await stores.reviews.write(application.id, judging, member, (beside) => {
    const { stored, phase, submitted, seenMost } = beside
    const wanted = next(beside)
    if (stored && isRepeat(stored, version, wanted)) return null
    if ((stored?.version ?? 0) !== version)
      throw new AppError('staleVersion', { flags: { stored: stored && shownReview(stored) } })
    if (mayReadOthers(phase, stored?.state, submitted) || isLocked(stored, seenMost))
      throw new AppError('reviewClosed')
    return wanted
  })
  return written(saved)
}

/** A repeat of a write whose answer was lost. */
const isRepeat = (stored: OwnReview, version: number, { state, ...wanted }: Written) =>
  stored.version === version + 1 &&
  isDeepStrictEqual(
    { state, ...wanted },
    pick(stored, ['state', 'scores', 'answers', 'comment', 'note', 'recusal']),
  )

/** Drops what belongs to removed criteria or questions, and empty texts. */
const ofIds = <Value>(ids: string[], values: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const value = values[id]
      return value === undefined || value === '' ? [] : [[id, value]]
    }),
  )

function tidied<Name extends string>(texts: Record<Name, string>): Record<Name, string> {
  const entries = Object.entries<string>(texts).map(([name, text]) => [name, normalise(text)] as const)
  if (entries.some(([, text]) => lengthOf(text) > REVIEW_TEXT_MAX)) throw new AppError('reviewTooLong')
  return Object.fromEntries(entries) as Record<Name, string>
}
