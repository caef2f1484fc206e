/** The examples of the calls of reviewing. */
import type * as administration from '../calls/review-administration.ts'
import type * as reviewing from '../calls/reviewing.ts'
import { WEBDEV } from '../constants.ts'
import { SCORED } from '../fields/application-values.ts'
import { pick } from '../fields/pick.ts'
import { messages } from '../messages.ts'
import type { Examples } from './example-types.ts'
import { content, id, identity, said, time } from './example-values.ts'

const member = { id: 'feedbeef-1234-4abc-8def-000000000011', name: '나리' }
const colleague = { id: 'feedbeef-1234-4abc-8def-000000000012', name: '소라' }
const pseudonym = 'Jm3q0vXk2rT8yWb5dLz1hQ'
const digest = 'x3v5Cq1mZr0yJd8kWb7n2A'
const sentences = { low: '동기가 드러나지 않습니다.', middle: '까닭이 없습니다.', high: '까닭이 뚜렷합니다.' }
const criteria = [{ id: 'k7p2m9qa', name: '열정', weight: 3, ...sentences }]
const scores = { k7p2m9qa: 4 }
const comment = '계획이 구체적입니다.'
const written = { scores, comment, note: '면접에서 다시 묻기' }
const draft = { ...written, version: 2, state: 'draft', recusal: '', updatedAt: time } as const
const aggregate = { count: 2, median: 4, mean: 4, deviation: 1, lowest: 3, highest: 5 }
const team = WEBDEV
const phase = { needed: 2, isOpen: false }
const assignment = { team, needed: 2, members: [{ ...member, teams: [team] }] }

export const reviewingExamples: Pick<Examples, keyof typeof reviewing | keyof typeof administration> = {
  reviewCriteria: { request: { team }, reply: { team, version: 1, criteria } },
  setReviewCriteria: {
    request: { team, version: 0, criteria: [{ name: '열정', weight: 3, ...sentences }] },
    reply: { ...said(messages.criteriaSaved), version: 1, criteria },
  },
  previewAssignment: {
    request: assignment,
    reply: { digest, applications: 12, loads: [{ member, present: 0, added: 12 }], short: 12 },
  },
  assignReviewers: {
    request: { ...assignment, digest },
    reply: { ...said(messages.reviewersAssigned), added: 12 },
  },
  listAssignments: {
    request: { team },
    reply: {
      team,
      applications: [{ _id: id, name: identity.name, number: 4821, members: [member, colleague] }],
    },
  },
  removeAssignment: {
    request: { _id: id, member: member.id, to: { ...colleague, teams: [team] } },
    reply: said(messages.assignmentRemoved),
  },
  listReviews: {
    request: { team },
    reply: {
      team,
      ...phase,
      applications: [
        { id: pseudonym, number: 4821, state: 'draft', version: 2, aggregate: null, disagreement: null },
      ],
    },
  },
  reviewApplication: {
    request: { team, id: pseudonym },
    reply: {
      id: pseudonym,
      number: 4821,
      team,
      content: pick(content, SCORED),
      availability: '12.6 (Sun) 9–13',
      criteria,
      isOpen: false,
      review: draft,
      isClosed: false,
      others: null,
      aggregate: null,
    },
  },
  saveReview: {
    request: { team, id: pseudonym, version: 1, state: 'draft', ...written },
    reply: { ...said(messages.reviewSaved), review: draft },
  },
  recuseReview: {
    request: { team, id: pseudonym, version: 2, reason: '같은 동아리에 있습니다.' },
    reply: {
      ...said(messages.reviewRecused),
      review: { ...draft, version: 3, state: 'recused', recusal: '같은 동아리에 있습니다.' },
    },
  },
  takeOverCriteria: {
    request: { term: 1, teams: [{ team, version: 1 }] },
    reply: said(messages.criteriaTakenOver),
  },
  setReviewPhase: {
    request: { team, isOpen: true },
    reply: { ...said(messages.reviewPhaseSaved), needed: 2, isOpen: true },
  },
  reviewProgress: {
    request: { team },
    reply: {
      team,
      ...phase,
      isAssigned: true,
      applications: 12,
      complete: 3,
      reviewers: [{ member, assigned: 12, submitted: 5, recused: 1 }],
    },
  },
  reviewResults: {
    request: { team },
    reply: {
      team,
      needed: 2,
      isOpen: true,
      numbers: [{ _id: id, number: 4821 }],
      applications: [
        {
          _id: id,
          name: identity.name,
          aggregate,
          disagreement: 1,
          reviews: [{ member, score: 3, scores: { k7p2m9qa: 3 }, comment }],
          missing: [colleague],
        },
      ],
      reviewers: [{ member, count: 5, offset: -0.4 }],
    },
  },
}
