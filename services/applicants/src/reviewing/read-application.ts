import { AppError } from '@recruit/chassis/http/errors'
import { scoreOf } from '@recruit/contract/rules/review-statistics'
import type { Language } from '@recruit/contract/text'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { ApplicantStore } from '../application/applicant.model.ts'
import { hoursInWords } from '../application/in-words.ts'
import type { QuestionStore } from '../application/questions/question.model.ts'
import { periodOf } from '../shared/running-term.ts'
import { aggregateReviews, isLocked, mayReadOthers, type OwnReview } from './judging.ts'
import { findToReview, type Reviewing, shownInterview } from './review-list.ts'
import { scoredOf, withoutNames } from './scored.ts'

/** An application for a reviewer: the submitted version, without what identifies its author. */
export async function readToReview(
  { applicants, questions }: { applicants: Pick<ApplicantStore, 'get'>; questions: QuestionStore },
  settings: SettingsClient,
  reviewing: Reviewing,
  { id: pseudonym, language }: { id: string; language: Language },
) {
  const { stores, member, judging } = reviewing
  const { id, number, interview } = await findToReview(reviewing, pseudonym)
  const [now, application, phase, criteria, kit, own, counts, seenMost, isHidden] = await Promise.all([
    settings.now(),
    applicants.get(id),
    stores.phases.read(judging),
    stores.criteria.read(judging),
    stores.criteria.kit(judging),
    stores.reviews.own(id, judging, member.id),
    stores.reviews.counts(judging, id),
    stores.reviews.seenMost(judging, id),
    stores.hiddenNames.has(id),
  ])
  const submitted = application?.submitted
  if (!submitted) throw new AppError('notFound')
  const written = { ...application, submitted }
  const read = scoredOf(await questions.recently(judging.term), written)
  // A panel meets the applicant, so nothing that names her is marked in an interview.
  const { scored, names } =
    judging.stage === 'interview'
      ? { scored: read, names: { isHidden: false, places: [] } }
      : withoutNames(read, written, isHidden)
  const interviewDays = submitted.interviewDays ?? periodOf(now, judging.term)?.days ?? null
  const isReadable = mayReadOthers(phase, own?.state, counts.get(id) ?? 0)
  const known = isReadable ? await readOthers(reviewing, id) : { others: null, aggregate: null }
  return {
    id: pseudonym,
    number,
    team: judging.team,
    ...scored,
    names,
    availability: hoursInWords({ ...submitted, interviewDays }, language),
    criteria,
    isOpen: phase.isOpen,
    review: own && shownReview(own),
    isClosed: isReadable || isLocked(own, seenMost),
    ...known,
    kit,
    ...(judging.stage === 'interview' && {
      ...shownInterview(application.name, interview),
      documents: await readDocuments(reviewing, id),
    }),
  }
}

/** How the documents were judged, for a panel's member who may know it there; else null. */
async function readDocuments({ stores, member, judging, ...rest }: Reviewing, id: string) {
  const documents = { ...judging, stage: 'documents' as const }
  const [phase, own, counts, criteria] = await Promise.all([
    stores.phases.read(documents),
    stores.reviews.own(id, documents, member.id),
    stores.reviews.counts(documents, id),
    stores.criteria.read(documents),
  ])
  if (!mayReadOthers(phase, own?.state, counts.get(id) ?? 0)) return null
  const known = await readOthers({ stores, member, judging: documents, ...rest }, id)
  return {
    aggregate: known.aggregate,
    others: known.others.map(({ member: other, scores, comment }) => ({
      member: other,
      score: scoreOf(criteria, scores) ?? 0,
      comment,
    })),
  }
}

/** The reviews of others, for a member who may read them. */
async function readOthers({ stores, member, judging }: Reviewing, id: string) {
  const [reviews, names, criteria] = await Promise.all([
    stores.reviews.submitted(judging, [id]),
    stores.reviewers.names(judging.term),
    stores.criteria.read(judging),
  ])
  return {
    others: reviews
      .filter((review) => review.member !== member.id)
      .map(({ member: other, scores, answers, comment }) => ({
        member: { id: other, name: names.get(other) ?? other },
        ...{ scores, answers, comment },
      })),
    aggregate: aggregateReviews(criteria, reviews),
  }
}

export const shownReview = ({ updatedAt, seen: _, ...review }: OwnReview) => ({
  ...review,
  updatedAt: updatedAt.toISOString(),
})
