/** Shapes that the calls of reviewing share. */
import { z } from 'zod'
import {
  CRITERION_NAME_MAX,
  CRITERION_SENTENCE_MAX,
  REVIEW_TEXT_MAX,
  REVIEWS_NEEDED_MAX,
  SCORE_MAX,
} from '../constants.ts'
import { flag, idText, text, time } from './shapes.ts'

const upTo = (most: number) => z.int().min(1).max(most)
const sentence = text.max(CRITERION_SENTENCE_MAX)
export const criterion = z.object({
  id: text.max(36).describe('Stays the same while names and sentences change.'),
  name: text.min(1).max(CRITERION_NAME_MAX),
  weight: upTo(5),
  low: sentence.describe('What a score of 1 means.'),
  middle: sentence.describe('What a score of 3 means.'),
  high: sentence.describe('What a score of 5 means.'),
})
export const version = z.int().min(0).describe('The stored version; 0 where nothing is stored.')
/** The real id opens the public view of an application, which names the applicant. */
export const pseudonym = text.describe(
  "Stands for the application in this member's calls of reviewing; it is not its address.",
)
export const number = z
  .int()
  .describe('By which a team speaks of the application; the same for all, and unrelated to names and times.')
export const memberId = idText.min(1).max(36)
export const memberName = text.min(1).max(50)
export const person = z.object({ id: memberId, name: memberName })
export const needed = upTo(REVIEWS_NEEDED_MAX).describe('So many reviews each application needs.')
export const isOpen = flag.describe(
  'The reviews are open: members read all of them, and none changes any more.',
)

export const state = z.enum(['draft', 'submitted', 'recused'])
export const scores = z
  .record(text, upTo(SCORE_MAX))
  .describe('By the id of a criterion; a missing one is not scored.')
export const comment = text.describe(`For the other reviewers, at most ${REVIEW_TEXT_MAX} characters.`)
export const ownReview = z.object({
  version,
  state,
  scores,
  comment,
  note: text.describe('Nobody else ever reads it.'),
  recusal: text.describe('Why the member does not review this application.'),
  updatedAt: time,
})
export const aggregate = z.object({
  count: z.int().describe('So many reviews are submitted.'),
  median: z.number(),
  mean: z.number().describe('Of the scores by the weights of the criteria.'),
  deviation: z.number().describe('The standard deviation of the reviews.'),
  lowest: z.number(),
  highest: z.number(),
})
export const disagreement = z
  .int()
  .nullable()
  .describe('1 where the reviewers disagree most; null before the reviews are open, and of fewer than two.')
