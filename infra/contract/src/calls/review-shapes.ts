/** Shapes that the calls of reviewing share. */
import { z } from 'zod'
import { CANNOT_TELL } from '../certainty/bands.ts'
import {
  CRITERION_NAME_MAX,
  CRITERION_SENTENCE_MAX,
  KIT_OPENING_MAX,
  KIT_QUESTION_MAX,
  KIT_QUESTIONS_MAX,
  PLACES_MAX,
  REVIEW_TEXT_MAX,
  REVIEWS_NEEDED_MAX,
  SCORE_MAX,
  STAGES,
} from '../constants.ts'
import { flag, idText, text, time } from './shapes.ts'
import { appointment } from './timetable/appointment-shapes.ts'

export const stage = z
  .enum(STAGES)
  .optional()
  .describe('Which of the two is judged; the documents where it is not said.')

const upTo = (most: number) => z.int().min(1).max(most)
const sentence = text.max(CRITERION_SENTENCE_MAX)
export const criterion = z.object({
  id: text
    .max(36)
    .describe('Stays the same while names and sentences change.')
    .meta({ examples: ['k7p2m9qa'] }),
  name: text
    .min(1)
    .max(CRITERION_NAME_MAX)
    .meta({ examples: ['열정'] }),
  weight: upTo(5),
  low: sentence.describe('What a score of 1 means.').meta({ examples: ['동기가 드러나지 않습니다.'] }),
  middle: sentence.describe('What a score of 3 means.').meta({ examples: ['까닭이 없습니다.'] }),
  high: sentence.describe('What a score of 5 means.').meta({ examples: ['까닭이 뚜렷합니다.'] }),
})
export const question = z.object({
  id: text
    .max(36)
    .describe('Stays the same while its texts change.')
    .meta({ examples: ['q3v8n1xc'] }),
  text: text
    .min(1)
    .max(KIT_QUESTION_MAX)
    .meta({ examples: ['가장 어려웠던 협업은 무엇이었나요?'] }),
  shows: text
    .max(KIT_QUESTION_MAX)
    .describe('What a good answer shows.')
    .meta({ examples: ['갈등을 말로 푸는지'] }),
})
const opening = text
  .max(KIT_OPENING_MAX)
  .describe('How the interview begins.')
  .meta({ examples: ['와 주셔서 고맙습니다. 20분 동안 이야기합니다.'] })
export const kit = z
  .object({ opening, questions: z.array(question).max(KIT_QUESTIONS_MAX) })
  .describe('What is asked in an interview; empty for the documents.')
export const sentKit = z
  .object({ opening, questions: z.array(question.partial({ id: true })).max(KIT_QUESTIONS_MAX) })
  .optional()
  .describe('All questions in their order; one without an id is new. Without it the kit stays as it is.')
export const interview = appointment
  .pick({ day: true, start: true, length: true, minute: true, minutes: true, place: true })
  .describe('When and where the applicant is interviewed.')

export const version = z.int().min(0).describe('The stored version; 0 where nothing is stored.')
/** The real id opens the public view of an application, which names the applicant. */
export const pseudonym = text
  .describe("Stands for the application in this member's calls of reviewing; it is not its address.")
  .meta({ examples: ['Jm3q0vXk2rT8yWb5dLz1hQ'] })
export const number = z
  .int()
  .describe('By which a team speaks of the application; the same for all, and unrelated to names and times.')
  .meta({ examples: [4821] })
export const memberId = idText
  .min(1)
  .max(36)
  .meta({ examples: ['feedbeef-1234-4abc-8def-000000000011'] })
export const memberName = text
  .min(1)
  .max(50)
  .meta({ examples: ['나리'] })
export const person = z.object({ id: memberId, name: memberName })
export const needed = upTo(REVIEWS_NEEDED_MAX).describe('So many reviews each application needs.')
export const places = upTo(PLACES_MAX)
  .nullable()
  .describe('How many applicants can be taken at this stage; null while the admin has named no number.')
export const isOpen = flag.describe(
  'The reviews are open: members read all of them, and none changes any more.',
)

export const state = z.enum(['draft', 'submitted', 'recused'])
export const scores = z
  .record(text, upTo(SCORE_MAX))
  .describe('By the id of a criterion; a missing one is not scored.')
  .meta({ examples: [{ k7p2m9qa: 4 }] })
export const comment = text
  .describe(`For the other reviewers, at most ${REVIEW_TEXT_MAX} characters.`)
  .meta({ examples: ['계획이 구체적입니다.'] })
export const answers = z
  .record(text.max(36), text)
  .describe(
    `What was said in the interview, by the id of a question; at most ${REVIEW_TEXT_MAX} characters each.`,
  )
  .meta({ examples: [{ q3v8n1xc: '역할을 다시 나누자고 먼저 말함' }] })
export const ownReview = z.object({
  version,
  state,
  scores,
  answers,
  comment,
  note: text.describe('No one else ever reads it.').meta({ examples: ['면접에서 다시 묻기'] }),
  recusal: text.describe('Why the member does not review this application.').meta({ examples: [''] }),
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
const index = z.int().min(0)
export const names = z
  .object({
    isHidden: flag.describe('An admin has hidden them: the text has a block at each place.'),
    places: z.array(
      z.object({
        field: text
          .describe("A field of `content`, or 'answer:' and the id of a question.")
          .meta({ examples: ['applyReason'] }),
        start: index,
        end: index.describe('In UTF-16 code units, as is `start`.'),
      }),
    ),
  })
  .describe("Where the texts have their author's name, ids, e-mail or phone; none in an interview.")
export const disagreement = z
  .int()
  .nullable()
  .describe('1 where the reviewers disagree most; null before the reviews are open, and of fewer than two.')

const chance = z
  .number()
  .describe('In which share of draws the applicant is among the best, from 0 to 1: an estimate.')
  .meta({ examples: [0.46] })
export const certainty = z
  .object({
    cannotTell: z
      .enum(CANNOT_TELL)
      .nullable()
      .describe('Why the reviews do not say how sure the list is; null where they do.'),
    readAgain: z.int().describe('How many of the reviews were read again.'),
  })
  .nullable()
  .describe('Null before the reviews are open, and without a number of places.')
export const sure = z
  .object({ chance, before: chance.nullable() })
  .nullable()
  .describe(
    'How sure it is that the applicant is among the best; `before`: without the reviews that were read again.',
  )
