/** How members review applications without seeing others' reviews; the applicants service answers. */
import { z } from 'zod'
import { callsOf } from './call.ts'
import { askedShape } from './question-shapes.ts'
import {
  aggregate,
  answers,
  comment,
  criterion,
  disagreement,
  interview,
  isOpen,
  kit,
  names,
  needed,
  number,
  ownReview,
  person,
  pseudonym,
  scores,
  stage,
  state,
  version,
} from './review-shapes.ts'
import { flag, messageOf, personName, scoredShape, team, text } from './shapes.ts'

const call = callsOf({ service: 'applicants' })

const ofInterview = {
  name: personName.optional().describe('Of an interview only: its panel meets the applicant.'),
  interview: interview.optional(),
}
export const reviewCriteria = call({
  method: 'GET',
  path: '/api/review/criteria',
  summary: "Read a team's criteria",
  description: 'Of the running term.',
  who: 'review',
  request: z.object({ team, stage }),
  reply: z.object({ team, version, criteria: z.array(criterion), kit }),
})
export const listReviews = call({
  method: 'GET',
  path: '/api/review/list',
  summary: 'Read what the member has to review',
  description:
    "One team's submitted applications of the running term: those that are assigned to the member, or all where nothing is assigned. In an order of the member's own; interviews in the order of their times, those that the member holds.",
  reasons: ['membersOnly'],
  who: 'review',
  request: z.object({ team, stage }),
  reply: z.object({
    team,
    needed,
    isOpen,
    applications: z.array(
      z.object({
        id: pseudonym,
        number,
        state: z.enum(['none', ...state.options]).describe("Of the member's own review."),
        version,
        aggregate: aggregate
          .nullable()
          .describe(
            "Null until the member's own review and as many as are needed are submitted, or the reviews are open.",
          ),
        disagreement,
        ...ofInterview,
      }),
    ),
  }),
  timeoutSeconds: 10,
})
export const reviewApplication = call({
  method: 'GET',
  path: '/api/review/application',
  summary: 'Read an application to review it',
  description:
    'As it was submitted, without what says who wrote it. Where a text does, `names` has the place, and once an admin has hidden it a block of one width replaces it. An interview has the name, the questions and, once the member may know them, the reviews of the documents.',
  reasons: ['membersOnly', 'notFound'],
  who: 'review',
  request: z.object({ team, stage, id: pseudonym }),
  reply: z.object({
    id: pseudonym,
    number,
    team,
    content: z.object(scoredShape),
    questions: askedShape.questions,
    answers: askedShape.answers,
    names,
    availability: text
      .describe("When the applicant can come, in words of the caller's language.")
      .meta({ examples: ['12.6 (Sun) 9–13'] }),
    criteria: z.array(criterion),
    isOpen,
    review: ownReview.nullable(),
    isClosed: flag.describe("The others' reviews can be read, so the member's own no longer changes."),
    others: z
      .array(z.object({ member: person, scores, answers, comment }))
      .nullable()
      .describe('The submitted reviews of the others; null as long as they are not to be known.'),
    aggregate: aggregate.nullable(),
    ...ofInterview,
    kit,
    documents: z
      .object({
        aggregate: aggregate.nullable(),
        others: z.array(z.object({ member: person, score: z.number(), comment })),
      })
      .nullable()
      .optional()
      .describe('Of an interview: how the documents were judged; null as long as it is not to be known.'),
  }),
})
const failureFields = {
  stored: ownReview.nullable().optional().describe("The member's own review as it is stored."),
}
const written = { team, stage, id: pseudonym, version }
export const saveReview = call({
  method: 'PUT',
  path: '/api/review/save',
  summary: "Save or submit the member's own review",
  description:
    'A draft may lack scores. A submitted one can change, or be a draft again, until the reviews of others can be read. Where another version is stored 409 is answered, with that version as `stored`; a repeat of what is stored is answered as saved.',
  reasons: ['membersOnly', 'reviewClosed', 'reviewIncomplete', 'reviewTooLong', 'notFound', 'staleVersion'],
  failureFields,
  who: 'review',
  request: z.object({
    ...written,
    state: state.exclude(['recused']),
    scores,
    answers: answers.optional(),
    comment,
    note: text.describe('No one else ever reads it.').meta({ examples: ['면접에서 다시 묻기'] }),
  }),
  reply: messageOf('reviewSaved').extend({ review: ownReview }),
})
export const recuseReview = call({
  method: 'PUT',
  path: '/api/review/recuse',
  summary: 'Leave the review of an application to others',
  description:
    'Takes the assignment away; what is written stays. Saving a draft later ends it, without the assignment.',
  reasons: ['membersOnly', 'reviewClosed', 'reviewTooLong', 'notFound', 'staleVersion'],
  failureFields,
  who: 'review',
  request: z.object({ ...written, reason: text.meta({ examples: ['같은 동아리에 있습니다.'] }) }),
  reply: messageOf('reviewRecused').extend({ review: ownReview }),
})
